import { useEffect, useRef } from 'react';

const WIDE = '(min-width: 64rem)';

/** Everything beside the header; it cannot be reached while the sheet covers it. */
function setPageInert(header: Element | null | undefined, isInert: boolean): void {
  for (const sibling of header?.parentElement?.children ?? []) {
    if (sibling !== header && sibling instanceof HTMLElement) sibling.inert = isInert;
  }
}

/**
 * Makes a full-height sheet of a `<details>`, which opens and closes without any script: the page behind is
 * inert, Escape closes and returns the focus, choosing a link closes, and so does a screen that turns wide.
 */
export function useMobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const header = details.closest('header');
    const wide = window.matchMedia(WIDE);
    const ended = new AbortController();
    const { signal } = ended;

    const close = () => {
      details.open = false;
      setPageInert(header, false);
    };
    details.addEventListener('toggle', () => setPageInert(header, details.open), { signal });
    header?.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a')) close();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details.open) return;
        close();
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    wide.addEventListener('change', () => wide.matches && close(), { signal });
    // Opened before the script was there.
    setPageInert(header, details.open);
    return () => {
      ended.abort();
      setPageInert(header, false);
    };
  }, []);

  return menu;
}
