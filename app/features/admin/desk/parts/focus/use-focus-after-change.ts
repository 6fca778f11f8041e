import { useEffect, useRef } from 'react';

/**
 * Moves the focus to `target` when another row is shown and the pressed link or button is gone. Otherwise the focus would
 * start at the top of the page. If another element has the focus, it keeps it.
 */
export function useFocusAfterChange(shown: string, target: () => HTMLElement | null): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) target()?.focus();
  });
}
