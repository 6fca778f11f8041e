import { useEffect } from 'react';

/** Tells the boot script (scripts/build/boot/boot.ts) that the page is alive: it gives back what it held until then. */
export function useHydrationSignal(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    window.dispatchEvent(new Event('app:hydrated'));
  }, []);
}
