import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered page and during hydration, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
