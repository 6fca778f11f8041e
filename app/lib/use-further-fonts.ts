import { useEffect } from 'react';

import furtherFonts from '#app/styles/further-fonts.css?url';

const FIELDS = 'input, textarea';

let areDeclared = false;

function declare(): void {
  if (areDeclared) return;
  areDeclared = true;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: furtherFonts }),
  );
}

/** Declares the fonts of letters that only visitors write, when somebody goes to a field. */
export function useFurtherFonts(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(FIELDS)) declare();
    };
    addEventListener('focusin', onFocus, { signal: leaving.signal });
    // Who went there before the page was alive.
    if (document.activeElement?.matches(FIELDS)) declare();
    return () => leaving.abort();
  }, []);
}
