import * as PlainDate from 'temporal-polyfill/fns/PlainDate';

export type Day = ReturnType<typeof PlainDate.addDays>;

/** Public holidays of each calendar as `2026-12-25`. Days outside the years listed count as working days. */
export type Holidays = Readonly<Record<string, ReadonlySet<string>>>;

export function isWorkingDay(day: Day, holidays: ReadonlySet<string> | undefined): boolean {
  return PlainDate.dayOfWeek(day) <= 5 && !holidays?.has(PlainDate.toString(day));
}

/** The working day that is `amount` working days after `day`. */
export function addWorkingDays(day: Day, amount: number, holidays: ReadonlySet<string> | undefined): Day {
  let result = day;
  for (let left = amount; left > 0;) {
    result = PlainDate.addDays(result, 1);
    if (isWorkingDay(result, holidays)) left -= 1;
  }
  return result;
}
