import { DESK } from '#content/desk/desk.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';

const { time, waiting: texts } = DESK;

const HOUR = 60;
const DAY = 24 * HOUR;

/** A duration in minutes as text: `25 min`, `5 h 20 min`, `3 days 4 h`. */
export function durationText(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  if (whole < 1) return time.underAMinute;
  if (whole < 2 * DAY) return hoursText(whole);
  const rest = Math.floor((whole % DAY) / HOUR);
  return `${time.days(Math.floor(whole / DAY))}${rest > 0 ? ` ${time.hours(rest)}` : ''}`;
}

/** Office time as text. It is never given in days, because an office day is shorter than 24 hours. */
export function officeText(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  return whole < 1 ? time.underAMinute : hoursText(whole);
}

/** A duration in hours and minutes. From a day on, the minutes are left out. */
function hoursText(minutes: number): string {
  if (minutes < HOUR) return time.minutes(minutes);
  const rest = minutes % HOUR;
  const hours = time.hours(Math.floor(minutes / HOUR));
  return rest > 0 && minutes < DAY ? `${hours} ${time.minutes(rest)}` : hours;
}

type Waiting = Pick<DeskEnquiry, 'promise' | 'waiting_minutes' | 'waiting_office_minutes'>;

type WaitingState = {
  promise: NonNullable<DeskEnquiry['promise']>;
  short: string;
  /** Adds the promise and the office hours. */
  long: string;
};

/** The waiting time compared with the promised hours; undefined when the enquiry needs no answer. */
export function waitingState(row: Waiting, promiseHours: number): WaitingState | undefined {
  const { promise, waiting_minutes, waiting_office_minutes } = row;
  if (!promise || waiting_minutes === null) return undefined;
  const office = officeText(waiting_office_minutes ?? 0);
  const short = texts.short(durationText(waiting_minutes));
  switch (promise) {
    case 'in_time': {
      const left = durationText(promiseHours * HOUR - waiting_minutes);
      return { promise, short, long: texts.inTime(short, office, left) };
    }
    case 'overdue':
      return {
        promise,
        short: texts.overdue(short),
        long: texts.overdueLong(short, office, promiseHours),
      };
  }
}
