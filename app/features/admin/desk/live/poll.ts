import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { FIGURES, SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import type { DeskChanges } from '#shared/desk/results.ts';
import type { DeskArguments } from '#shared/desk/calls.ts';

/** Polling intervals: short after a change, growing while nothing happens, and growing further after failures. */
const SOONEST_MS = 10_000;
const QUIET_FACTOR = 1.5;
const QUIET_MOST_MS = 60_000;
const FAILED_FACTOR = 2;
const FAILED_MOST_MS = 300_000;

export type News = {
  /** Cursors of the next poll: arrivals are counted from the list on screen, changes from the last poll. */
  since: string | null;
  afterEvent: number | null;
  /** The value of `since` once the arrived enquiries are on screen. */
  latest: string | null;
  arrived: number;
  /** Time until the next poll. */
  pauseMs: number;
};

/** Cursor while there is no enquiry, so that the first one counts as new. */
const BEFORE_ALL = new Date(0).toISOString();

const NO_NEWS: News = { since: null, afterEvent: null, latest: null, arrived: 0, pauseMs: SOONEST_MS };

export function nextPause(pauseMs: number, outcome: 'news' | 'quiet' | 'failed'): number {
  switch (outcome) {
    case 'news':
      return SOONEST_MS;
    case 'quiet':
      return Math.min(Math.max(pauseMs * QUIET_FACTOR, SOONEST_MS), QUIET_MOST_MS);
    case 'failed':
      return Math.min(Math.max(pauseMs * FAILED_FACTOR, SOONEST_MS), FAILED_MOST_MS);
  }
}

const NEWS_KEY = ['news'] as const;

type ReadChanges = (cursors: DeskArguments<'desk_changes'>, signal: AbortSignal) => Promise<DeskChanges>;

async function poll(client: QueryClient, signal: AbortSignal, read: ReadChanges): Promise<News> {
  const before = client.getQueryData<News>(NEWS_KEY) ?? NO_NEWS;
  const answer = await read({ since: before.since, after_event: before.afterEvent }, signal).catch(
    () => undefined,
  );
  const now = client.getQueryData<News>(NEWS_KEY) ?? before;
  // The next poll may succeed; until then the desk keeps showing its current data.
  if (!answer) return { ...now, pauseMs: nextPause(before.pauseMs, 'failed') };

  // If the list was reloaded during the request, the number of arrivals in the answer is out of date.
  const arrived = now.since === before.since ? answer.arrived : now.arrived;
  if (answer.changed > 0) void client.invalidateQueries({ queryKey: [SHOWN] });
  else if (arrived !== before.arrived) void client.invalidateQueries({ queryKey: FIGURES });
  const latest = answer.latest ?? BEFORE_ALL;
  return {
    since: now.since ?? latest,
    afterEvent: answer.latest_event,
    latest,
    arrived,
    pauseMs: nextPause(before.pauseMs, answer.changed > 0 || arrived > before.arrived ? 'news' : 'quiet'),
  };
}

/**
 * Polls for new enquiries and for changes by any admin, and reloads what they have made stale. Query does not poll
 * while the page is hidden, and `refetchOnWindowFocus` polls as soon as it is visible again.
 */
export function newsQuery(read: ReadChanges = (cursors, signal) => askDesk('desk_changes', cursors, signal)) {
  return queryOptions({
    queryKey: NEWS_KEY,
    queryFn: ({ client, signal }) => poll(client, signal, read),
    refetchInterval: ({ state }) => state.data?.pauseMs ?? SOONEST_MS,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Resets the count of arrivals: just before the new enquiries are shown, or when a list that had to be loaded anyway shows
 * all up to the time `newest`.
 */
export function markShown(client: QueryClient, newest?: string): void {
  client.setQueryData<News>(
    NEWS_KEY,
    (news) => news && { ...news, since: newest ?? news.latest, arrived: 0 },
  );
}
