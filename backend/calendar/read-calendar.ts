import { APPOINTMENT_MINUTES } from '../../shared/calendar/calendar.ts';
import type { FreeTime } from '../../shared/calendar/calendar.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/time/durations.ts';

import type { Appointment } from './booking/appointment.ts';
import { READ_AHEAD_DAYS } from './calendar-data.ts';
import type { CalendarData, Consultant, TimeFilter } from './calendar-data.ts';
import { freeTimes } from './free-times/free-times.ts';
import type { CalendarDeps } from './calendar-deps.ts';

/** The load of a consultant is counted over a whole week. */
const WEEK_DAYS = 7;

async function readCalendar(
  { query }: Pick<CalendarDeps, 'query'>,
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
export async function readWeek(deps: CalendarDeps, filter: TimeFilter, start: number): Promise<CalendarData> {
  const wait = start - deps.now();
  if (wait < 0 || wait > READ_AHEAD_DAYS * DAY_MS) return { consultants: [] };
  return readCalendar(deps, filter, start - WEEK_DAYS * DAY_MS, start + WEEK_DAYS * DAY_MS);
}

/** All free times up to every consultant's horizon: for a new appointment, or for one that is moved. */
export function readFreeTimes(
  deps: CalendarDeps,
  filter: TimeFilter,
  moved?: Appointment,
): Promise<readonly FreeTime[]> {
  const now = deps.now();
  return deps.calendarCache.read(`times ${filter.topic} ${filter.office} ${moved?.id}`, now, async () => {
    const data = await readCalendar(deps, filter, now - DAY_MS, now + READ_AHEAD_DAYS * DAY_MS);
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
