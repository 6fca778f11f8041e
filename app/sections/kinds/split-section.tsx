import type { ReactNode } from 'react';

import type { Tone } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { TONE_CLASS } from '#app/ui/layout/tone.ts';

type SplitSectionProps = {
  id: string;
  tone: Tone;
  eyebrow?: string;
  heading: string;
  lead?: string;
  className?: string;
  children: ReactNode;
};

/** Heading in columns 1 to 5, sticky while the long content in columns 6 to 12 scrolls past. */
export function SplitSection(props: SplitSectionProps) {
  const { id, tone, eyebrow, heading, lead, className, children } = props;
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(TONE_CLASS[tone], 'relative py-section', className)}
    >
      <Container className="grid-12 gap-y-10">
        <div className="col-span-12 lg:col-span-5 lg:pr-10">
          <div className="lg:sticky lg:top-28">
            {eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
            <Heading level={2} id={headingId}>
              {heading}
            </Heading>
            {lead && <p className="mt-5 text-lead text-secondary">{lead}</p>}
          </div>
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">{children}</div>
      </Container>
    </section>
  );
}
