import { useState, type ReactNode, type Ref } from 'react';

import { isPlainClick } from '#app/lib/navigation/plain-click.ts';

import { EarlySubmitNote } from '../form/early-submit-note.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { Spinner } from './spinner.tsx';

type StartLinkProps = {
  /** Where the link leads without JavaScript: a fragment of the page, or a page that does the same. */
  href: `#${string}` | `/${string}`;
  look?: ButtonLook;
  /** Texts for a press before hydration. With them the boot script holds the press. Otherwise the browser follows the link. */
  early?: { held: string; late: string };
  ref: Ref<HTMLAnchorElement>;
  onStart: () => Promise<void>;
  children: ReactNode;
};

/**
 * Opens a view that is loaded on demand. It is a link, so that it leads to the stand-in without JavaScript. A press before
 * hydration is held by the boot script if there are `early` texts; otherwise the browser follows the link.
 */
export function StartLink({ href, look = 'primary', early, ref, onStart, children }: StartLinkProps) {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <a
        ref={ref}
        href={href}
        data-hold={early && ''}
        className={buttonClass(look)}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          if (isLoading) return;
          setLoading(true);
          void onStart().finally(() => setLoading(false));
        }}
      >
        {isLoading && <Spinner />}
        {children}
      </a>
      {early && <EarlySubmitNote {...early} />}
    </>
  );
}
