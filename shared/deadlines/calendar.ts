import { Temporal } from 'temporal-polyfill';

/** Public holidays of each calendar as `2026-12-25`. Days outside the years listed count as working days. */
export type Holidays = Readonly<Record<string, ReadonlySet<string>>>;

export function isWorkingDay(day: Temporal.PlainDate, holidays: ReadonlySet<string> | undefined): boolean {
  return day.dayOfWeek <= 5 && !holidays?.has(day.toString());
}

/** The first working day after `day`. */
export function nextWorkingDay(
  day: Temporal.PlainDate,
  holidays: ReadonlySet<string> | undefined,
): Temporal.PlainDate {
  let next = day.add({ days: 1 });
  while (!isWorkingDay(next, holidays)) next = next.add({ days: 1 });
  return next;
}

/** The working day that is `amount` working days after `day`. */
export function addWorkingDays(
  day: Temporal.PlainDate,
  amount: number,
  holidays: ReadonlySet<string> | undefined,
): Temporal.PlainDate {
  let result = day;
  for (let count = 0; count < amount; count++) result = nextWorkingDay(result, holidays);
  return result;
}
