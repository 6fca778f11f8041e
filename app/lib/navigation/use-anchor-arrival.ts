import { useEffect } from 'react';

/**
 * Scrolls to the URL's anchor again once fonts and first images have loaded, because they shift the layout. Ends when the
 * visitor has a position of their own, which scripts/build/boot/hydrate.ts notes, because that may precede hydration.
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
