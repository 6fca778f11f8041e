import { useState, type ReactNode, type Ref } from 'react';

import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Spinner } from '#app/ui/controls/spinner.tsx';

import { ASSESSMENT_ID } from './use-assessment.ts';

type StartLinkProps = {
  ref: Ref<HTMLAnchorElement>;
  onStart: () => Promise<void>;
  children: ReactNode;
};

/**
 * Starts the assessment. It is a link, so that it leads to the checklists without JavaScript, and so that the URL keeps
 * a press before hydration.
 */
export function StartLink({ ref, onStart, children }: StartLinkProps) {
  const [isLoading, setLoading] = useState(false);
  return (
    <a
      ref={ref}
      href={`#${ASSESSMENT_ID}`}
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
