import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { readDeskAddress, writeDeskAddress, type DeskAddress } from './desk-address.ts';

export type AddressState = {
  address: DeskAddress;
  /** `push` adds a history entry that the back button undoes; `replace` is for typing. */
  go: (change: Partial<DeskAddress>, history?: 'push' | 'replace') => void;
  /** The URL of the current state with this change. */
  hrefOf: (change: Partial<DeskAddress>) => string;
};

/** The desk's state from the URL. A change shows immediately, before the router has finished navigating. */
export function useDeskAddress(): AddressState {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useOptimistic(search);
  const address = useMemo(() => readDeskAddress(query), [query]);

  return {
    address,
    go: (change, history = 'push') => {
      const next = writeDeskAddress({ ...address, ...change });
      if (next === query) return;
      startTransition(async () => {
        setQuery(next);
        await navigate({ search: next }, { replace: history === 'replace', preventScrollReset: true });
      });
    },
    hrefOf: (change) => `${pathname}${writeDeskAddress({ ...address, ...change })}`,
  };
}
