import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { readDeskUrl, writeDeskUrl, type DeskUrlState } from './desk-url.ts';

export type DeskUrl = {
  url: DeskUrlState;
  /** `push` adds a history entry that the back button undoes; `replace` is for typing. */
  go: (change: Partial<DeskUrlState>, history?: 'push' | 'replace') => void;
  /** The URL of the current state with this change. */
  hrefOf: (change: Partial<DeskUrlState>) => string;
};

/** The desk's state from the URL. A change shows immediately, before the router has finished navigating. */
export function useDeskUrl(): DeskUrl {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useOptimistic(search);
  const url = useMemo(() => readDeskUrl(query), [query]);

  return {
    url,
    go: (change, history = 'push') => {
      const next = writeDeskUrl({ ...url, ...change });
      if (next === query) return;
      startTransition(async () => {
        setQuery(next);
        await navigate({ search: next }, { replace: history === 'replace', preventScrollReset: true });
      });
    },
    hrefOf: (change) => `${pathname}${writeDeskUrl({ ...url, ...change })}`,
  };
}
