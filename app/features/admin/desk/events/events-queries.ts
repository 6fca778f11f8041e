import { queryOptions } from '@tanstack/react-query';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN } from '#app/features/admin/desk/desk-queries.ts';

export const eventsQuery = queryOptions({
  queryKey: [SHOWN, 'events'],
  queryFn: ({ signal }) => askDesk('list_events', undefined, signal),
});

export const registrationsQuery = (event: string) =>
  queryOptions({
    queryKey: [SHOWN, 'registrations', event],
    queryFn: ({ signal }) => askDesk('list_registrations', { event }, signal),
  });

export const heldQuery = (event: string) =>
  queryOptions({
    queryKey: [SHOWN, 'held-registrations', event],
    queryFn: ({ signal }) => askDesk('list_held_registrations', { event }, signal),
  });
