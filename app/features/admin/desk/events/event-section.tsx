import { useId, type ReactNode, type Ref } from 'react';

import { Heading } from '#app/ui/text/heading.tsx';

type EventSectionProps = {
  title: string;
  /** For a heading that may receive the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  explanation?: string | undefined;
  /** Shown beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** A section below the editor of an event. */
export function EventSection({ title, headingRef, explanation, action, children }: EventSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-hairline pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={3} size="h4" ref={headingRef} id={id} tabIndex={-1} className="outline-none">
          {title}
        </Heading>
        {action}
      </div>
      {explanation && <p className="mt-1 max-w-text text-small text-secondary">{explanation}</p>}
      {children}
    </section>
  );
}
