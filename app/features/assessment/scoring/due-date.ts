import type { Day } from '../run/saved-run.ts';
import type { WeakPoint } from './scoring.ts';

/** Days until the first action is due, by risk, the greatest first. An unknown answer is due sooner than any. */
const DAYS_BY_RISK = [
  { from: 9, days: 30 },
  { from: 6, days: 60 },
  { from: 0, days: 90 },
];
const DAYS_TO_FIND_OUT = 14;

export function daysFor({ answer, risk }: WeakPoint): number {
  if (answer === 'unknown') return DAYS_TO_FIND_OUT;
  return DAYS_BY_RISK.find(({ from }) => risk >= from)?.days ?? 90;
}

export function dayAfter(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The calendar day in the visitor's time zone. */
export function today(now: Date = new Date()): Day {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
