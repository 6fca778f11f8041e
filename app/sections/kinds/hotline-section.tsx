import { FIRM } from '#content/firm.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { TONE_CLASS } from '#app/ui/layout/tone.ts';

import type { SectionOf } from './section-of.ts';

/** The hotline, in the signal colour. On narrow screens the number comes before the explanation. */
export function HotlineSection({ id, tone, eyebrow, heading, lead, text }: SectionOf<'hotline'>) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(TONE_CLASS[tone], 'pt-10 pb-section lg:pt-12')}
    >
      <Container>
        <div className="grid-12 items-start gap-y-6 border-t-4 border-signal pt-8 lg:grid-rows-[auto_1fr] lg:pt-10">
          <div className="col-span-12 lg:col-span-6">
            {eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
            <Heading level={2} id={headingId}>
              {heading}
            </Heading>
            {lead && <p className="mt-4 text-lead text-secondary">{lead}</p>}
          </div>
          <p className="col-span-12 lg:col-span-6 lg:row-span-2 lg:text-right">
            <a
              href={FIRM.hotline.href}
              className="button button-signal min-h-16 py-0 pt-1 font-display text-h2 font-normal whitespace-nowrap tabular-nums sm:px-8"
            >
              {FIRM.hotline.label}
            </a>
          </p>
          <p className="col-span-12 max-w-measure text-secondary lg:col-span-6">{text}</p>
        </div>
      </Container>
    </section>
  );
}
