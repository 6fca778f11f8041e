import { APPOINTMENT_MINUTES } from '../../../shared/calendar/calendar.ts';
import { OFFICES } from '../../../shared/offices.ts';
import type { FreeTime } from '../../../shared/calendar/calendar.ts';
import type { OfficeSlug } from '../../../shared/offices.ts';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import type { CalendarData, Consultant, TimeFilter } from '../calendar-data.ts';
import { mergeSpans } from '../spans.ts';
import type { Span } from '../spans.ts';
import { dayOf, daysFrom, weekOf, workingHours } from './working-hours.ts';
import type { Day } from './working-hours.ts';

const APPOINTMENT_MS = APPOINTMENT_MINUTES * MINUTE_MS;

const zones = Object.fromEntries(OFFICES.map(({ slug, timeZone }) => [slug, timeZone])) as Record<
  OfficeSlug,
  string
>;

function accepts({ topics, office }: Consultant, filter: TimeFilter): boolean {
  const isTopic = filter.topic === undefined || topics.length === 0 || topics.includes(filter.topic);
  return isTopic && (filter.office === undefined || filter.office === office);
}

/** Busy times and claims, sorted and without overlaps. */
function takenSpans({ busy, claims }: Consultant): Span[] {
  return mergeSpans([...busy, ...claims].map(([start, end]): Span => [Date.parse(start), Date.parse(end)]));
}

/** Index of the first span that ends after `moment`. `spans` is sorted and has no overlaps. */
function firstEndingAfter(spans: readonly Span[], moment: number): number {
  let low = 0;
  for (let high = spans.length; low < high;) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.[1] ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The starts at which a consultant can be booked on the given days, in order. */
function freeStarts(consultant: Consultant, now: number, days: readonly Day[]): number[] {
  const zone = zones[consultant.office];
  const earliest = now + consultant.notice_minutes * MINUTE_MS;
  const needed = APPOINTMENT_MS + consultant.buffer_minutes * MINUTE_MS;
  const taken = takenSpans(consultant);
  const booked = consultant.claims.filter(([, , isHold]) => !isHold).map(([start]) => Date.parse(start));
  const starts: number[] = [];
  for (const day of days) {
    if (day.end <= earliest) continue;
    const ofDay = booked.filter((start) => start >= day.start && start < day.end).length;
    if (ofDay >= consultant.daily_maximum) continue;
    for (const [opens, closes] of workingHours(consultant, day, zone)) {
      for (let start = opens; start + APPOINTMENT_MS <= closes; start += APPOINTMENT_MS) {
        const next = taken[firstEndingAfter(taken, start)];
        if (start >= earliest && (next === undefined || next[0] >= start + needed)) starts.push(start);
      }
    }
  }
  return starts;
}

/** The days on which a consultant can be booked: today and the days of the horizon. */
function daysUntilHorizon({ horizon_days, office }: Consultant, now: Date): Day[] {
  return daysFrom(now.getTime(), horizon_days + 1, zones[office]);
}

/** ISO 8601 in UTC, to the minute: `2026-11-24T09:00Z`. */
export function isoMinute(moment: number | string): string {
  return `${new Date(moment).toISOString().slice(0, 16)}Z`;
}

/** The times at which a consultant can be booked, in order, with the offices of those who are free. */
export function freeTimes({ consultants }: CalendarData, now: Date, filter: TimeFilter): FreeTime[] {
  const offices = new Map<number, Set<OfficeSlug>>();
  const days = new Map<string, Day[]>();
  for (const consultant of consultants.filter((one) => accepts(one, filter))) {
    const key = `${consultant.office} ${consultant.horizon_days}`;
    const asked = days.get(key) ?? daysUntilHorizon(consultant, now);
    days.set(key, asked);
    for (const start of freeStarts(consultant, now.getTime(), asked)) {
      const there = offices.get(start) ?? new Set();
      offices.set(start, there.add(consultant.office));
    }
  }
  const order = OFFICES.map(({ slug }) => slug);
  return [...offices]
    .sort(([a], [b]) => a - b)
    .map(([start, there]) => ({ start: isoMinute(start), offices: order.filter((slug) => there.has(slug)) }));
}

/** How many appointments and holds a consultant has in the week of a moment, on the office's clock. */
function loadInWeek({ claims, office }: Consultant, moment: number): number {
  const [from, until] = weekOf(moment, zones[office]);
  return claims.filter(([at]) => Date.parse(at) >= from && Date.parse(at) < until).length;
}

/**
 * The consultants who can be booked at a start, those with the fewest appointments and holds that week first, then
 * those whose last booking is longest ago. `data` has to hold the claims of that whole week.
 */
export function candidates(
  { consultants }: CalendarData,
  start: Date,
  now: Date,
  filter: TimeFilter,
): Consultant[] {
  const moment = start.getTime();
  const lastBooked = ({ last_booked_at: at }: Consultant) => (at === null ? -Infinity : Date.parse(at));
  return consultants
    .filter((consultant) => accepts(consultant, filter))
    .filter((consultant) => {
      const day = dayOf(moment, zones[consultant.office]);
      const last = daysUntilHorizon(consultant, now).at(-1);
      return moment < (last?.end ?? 0) && freeStarts(consultant, now.getTime(), [day]).includes(moment);
    })
    .map((consultant) => ({ consultant, load: loadInWeek(consultant, moment), last: lastBooked(consultant) }))
    .sort(
      (a, b) =>
        a.load - b.load || (a.last === b.last ? a.consultant.number - b.consultant.number : a.last - b.last),
    )
    .map(({ consultant }) => consultant);
}
