import type { DeskSubmission } from '#shared/desk-answers.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A duration in minutes as text: `25 min`, `5 h 20 min`, `3 days 4 h`. */
export function durationText(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  if (whole < 1) return 'under a minute';
  if (whole < HOUR) return `${whole} min`;
  const hours = Math.floor(whole / HOUR);
  if (whole < 2 * DAY) {
    const rest = whole % HOUR;
    return rest > 0 && whole < DAY ? `${hours} h ${rest} min` : `${hours} h`;
  }
  const rest = Math.floor((whole % DAY) / HOUR);
  return `${Math.floor(whole / DAY)} days${rest > 0 ? ` ${rest} h` : ''}`;
}

/** Office time as text. It is never given in days, because an office day is shorter than 24 hours. */
export function officeText(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  if (whole < HOUR) return durationText(whole);
  const rest = whole % HOUR;
  return `${Math.floor(whole / HOUR)} h${rest > 0 && whole < DAY ? ` ${rest} min` : ''}`;
}

type Waiting = Pick<DeskSubmission, 'promise' | 'waiting_minutes' | 'waiting_office_minutes'>;

export type WaitingState = {
  promise: NonNullable<DeskSubmission['promise']>;
  short: string;
  /** Adds the promise and the office hours. */
  long: string;
};

/** The waiting time compared with the promised 24 hours; undefined when the enquiry needs no answer. */
export function waitingState(row: Waiting, promiseHours = 24): WaitingState | undefined {
  const { promise, waiting_minutes, waiting_office_minutes } = row;
  if (!promise || waiting_minutes === null) return undefined;
  const office = officeText(waiting_office_minutes ?? 0);
  const short = `Waiting ${durationText(waiting_minutes)}`;
  switch (promise) {
    case 'in_time': {
      const left = durationText(promiseHours * HOUR - waiting_minutes);
      return { promise, short, long: `${short}, of which ${office} in office hours; ${left} left to answer` };
    }
    case 'day_passed':
      return {
        promise,
        short: `${short}, over\u00a0${promiseHours}\u00a0h`,
        long: `${short}, over the promised ${promiseHours} hours; ${office} of it in office hours`,
      };
    case 'overdue':
      return {
        promise,
        short: `${short}, overdue`,
        long: `${short}, overdue: ${office} of it in office hours, against ${promiseHours} promised`,
      };
  }
}
