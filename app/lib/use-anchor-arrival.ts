import { useEffect } from 'react';

const READER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the promise of an address with an anchor: once the page's fonts and first pictures are there, the anchor
 * is brought into place again, unless the reader has moved meanwhile.
 */
export function useAnchorArrival(): void {
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!target) return;
    const moved = new AbortController();
    for (const type of READER_MOVES) {
      window.addEventListener(type, () => moved.abort(), { passive: true, signal: moved.signal });
    }
    const settle = () => {
      if (!moved.signal.aborted) target.scrollIntoView({ behavior: 'instant', block: 'start' });
    };
    settle();
    void document.fonts.ready.then(settle);
    if (document.readyState === 'complete') moved.abort();
    else {
      window.addEventListener(
        'load',
        () => {
          settle();
          moved.abort();
        },
        { once: true, signal: moved.signal },
      );
    }
    return () => moved.abort();
  }, []);
}
