import { useEffect } from 'react';

/**
 * Sets custom properties for the area that a phone's keyboard leaves visible, for the panel and for toasts over it.
 * Neither `dvh` nor fixed positioning takes the keyboard into account: it shrinks only the visual viewport.
 */
export function useVisualViewport(isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const fit = () => {
      // Pinch zoom shrinks the visual viewport too, but the panel keeps its size.
      if (viewport.scale > 1.01) return;
      const { style } = document.documentElement;
      style.setProperty('--chat-height', `${viewport.height}px`);
      style.setProperty('--chat-top', `${viewport.offsetTop}px`);
    };
    const controller = new AbortController();
    viewport.addEventListener('resize', fit, { signal: controller.signal });
    viewport.addEventListener('scroll', fit, { signal: controller.signal });
    fit();
    return () => controller.abort();
  }, [isOpen]);
}
