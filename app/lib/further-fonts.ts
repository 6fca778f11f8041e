import { useEffect } from 'react';

import { afterPaint } from '#app/lib/after-paint.ts';
import furtherFonts from '#app/styles/further-fonts.css?url';

const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox]), textarea';

let areDeclared = false;

/**
 * Declares the fonts for characters that only visitors type. Done late, because the browser lays out the whole page
 * again when a style sheet with fonts is added.
 */
export function declareFurtherFonts(): void {
  if (areDeclared) return;
  areDeclared = true;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: furtherFonts }),
  );
}

/** Declares those fonts when a text field is focused. */
export function useFurtherFonts(): void {
  useEffect(() => {
    const controller = new AbortController();
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(TEXT_FIELDS)) afterPaint(declareFurtherFonts);
    };
    addEventListener('focusin', onFocus, { signal: controller.signal });
    // The field may have been focused before hydration.
    if (document.activeElement?.matches(TEXT_FIELDS)) declareFurtherFonts();
    return () => controller.abort();
  }, []);
}
