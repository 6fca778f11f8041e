import { classNames } from '#app/lib/class-names.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { ContactText } from '#app/ui/text/contact-text.tsx';
import { TONE_CLASS } from '#app/ui/layout/tone.ts';

import type { SectionOf } from './section-of.ts';

/** Body text beside its heading. The facts are under the heading, or after the text on narrow screens. */
export function ProseSection(section: SectionOf<'prose'>) {
  const { id, tone, eyebrow, heading, lead, paragraphs, aside } = section;
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(TONE_CLASS[tone], 'relative py-section')}
    >
      <Container className="grid-12 gap-y-10 lg:grid-rows-[auto_1fr]">
        <div className="col-span-12 lg:col-span-5 lg:pr-10">
          {eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
        </div>
        <div className="col-span-12 max-w-measure space-y-6 lg:col-span-7 lg:col-start-6 lg:row-span-2">
          {lead && <p className="text-lead text-heading">{lead}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {aside && (
          <dl className="col-span-12 self-start border-b border-hairline lg:col-span-4 lg:col-start-1">
            {aside.map((fact) => (
              <div
                key={fact.name}
                className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-4 border-t border-hairline py-3.5 text-small"
              >
                <dt className="text-secondary">{fact.name}</dt>
                <dd className="font-medium text-heading">
                  <ContactText>{fact.text}</ContactText>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Container>
    </section>
  );
}
