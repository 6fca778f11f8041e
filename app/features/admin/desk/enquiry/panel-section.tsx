import { useId, type ReactNode, type Ref } from 'react';

type PanelSectionProps = {
  title: string;
  /** For a heading that may receive the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function PanelSection({ title, headingRef, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-5 border-t border-control pt-3">
      <h3
        ref={headingRef}
        id={id}
        tabIndex={-1}
        className="mb-2 text-small font-semibold text-heading outline-none"
      >
        {title}
      </h3>
      {children}
    </section>
  );
}
