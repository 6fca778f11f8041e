import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import { useAnnounceChange } from '#app/features/admin/desk/parts/announcer.tsx';
import type { DeskUrlState } from '#app/features/admin/desk/url/desk-url.ts';
import { DESK } from '#content/desk/desk.ts';
import { DESK_LIMITS } from '#shared/desk/calls.ts';

/** The filter in the form that the database expects. */
export function subscriptionFilter({ search: typed, state }: Pick<DeskUrlState, 'search' | 'state'>) {
  const search = typed.trim();
  return { ...(search && { search }), ...(state && { state }) };
}

/** The page of subscriptions that the URL asks for, announced to screen readers when it changes. */
export function useSubscriptions(url: DeskUrlState) {
  const { page, state } = url;
  const search = url.search.trim();
  const query = useQuery({
    queryKey: [SHOWN, 'subscriptions', search, state, page],
    queryFn: ({ signal }) =>
      askDesk(
        'list_subscribers',
        { page, page_size: DESK_LIMITS.pageSize, ...subscriptionFilter(url) },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const list = query.data;
  const caption = list?.rows.length ? DESK.newsletter.caption(list.total, list.total_is_exact) : '';
  // An empty result is announced by the note below the filters.
  useAnnounceChange(
    JSON.stringify([search, state, page]),
    query.isFetched && !query.isPlaceholderData ? caption : undefined,
  );
  return { query, list, caption };
}
