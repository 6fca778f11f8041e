import { addDays, dayIn } from '#shared/time/calendar-day.ts';

import type { Day } from '../run/saved-run.ts';
import type { WeakPoint } from './scoring.ts';

/** Days within which the first action should begin. `from` is the lowest risk to which an entry applies. */
const BEGIN_BY_RISK = [
  { from: 9, days: 7 },
  { from: 6, days: 14 },
  { from: 0, days: 30 },
];
const WEEKS_TO_FIND_OUT = 2;

/** Dates by which the first action should begin and be done. The risk decides the first, the action the second. */
export function datesFor({ question, answer, risk }: WeakPoint, day: Day): { begin: Day; done: Day } {
  const days = BEGIN_BY_RISK.find(({ from }) => risk >= from)?.days ?? 30;
  const weeks = answer === 'unknown' ? WEEKS_TO_FIND_OUT : question.weeks[answer];
  return { begin: addDays(day, days), done: addDays(day, days + 7 * weeks) };
}

/** The calendar day in the visitor's time zone. */
export function today(): Day {
  return dayIn()(Date.now());
}
