import { useEffect } from 'react';

/** Tells the boot script (scripts/build/boot/boot.ts) that the page is hydrated, so that it replays early input. */
export function useHydrationSignal(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    window.dispatchEvent(new Event('app:hydrated'));
  }, []);
}
