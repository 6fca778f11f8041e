import { useEffect } from 'react';

const VISITOR_INPUT = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the URL's anchor again once fonts and first images have loaded, because they shift the layout. The
 * visitor's own scrolling, touch or key press ends this.
 */
export function useAnchorArrival(): void {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    if (!target) return;
    const finished = new AbortController();
    for (const type of VISITOR_INPUT) {
      window.addEventListener(type, () => finished.abort(), { passive: true, signal: finished.signal });
    }
    const settle = () => {
      if (!finished.signal.aborted) target.scrollIntoView({ behavior: 'instant', block: 'start' });
    };
    settle();
    void document.fonts.ready.then(settle);
    if (document.readyState === 'complete') finished.abort();
    else {
      window.addEventListener(
        'load',
        () => {
          settle();
          finished.abort();
        },
        { once: true, signal: finished.signal },
      );
    }
    return () => finished.abort();
  }, []);
}
