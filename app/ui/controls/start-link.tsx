import { useState, type ReactNode, type Ref } from 'react';

import { buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

type StartLinkProps = {
  /** Fragment of the view, and id of the section that the link leads to without JavaScript. */
  fragment: string;
  ref: Ref<HTMLAnchorElement>;
  onStart: () => Promise<void>;
  children: ReactNode;
};

/**
 * Opens a view that is loaded on demand. It is a link, so that it leads to the stand-in without JavaScript, and so that
 * the URL keeps a press before hydration.
 */
export function StartLink({ fragment, ref, onStart, children }: StartLinkProps) {
  const [isLoading, setLoading] = useState(false);
  return (
    <a
      ref={ref}
      href={`#${fragment}`}
      className={buttonClass('primary')}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (isLoading) return;
        setLoading(true);
        void onStart().finally(() => setLoading(false));
      }}
    >
      {isLoading && <Spinner />}
      {children}
    </a>
  );
}
