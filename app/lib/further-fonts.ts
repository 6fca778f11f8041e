import { useEffect } from 'react';

import furtherFonts from '#app/styles/further-fonts.css?url';

const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox]), textarea';

let areDeclared = false;

/** Declares the fonts of letters that only visitors write. A sheet with fonts has the whole page laid out anew. */
export function declareFurtherFonts(): void {
  if (areDeclared) return;
  areDeclared = true;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: furtherFonts }),
  );
}

/** Declares them when somebody goes to a field of text. */
export function useFurtherFonts(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(TEXT_FIELDS)) declareFurtherFonts();
    };
    addEventListener('focusin', onFocus, { signal: leaving.signal });
    // Who went there before the page was alive.
    if (document.activeElement?.matches(TEXT_FIELDS)) declareFurtherFonts();
    return () => leaving.abort();
  }, []);
}
