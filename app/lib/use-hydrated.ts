import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and the render that takes it over, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
