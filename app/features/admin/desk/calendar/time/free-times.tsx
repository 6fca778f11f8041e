import { useQuery } from '@tanstack/react-query';

import { takenTimesQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { clockAt } from '#app/features/admin/desk/time/zone-time.ts';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { isCalendarDay } from '#shared/time/calendar-day.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';

import { freeHours, withoutTaken, type Span } from './free-hours.ts';
import { longDay } from './desk-time-text.ts';

const { panel: texts, list } = DESK_CALENDAR;

type FreeTimesProps = {
  consultant: DeskConsultant;
  /** Empty or incomplete while it is being typed. */
  day: string;
  zone: string;
  /** Id of an appointment that is being moved: its own time is free. */
  moved?: string;
};

/** The times of a day at which a consultant can be booked, in the form's time zone. */
export function FreeTimes(props: FreeTimesProps) {
  return (
    <p role="status" className="text-small text-secondary tabular-nums empty:sr-only sm:col-span-2">
      {isCalendarDay(props.day) && <TimesOfDay {...props} />}
    </p>
  );
}

function TimesOfDay({ consultant, day, zone, moved }: FreeTimesProps) {
  const { data, isError, dataUpdatedAt } = useQuery(takenTimesQuery(consultant.id, day));
  if (!data) return isError && texts.freeUnknown;
  const taken = data
    .filter(({ appointment_id: id }) => id === null || id !== moved)
    .map(({ starts, ends }): Span => [Date.parse(starts), Date.parse(ends)]);
  const free = withoutTaken(freeHours(consultant, day, zone), [[0, dataUpdatedAt], ...taken]);
  const ranges = free.map(([starts, ends]) => list.range(clockAt(starts, zone), clockAt(ends, zone)));
  return ranges.length > 0 ? texts.free(longDay(day), ranges.join(', ')) : texts.noneFree(longDay(day));
}
