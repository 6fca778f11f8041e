import { APPOINTMENT_MINUTES } from '../../shared/calendar.ts';
import type { FreeTime } from '../../shared/calendar.ts';
import type { AttemptLimit } from '../../shared/limits.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/time/durations.ts';
import type { Query } from '../database.ts';
import type { TakeAttempt } from '../http/while-counted.ts';

import type { Appointment } from './appointment.ts';
import { READ_AHEAD_DAYS } from './calendar-data.ts';
import type { CalendarData, Consultant, TimeFilter } from './calendar-data.ts';
import { freeTimes } from './free-times.ts';
import type { CalendarCache } from './calendar-cache.ts';

/** Dependencies of the booking of appointments, supplied by the Node server or an edge function. */
export type CalendarIntake = {
  query: Query;
  now: () => number;
  calendarCache: CalendarCache;
  /** Keyed hash of the visitor's address and the limit of its bookings; `null` where all visitors may have one address. */
  address: { counter: string; limit: AttemptLimit } | null;
  /** Keyed hash of the visitor's network; `null` when it is unknown, since all visitors would then share its limits. */
  network: string | null;
  takeHold: TakeAttempt;
  takeBooking: TakeAttempt;
  /** Makes a stored row durable. */
  persist: (table: 'contact_submissions' | 'appointments', row: Record<string, unknown>) => Promise<void>;
  /** Called when the outbox may have new messages. */
  onMessages: () => void;
};

/** The load of a consultant is counted over a whole week. */
const WEEK_DAYS = 7;

async function readCalendar(
  { query }: Pick<CalendarIntake, 'query'>,
  { topic }: TimeFilter,
  from: number,
  until: number,
): Promise<CalendarData> {
  const [row] = await query<{ data: CalendarData }>(
    'select private.calendar_data($1, $2::timestamptz, $3::timestamptz) as data',
    [topic ?? null, new Date(from).toISOString(), new Date(until).toISOString()],
  );
  if (!row) throw new Error('The calendar has no data');
  return row.data;
}

/** Data around one start time, for choosing a consultant; no consultants for a start in the past or beyond every horizon. */
export async function readWeek(
  intake: CalendarIntake,
  filter: TimeFilter,
  start: number,
): Promise<CalendarData> {
  const wait = start - intake.now();
  if (wait < 0 || wait > READ_AHEAD_DAYS * DAY_MS) return { consultants: [] };
  return readCalendar(intake, filter, start - WEEK_DAYS * DAY_MS, start + WEEK_DAYS * DAY_MS);
}

/** All free times up to every consultant's horizon: for a new appointment, or for one that is moved. */
export function readFreeTimes(
  intake: CalendarIntake,
  filter: TimeFilter,
  moved?: Appointment,
): Promise<readonly FreeTime[]> {
  const now = intake.now();
  return intake.calendarCache.read(`times ${filter.topic} ${filter.office} ${moved?.id}`, now, async () => {
    const data = await readCalendar(intake, filter, now - DAY_MS, now + READ_AHEAD_DAYS * DAY_MS);
    return freeTimes(moved ? withoutAppointment(data, moved) : data, new Date(now), filter);
  });
}

/** The data without some of the claims. */
export function withoutClaims(
  { consultants }: CalendarData,
  isLeftOut: (consultant: Consultant, start: number, isHold: boolean) => boolean,
): CalendarData {
  const keep = (one: Consultant): Consultant => ({
    ...one,
    claims: one.claims.filter(([start, , isHold]) => !isLeftOut(one, Date.parse(start), isHold)),
  });
  return { consultants: consultants.map(keep) };
}

/** The data with the time of an appointment free, because a move would release it. */
export function withoutAppointment(data: CalendarData, { consultant, starts_at }: Appointment): CalendarData {
  const from = Date.parse(starts_at);
  return withoutClaims(data, ({ id }, start) => id === consultant.id && start === from);
}

/** The instants of an appointment, as the database takes them. */
export function appointmentSpan(start: string): { starts: string; ends: string } {
  const starts = Date.parse(start);
  return {
    starts: new Date(starts).toISOString(),
    ends: new Date(starts + APPOINTMENT_MINUTES * MINUTE_MS).toISOString(),
  };
}
