import type { Holidays } from '../../shared/deadlines/working-days.ts';
import DAYS from './holidays.json' with { type: 'json' };

export const HOLIDAYS: Holidays = Object.fromEntries(
  Object.entries(DAYS).map(([calendar, days]) => [calendar, new Set(days)]),
);
