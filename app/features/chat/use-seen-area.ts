import { useEffect } from 'react';

/**
 * Tells the style sheet what the keyboard of a phone leaves of the screen, for the panel and for toasts over it. Neither
 * `dvh` nor a fixed position knows of it: browsers lay it over the page and shrink the visual viewport alone.
 */
export function useSeenArea(isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const fit = () => {
      // Magnified by two fingers, the panel stays as large as it is.
      if (viewport.scale > 1.01) return;
      const { style } = document.documentElement;
      style.setProperty('--chat-height', `${viewport.height}px`);
      style.setProperty('--chat-top', `${viewport.offsetTop}px`);
    };
    const ended = new AbortController();
    viewport.addEventListener('resize', fit, { signal: ended.signal });
    viewport.addEventListener('scroll', fit, { signal: ended.signal });
    fit();
    return () => ended.abort();
  }, [isOpen]);
}
