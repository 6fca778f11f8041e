import { useEffect } from 'react';

/**
 * Scrolls to the URL's anchor again once fonts and first images have loaded, because they shift the layout. Stops once
 * the visitor has acted or the browser has restored a position; scripts/build/boot/hydrate.ts notes both, because they
 * may precede hydration.
 */
export function useAnchorArrival(): void {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    if (!target) return;
    const settle = () => {
      if (document.documentElement.dataset['moved'] === undefined)
        target.scrollIntoView({ behavior: 'instant' });
    };
    settle();
    if (document.readyState === 'complete') return;
    void document.fonts.ready.then(settle);
    window.addEventListener('load', settle);
  }, []);
}
