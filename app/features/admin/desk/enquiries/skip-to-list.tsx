import { DESK } from '#content/desk/desk.ts';

import { LIST_ID } from './list-focus.ts';

/** Leads past tabs, figures, toolbar and sort buttons to the first enquiry. */
export function SkipToList() {
  return (
    <a
      href={`#${LIST_ID}`}
      className="skip-link max-w-[calc(100vw-1rem)]"
      onClick={(event) => {
        event.preventDefault();
        const list = document.getElementById(LIST_ID);
        (list?.querySelector<HTMLElement>('tbody a') ?? list)?.focus();
      }}
    >
      {DESK.list.skip}
    </a>
  );
}
