import type { Booked, FreeTimes, HoldResult } from '#shared/calendar/calendar.ts';
import { OFFICE_SLUGS } from '#shared/offices.ts';

/*
 * Checks of what the calendar renders from an answer: a proxy can answer with a page of its own, and after a release the
 * server can be another one than the page was built for. By hand, because the page does not load the schema library.
 */

type Fields = Partial<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function isMoment(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isOffice(value: unknown): boolean {
  return OFFICE_SLUGS.some((slug) => slug === value);
}

function isFreeTime(value: unknown): boolean {
  const { start, offices } = fieldsOf(value);
  return isMoment(start) && Array.isArray(offices) && offices.every(isOffice);
}

export function isFreeTimes(answer: unknown): answer is FreeTimes {
  const { until, times } = fieldsOf(answer);
  return isMoment(until) && Array.isArray(times) && times.every(isFreeTime);
}

export function isHoldResult(answer: unknown): answer is HoldResult {
  const { office, hold } = fieldsOf(answer);
  return isOffice(office) && (hold === undefined || typeof hold === 'string');
}

export function isBooked(answer: unknown): answer is Booked {
  const { outcome, reference, start, office, file } = fieldsOf(answer);
  return (
    (outcome === 'booked' || outcome === 'received') &&
    typeof reference === 'string' &&
    (start === undefined || isMoment(start)) &&
    (office === undefined || isOffice(office)) &&
    (file === undefined || typeof file === 'string')
  );
}
