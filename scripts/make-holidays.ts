import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import Holidays from 'date-holidays';

import { EU_MEMBERS } from '#content/deadlines/conditions.ts';

/*
 * Writes the public holidays for the calculation, so that visitors need not load the library. Regional and bank-only
 * holidays are left out, because a missing holiday can only make a deadline earlier. Weekends are never working days.
 */

const YEARS = Array.from({ length: 5 }, (_, index) => 2026 + index);
const CALENDARS: Readonly<Record<string, readonly [string, string?]>> = {
  'us-federal': ['US'],
  ...Object.fromEntries(EU_MEMBERS.map((code) => [code, [code] as const])),
};

export function holidaysOf(calendar: string): string[] {
  const [country, region] = CALENDARS[calendar] ?? [];
  if (country === undefined) throw new Error(`There is no calendar ${calendar}.`);
  const library = region === undefined ? new Holidays(country) : new Holidays(country, region);
  const days = YEARS.flatMap((year) => library.getHolidays(year))
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10))
    .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
  return [...new Set(days)].sort();
}

export const ALL_HOLIDAYS = () =>
  Object.fromEntries(Object.keys(CALENDARS).map((calendar) => [calendar, holidaysOf(calendar)]));

if (import.meta.main)
  writeFileSync(
    join(import.meta.dirname, '../content/deadlines/holidays.json'),
    `${JSON.stringify(ALL_HOLIDAYS())}\n`,
  );
