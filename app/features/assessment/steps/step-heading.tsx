import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Heading of a step. It takes the focus when the step begins, so that screen readers read it and the keys of the step
 * work, and scrolls the window to the top.
 */
export function StepHeading({ id, children }: { id?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="assess-step-heading">
      {children}
    </h2>
  );
}
