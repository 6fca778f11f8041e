import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { readFilter, writeFilter, type FilterValues } from './query-filter.ts';
import { useIsHydrated } from '#app/lib/hydration/use-is-hydrated.ts';

type History = 'push' | 'replace';

type QueryFilter<Key extends string> = {
  values: FilterValues<Key>;
  /** `push` adds a step that the back button undoes, `replace` is for typing. */
  change: (values: Partial<FilterValues<Key>>, history: History) => void;
};

/**
 * A filter whose state is the URL's query. The prerendered page has no query, so nothing is filtered until hydration.
 * The router applies a new URL a moment after the event; until then the optimistic value keeps controlled fields from
 * losing what was just typed.
 */
export function useQueryFilter<Key extends string>(keys: readonly Key[]): QueryFilter<Key> {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [search, setSearch] = useOptimistic(isHydrated ? location.search : '');

  const values = useMemo(() => readFilter(search, keys), [search, keys]);

  const change: QueryFilter<Key>['change'] = (changed, history) => {
    // Before hydration nothing is filtered yet, but the URL may already hold a filter.
    const current = isHydrated ? search : location.search;
    const next = writeFilter(current, changed as Record<string, string>);
    if (next === current) return;
    startTransition(async () => {
      setSearch(next);
      await navigate({ search: next }, { replace: history === 'replace', preventScrollReset: true });
    });
  };

  return { values, change };
}
