import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { readFilter, writeFilter, type FilterValues } from './query-filter.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type History = 'push' | 'replace';

type QueryFilter<Key extends string> = {
  values: FilterValues<Key>;
  /** `push` makes a step the back button undoes, `replace` is for typing. */
  change: (values: Partial<FilterValues<Key>>, history: History) => void;
};

/**
 * A filter whose state is the query of the address. The prerendered page knows no query, so everything shows until
 * the page is hydrated. The router takes the new address up a moment after the event; meanwhile the optimistic
 * value keeps controlled fields from losing what was just typed.
 */
export function useQueryFilter<Key extends string>(keys: readonly Key[]): QueryFilter<Key> {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [search, setSearch] = useOptimistic(isHydrated ? location.search : '');

  const values = useMemo(() => readFilter(search, keys), [search, keys]);

  const change: QueryFilter<Key>['change'] = (changed, history) => {
    // Before hydration nothing is shown as filtered, yet the address may already ask for something.
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
