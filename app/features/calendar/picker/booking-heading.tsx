import { useEffect, useRef, type ReactNode } from 'react';

import { focusAtTop } from '#app/lib/navigation/focus-at-top.ts';

/** The heading of a step. It takes the focus when the step appears, so that a screen reader continues there. */
export function BookingHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAtTop(heading.current), []);
  return (
    <h4
      ref={heading}
      tabIndex={-1}
      className="scroll-mt-32 font-display text-h3 text-heading focus:outline-none"
    >
      {children}
    </h4>
  );
}
