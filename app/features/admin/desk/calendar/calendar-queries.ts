import { queryOptions } from '@tanstack/react-query';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN } from '#app/features/admin/desk/desk-queries.ts';

import { addDays } from '#shared/time/calendar-day.ts';

export const consultantsQuery = queryOptions({
  queryKey: [SHOWN, 'consultants'],
  queryFn: ({ signal }) => askDesk('list_consultants', undefined, signal),
});

/**
 * The times at which a consultant is not free on a day. Includes the days before and after, so that the day can be in any
 * time zone.
 */
export function takenTimesQuery(consultant: string, day: string) {
  return queryOptions({
    queryKey: [SHOWN, 'taken-times', consultant, day],
    queryFn: ({ signal }) =>
      askDesk(
        'list_taken_times',
        { consultant, from_day: addDays(day, -1), to_day: addDays(day, 1) },
        signal,
      ),
  });
}

/** The appointments of some days. The call counts days in UTC, so one more day is requested on each side. */
export function appointmentsQuery(days: readonly string[], consultant: string) {
  const from_day = addDays(days[0] ?? '', -1);
  const to_day = addDays(days.at(-1) ?? '', 1);
  return queryOptions({
    queryKey: [SHOWN, 'appointments', from_day, to_day, consultant],
    queryFn: ({ signal }) =>
      askDesk('list_appointments', { from_day, to_day, consultant: consultant || null }, signal),
  });
}
