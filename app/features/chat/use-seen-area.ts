import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Tells the style sheet what the keyboard of a phone leaves of the screen. Neither `dvh` nor a fixed position
 * knows of it: browsers lay it over the page and shrink the visual viewport alone.
 */
export function useSeenArea(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const fit = () => {
      const style = panel.current?.style;
      // Magnified by two fingers, the panel stays as large as it is.
      if (!style || viewport.scale > 1.01) return;
      style.setProperty('--chat-height', `${viewport.height}px`);
      style.setProperty('--chat-top', `${viewport.offsetTop}px`);
    };
    const ended = new AbortController();
    viewport.addEventListener('resize', fit, { signal: ended.signal });
    viewport.addEventListener('scroll', fit, { signal: ended.signal });
    fit();
    return () => ended.abort();
  }, [panel, isOpen]);
}
