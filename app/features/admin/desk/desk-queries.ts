import { QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';

import { findFactor } from '#app/features/admin/second-factor/second-factor.ts';

import { askDesk } from './desk-api.ts';

/** First part of the key of all data on screen. */
export const SHOWN = 'shown';
/** Key of the figures above the list. Arrivals reload them at once, but the list only when staff ask for it. */
export const FIGURES = [SHOWN, 'figures'] as const;

const UNSENT = 'unsent';
type UnsentText = 'note' | 'appointment-reason' | 'event-reason' | 'mail-subject' | 'mail-body';
export type UnsavedDraft =
  | 'handling'
  | 'correction'
  | 'booking'
  | 'appointment-move'
  | 'event'
  | 'consultant-details'
  | 'consultant-hours'
  | 'invitation';
/** Cache key of an unsent text or draft about the row with this id. Only its form writes it; nothing fetches it. */
export const unsentKey = (kind: UnsentText | UnsavedDraft, id: string) => [UNSENT, kind, id] as const;

/** Whether leaving the page would lose something typed. */
export function hasUnsent(client: QueryClient): boolean {
  const unsent = client.getQueryCache().findAll({ queryKey: [UNSENT] });
  return unsent.some(({ state }) => state.data !== '');
}

/** Forgets what was typed about rows whose forms cannot be shown any more. */
export function forgetUnsent(
  client: QueryClient,
  kinds: readonly (UnsentText | UnsavedDraft)[],
  isGone: (id: string) => boolean,
): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [UNSENT] })) {
    const [, kind, id] = queryKey;
    if (kinds.some((one) => one === kind) && isGone(String(id))) client.removeQueries({ queryKey });
  }
}

/** Forgets what was typed about the row with this id as soon as `isGone`: its forms cannot be shown any more. */
export function useForgetUnsent(
  kinds: readonly (UnsentText | UnsavedDraft)[],
  id: string,
  isGone: boolean,
): void {
  const client = useQueryClient();
  const forget = useEffectEvent((row: string) => forgetUnsent(client, kinds, (of) => of === row));
  useEffect(() => {
    if (isGone) forget(id);
  }, [id, isGone]);
}

/** One client for each opened desk, so that no data outlives the session that may read it. */
export function deskQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Only a change makes data stale, and every change invalidates it.
        staleTime: Infinity,
        // Waiting times grow without any change, so a view is loaded again each time it is opened.
        gcTime: 0,
        // A failure is shown at once, with a button to try again.
        retry: false,
        refetchOnWindowFocus: false,
        // The browser's own idea of being offline is not reliable, and a paused request would show nothing.
        networkMode: 'always',
      },
    },
  });
  // Closing the panel must not lose typed text.
  client.setQueryDefaults([UNSENT], { gcTime: Infinity });
  return client;
}

/** A draft that is kept after its form unmounts, until the desk is closed. Set it to undefined once it is saved or discarded. */
export function useUnsent<Value>(
  kind: UnsentText | UnsavedDraft,
  id: string,
): [Value | undefined, (next: (now: Value | undefined) => Value | undefined) => void] {
  const client = useQueryClient();
  const key = unsentKey(kind, id);
  // Not component state: a form reused for another row must not show the previous row's text.
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  return [
    client.getQueryData<Value>(key),
    (next) => {
      const value = next(client.getQueryData<Value>(key));
      if (value === undefined) client.removeQueries({ queryKey: key });
      else client.setQueryData(key, value);
      render();
    },
  ];
}

/** A text to send. Set it to the empty text once it is sent. */
export function useUnsentText(text: UnsentText, id: string): [string, (next: string) => void] {
  const [value, change] = useUnsent<string>(text, id);
  return [value ?? '', (next) => change(() => next)];
}

export const statisticsQuery = queryOptions({
  queryKey: [...FIGURES, 'statistics'],
  queryFn: ({ signal }) => askDesk('desk_statistics', undefined, signal),
});

export const intakeQuery = queryOptions({
  queryKey: [...FIGURES, 'intake'],
  queryFn: ({ signal }) => askDesk('desk_intake', undefined, signal),
});

export const mailQuery = queryOptions({
  queryKey: [...FIGURES, 'mail'],
  queryFn: ({ signal }) => askDesk('mail_status', undefined, signal),
});

export const adminsQuery = queryOptions({
  queryKey: [SHOWN, 'admins'],
  queryFn: ({ signal }) => askDesk('list_admins', undefined, signal),
});

/** The signed-in admin's second factor. */
export const factorQuery = queryOptions({ queryKey: [SHOWN, 'second factor'], queryFn: findFactor });

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: [SHOWN, 'enquiry', id],
    queryFn: ({ signal }) => askDesk('submission_detail', { submission: id }, signal),
  });

/** The list with the row that a change returned, so that the old row does not stay on screen until the reload. */
export function withRow<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  row: Row,
): Row[] | undefined {
  const isNew = !rows?.some(({ id }) => id === row.id);
  return isNew ? rows && [...rows, row] : rows?.map((one) => (one.id === row.id ? row : one));
}

/** Reloads everything on screen. Call it after each change. */
export function useReload(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [SHOWN] }), [client]);
}
