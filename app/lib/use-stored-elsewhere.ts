import { useEffect, useEffectEvent } from 'react';

/** Calls `reload` when another tab has changed this entry of the local storage, which this tab would overwrite. */
export function useStoredElsewhere(key: string, reload: () => void): void {
  const onStorage = useEffectEvent((event: StorageEvent) => {
    if (event.storageArea === localStorage && event.key === key) reload();
  });
  useEffect(() => {
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
}
