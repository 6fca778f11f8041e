import { queryOptions } from '@tanstack/react-query';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN } from '#app/features/admin/desk/desk-queries.ts';

import { addDays } from '#shared/time/calendar-day.ts';

export const consultantsQuery = queryOptions({
  queryKey: [SHOWN, 'consultants'],
  queryFn: ({ signal }) => askDesk('list_consultants', undefined, signal),
});

/** The appointments of some days. The call counts days in UTC, so it asks for one more on each side. */
export function appointmentsQuery(days: readonly string[], consultant: string) {
  const from_day = addDays(days[0] ?? '', -1);
  const to_day = addDays(days.at(-1) ?? '', 1);
  return queryOptions({
    queryKey: [SHOWN, 'appointments', from_day, to_day, consultant],
    queryFn: ({ signal }) =>
      askDesk('list_appointments', { from_day, to_day, consultant: consultant || null }, signal),
  });
}
