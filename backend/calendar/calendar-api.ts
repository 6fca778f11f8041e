import { CALENDAR_MESSAGES } from '../../content/calendar/pages.ts';
import {
  APPOINTMENT_MINUTES,
  bookingSchema,
  DEFAULT_HORIZON_DAYS,
  holdSchema,
  releaseSchema,
} from '../../shared/calendar/calendar.ts';
import type { Booked, Booking, FreeTimes, HoldResult } from '../../shared/calendar/calendar.ts';
import { DAY_MS } from '../../shared/time/durations.ts';
import { parseOrRefuse } from '../http/parse-or-refuse.ts';
import { readJson } from '../http/read-json.ts';
import { Refusal } from '../http/refusal.ts';
import { withAttempt } from '../http/with-attempt.ts';

import { bookAppointment, holdTime, releaseTime } from './booking/book.ts';
import { filterOf } from './calendar-data.ts';
import { readFreeTimes } from './read-calendar.ts';
import type { CalendarDeps } from './calendar-deps.ts';
import { isoMinute } from './free-times/free-times.ts';

const GONE = new Refusal(409, 'gone', CALENDAR_MESSAGES.gone);
const TOO_MANY = new Refusal(409, 'too_many', CALENDAR_MESSAGES.tooMany);

/** The free times as the calendar's script gets them. */
export async function listFreeTimes(query: URLSearchParams, deps: CalendarDeps): Promise<FreeTimes> {
  const times = await readFreeTimes(
    deps,
    filterOf((name) => query.get(name)),
  );
  const last = times.at(-1)?.start ?? '';
  const horizon = isoMinute(deps.now() + DEFAULT_HORIZON_DAYS * DAY_MS);
  return { until: last > horizon ? last : horizon, minutes: APPOINTMENT_MINUTES, times };
}

/** Form fields whose validation messages in `bookingSchema` are written for visitors. */
const FIELDS_WITH_MESSAGES: ReadonlySet<unknown> = new Set<keyof Booking>([
  'start',
  'telephone',
  'zone',
  'first_name',
  'last_name',
  'email',
  'company',
  'about',
]);

/**
 * Parses a booking. A fault is refused with the message that the form shows beside the first wrong field; a value of the
 * wrong type cannot come from the form, so it gets the general message.
 */
function parseBooking(sent: unknown): Booking {
  const result = bookingSchema.safeParse(sent);
  if (result.success) return result.data;
  const fault = result.error.issues.find(
    ({ path, code }) => FIELDS_WITH_MESSAGES.has(path[0]) && code !== 'invalid_type',
  );
  if (fault) throw new Refusal(400, 'validation_failed', `${fault.message}.`);
  return parseOrRefuse(bookingSchema, sent);
}

type Changed = HoldResult | { outcome: 'released' } | Booked;

/**
 * Holds, releases or books a time for the calendar's script.
 * @throws Refusal 409 when the time has gone
 */
export async function changeCalendar(request: Request, deps: CalendarDeps): Promise<Changed> {
  const sent = await readJson(request);
  const act = (sent as { act?: unknown } | undefined)?.act;
  if (act === 'hold') {
    const wanted = parseOrRefuse(holdSchema, sent);
    const held = await withAttempt(deps.takeHold, () => holdTime(wanted, deps));
    if (!held) throw GONE;
    return held;
  }
  if (act === 'release') {
    await releaseTime(parseOrRefuse(releaseSchema, sent).hold, deps);
    return { outcome: 'released' };
  }
  const booked = await bookAppointment(parseBooking(sent), deps);
  if (booked === 'gone') throw GONE;
  if (booked === 'too_many') throw TOO_MANY;
  return booked;
}
