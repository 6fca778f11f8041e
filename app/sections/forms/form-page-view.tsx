import type { ReactNode } from 'react';

import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { rawSlot, slot } from '#shared/forms/template.ts';

type FormPageViewProps = { eyebrow: string; children: ReactNode };

/** The page returned when a submission is rejected: the reason, and the form with what was typed. */
export function FormPageView({ eyebrow, children }: FormPageViewProps) {
  return (
    <div className="tone-paper py-section">
      <Container className="grid-12 gap-y-10">
        <div className="col-span-12 lg:col-span-4">
          <Eyebrow className="mb-4">{eyebrow}</Eyebrow>
          <Heading level={1} size="h2">
            {slot('title')}
          </Heading>
          <p className="mt-5 text-lead text-secondary">{rawSlot('linkedText')}</p>
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">{children}</div>
      </Container>
    </div>
  );
}
