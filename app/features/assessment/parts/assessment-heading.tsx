import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { classNames } from '#app/lib/class-names.ts';

type AssessmentHeadingProps = { id?: string; size?: string; children: ReactNode };

/**
 * Heading of a step. It takes the focus when the step begins, so that screen readers read it and the keys of the step
 * work, and scrolls the window to the top.
 */
export function AssessmentHeading({ id, size = 'text-step', children }: AssessmentHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the first paint, so that no key is pressed at a visible question that does not have the focus yet.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <h2
      ref={heading}
      id={id}
      tabIndex={-1}
      className={classNames('max-w-[24em] font-display text-heading focus:outline-none', size)}
    >
      {children}
    </h2>
  );
}
