import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import Holidays from '#tests/tools/date-holidays.ts';

import { EU_MEMBERS } from '#content/deadlines/conditions.ts';
import type { OfficeSlug } from '#shared/calendar.ts';

/*
 * Writes the holidays that the calculation of deadlines and the calendar of appointments use, so that neither needs the
 * library. Weekends are never working days of a deadline. Regional and bank-only holidays do not count there, because a
 * missing holiday can only make a deadline earlier.
 */

const YEARS = Array.from({ length: 5 }, (_, index) => 2026 + index);
/** The country code that `date-holidays` needs for each calendar. */
const CALENDARS: Readonly<Record<string, string>> = {
  'us-federal': 'US',
  ...Object.fromEntries(EU_MEMBERS.map((code) => [code, code])),
};

function holidaysOf(country: string): string[] {
  const library = new Holidays(country);
  const days = YEARS.flatMap((year) => library.getHolidays(year))
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10))
    .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
  return [...new Set(days)].sort();
}

export const ALL_HOLIDAYS = () =>
  Object.fromEntries(Object.entries(CALENDARS).map(([calendar, country]) => [calendar, holidaysOf(country)]));

const OFFICES: Readonly<Record<OfficeSlug, readonly [country: string, region: string]>> = {
  london: ['GB', 'ENG'],
  'new-york': ['US', 'NY'],
  'san-francisco': ['US', 'CA'],
};

/** Days on which an office is closed: its public and bank holidays, those at weekends included. */
function closedDays([country, region]: readonly [string, string]): string[] {
  const library = new Holidays(country, region);
  const days = YEARS.flatMap((year) => library.getHolidays(year))
    .filter(({ type }) => type === 'public' || type === 'bank')
    .map(({ date }) => date.slice(0, 10));
  return [...new Set(days)].sort();
}

export const OFFICE_HOLIDAYS = () =>
  Object.fromEntries(Object.entries(OFFICES).map(([office, place]) => [office, closedDays(place)]));

function write(path: string, calendars: Record<string, string[]>): void {
  writeFileSync(join(import.meta.dirname, '..', path), `${JSON.stringify(calendars)}\n`);
}

if (import.meta.main) {
  write('content/deadlines/holidays.json', ALL_HOLIDAYS());
  write('shared/office-holidays.json', OFFICE_HOLIDAYS());
}
