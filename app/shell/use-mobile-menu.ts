import { useEffect, useRef } from 'react';

const WIDE = '(min-width: 64rem)';

/** Makes everything beside the header inert while the menu covers it. */
function setPageInert(header: Element | null | undefined, isInert: boolean): void {
  for (const sibling of header?.parentElement?.children ?? []) {
    if (sibling !== header && sibling instanceof HTMLElement) sibling.inert = isInert;
  }
}

/**
 * Turns a `<details>`, which opens and closes without JavaScript too, into a full-height menu: the page behind it is
 * inert, Escape closes it and returns the focus, and following a link or widening the window closes it.
 */
export function useMobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const header = details.closest('header');
    const wide = window.matchMedia(WIDE);
    const controller = new AbortController();
    const { signal } = controller;

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
    // The menu may have been opened before hydration.
    setPageInert(header, details.open);
    return () => {
      controller.abort();
      setPageInert(header, false);
    };
  }, []);

  return menu;
}
