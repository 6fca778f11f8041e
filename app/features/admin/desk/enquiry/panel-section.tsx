import { useId, type ReactNode } from 'react';

type PanelSectionProps = { title: string; children: ReactNode };

export function PanelSection({ title, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-5 border-t border-control pt-3">
      <h3 id={id} className="mb-2 text-small font-semibold text-heading">
        {title}
      </h3>
      {children}
    </section>
  );
}
