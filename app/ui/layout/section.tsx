import type { ReactNode } from 'react';

import type { Tone } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';

import { Container } from './container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { TONE_CLASS } from './tone.ts';

type SectionProps = {
  id: string;
  tone: Tone;
  eyebrow?: string;
  heading: string;
  lead?: ReactNode;
  /**
   * `split`: heading in columns 1 to 5, content in 6 to 12. `stacked`: heading and lead share a row,
   * content is below over the full width.
   */
  layout?: 'split' | 'stacked';
  /** Shown under the lead; `split` only. */
  aside?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A labelled region of a page with its tone, padding and heading grid. */
export function Section(props: SectionProps) {
  const { id, tone, eyebrow, heading, lead, layout = 'split', aside, className, children } = props;
  const headingId = `${id}-heading`;
  const title = (
    <>
      {eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
      <Heading level={2} id={headingId}>
        {heading}
      </Heading>
    </>
  );
  const leadText = lead && <p className="max-w-measure text-lead text-secondary">{lead}</p>;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(TONE_CLASS[tone], 'relative py-section', className)}
    >
      <Container className="relative">
        {layout === 'split' ? (
          <div className="grid-12 gap-y-10">
            <div className="col-span-12 lg:col-span-5 lg:pr-6">
              {title}
              {leadText && <div className="mt-5">{leadText}</div>}
              {aside && <div className="mt-8">{aside}</div>}
            </div>
            <div className="col-span-12 lg:col-span-7 lg:col-start-6">{children}</div>
          </div>
        ) : (
          <>
            <div className={classNames('grid-12 gap-y-5', eyebrow ? 'items-end' : 'items-baseline')}>
              <div className="col-span-12 lg:col-span-5 lg:pr-6">{title}</div>
              {leadText && <div className="col-span-12 lg:col-span-7 lg:col-start-6">{leadText}</div>}
            </div>
            <div className="mt-10 lg:mt-16">{children}</div>
          </>
        )}
      </Container>
    </section>
  );
}
