import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import Holidays from '#tests/tools/date-holidays.ts';

import { EU_MEMBERS } from '#content/deadlines/conditions.ts';
import type { OfficeSlug } from '#shared/offices.ts';

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

/** Days with a holiday of one of these types, in order. */
function daysOf(library: Holidays, ...types: string[]): string[] {
  const days = YEARS.flatMap((year) => library.getHolidays(year))
    .filter(({ type }) => types.includes(type))
    .map(({ date }) => date.slice(0, 10));
  return [...new Set(days)].sort();
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

export function deadlineHolidays(): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(CALENDARS).map(([calendar, country]) => [
      calendar,
      daysOf(new Holidays(country), 'public').filter((day) => !isWeekend(day)),
    ]),
  );
}

const OFFICES: Readonly<Record<OfficeSlug, readonly [country: string, region: string]>> = {
  london: ['GB', 'ENG'],
  'new-york': ['US', 'NY'],
  'san-francisco': ['US', 'CA'],
};

/** Days on which an office is closed: its public and bank holidays, those at weekends included. */
export function officeHolidays(): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(OFFICES).map(([office, place]) => [
      office,
      daysOf(new Holidays(...place), 'public', 'bank'),
    ]),
  );
}

function write(path: string, calendars: Record<string, string[]>): void {
  writeFileSync(join(import.meta.dirname, '..', path), `${JSON.stringify(calendars, null, 2)}\n`);
}

if (import.meta.main) {
  write('content/deadlines/holidays.json', deadlineHolidays());
  write('shared/office-holidays.json', officeHolidays());
}
