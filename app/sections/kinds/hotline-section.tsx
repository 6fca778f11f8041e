import { HOTLINES } from '#content/firm.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { EmergencyCalls } from '#app/ui/text/emergency-calls.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { TONE_CLASS } from '#app/ui/layout/tone.ts';

import { FirstHourCard } from './first-hour-card.tsx';
import type { SectionOf } from './section-of.ts';

function Numbers() {
  return (
    <ul className="grid gap-3">
      {HOTLINES.map(({ place, label, href }) => (
        // Above the Chat button, which makes room for a number only once its script has loaded.
        <li key={place} className="z-41">
          <a
            href={href}
            className="button button-signal min-h-16 w-full flex-wrap justify-between gap-x-2 gap-y-0 px-3 pt-2 pb-1 font-display text-h2 font-normal tabular-nums xl:px-6 print:contents print:text-heading"
          >
            <span className="font-sans text-copy font-medium">{place}</span> {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The hotlines, in the signal colour, and the card for the first hour. On narrow screens the numbers come before the
 * explanation. On a phone in landscape orientation they are beside the heading, so that they are visible without scrolling. It is the only
 * section of its page that is printed.
 */
export function HotlineSection({ id, tone, eyebrow, heading, lead, text, card }: SectionOf<'hotline'>) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(TONE_CLASS[tone], 'printed-alone pt-10 pb-section low:pt-0 lg:pt-12 print:p-0')}
    >
      <Container>
        <div className="grid-12 items-start gap-y-6 border-t-4 border-signal pt-8 low:grid-rows-[auto_1fr] low:pt-3 lg:grid-rows-[auto_1fr] lg:pt-10 print:block print:pt-3">
          <div className="col-span-12 low:col-span-6 lg:col-span-6">
            {eyebrow && <Eyebrow className="mb-4 low:mb-1 print:hidden">{eyebrow}</Eyebrow>}
            <Heading level={2} id={headingId}>
              {heading}
            </Heading>
            {lead && (
              <p className="mt-3 font-semibold low:mt-1 text-heading">
                <EmergencyCalls>{lead}</EmergencyCalls>
              </p>
            )}
          </div>
          <div className="col-span-12 low:col-span-6 low:col-start-7 low:row-span-2 lg:col-span-6 lg:col-start-7 lg:row-span-2">
            <Numbers />
          </div>
          <p className="col-span-12 max-w-measure text-secondary low:col-span-6 lg:col-span-6 print:max-w-none">
            {text}
          </p>
        </div>
        <FirstHourCard {...card} />
      </Container>
    </section>
  );
}
