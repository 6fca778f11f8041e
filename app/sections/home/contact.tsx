import type { ReactNode } from 'react';

import { HOME } from '#content/home.ts';
import { HOTLINES } from '#content/firm.ts';
import { CALENDAR_ID, CONTACT_ID } from '#app/lib/contact/contact-href.ts';
import { TextLink } from '#app/ui/controls/link.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { EmergencyCalls } from '#app/ui/text/emergency-calls.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

function EmergencyCard() {
  const { heading, text, firstHour, note } = HOME.contact.emergency;
  return (
    <div className="tone-ink col-span-12 grid grid-cols-subgrid gap-y-5 border-l-4 border-signal p-3.5 sm:p-8">
      <div className="col-span-12 lg:col-span-5 lg:pr-10">
        <Heading level={3}>{heading}</Heading>
        <p className="mt-3 text-secondary">
          <EmergencyCalls>{text}</EmergencyCalls> <TextLink href={firstHour.href}>{firstHour.label}</TextLink>
        </p>
      </div>
      <div className="col-span-12 lg:col-span-7">
        <p className="flex flex-wrap gap-3 max-sm:flex-col">
          {HOTLINES.map(({ place, label, href }) => (
            <a key={place} href={href} className="button button-signal tabular-nums">
              {`${place} ${label}`}
            </a>
          ))}
        </p>
        <p className="mt-5 text-small text-secondary">{note}</p>
      </div>
    </div>
  );
}

type ContactProps = {
  /** The contact form. */
  children?: ReactNode;
  /** The way to the calendar. */
  calendar?: ReactNode;
};

/** Target of every contact link; focusable, because such a link moves the focus here. */
export function Contact({ children, calendar }: ContactProps) {
  const { eyebrow, heading, lead, facts, calendar: calendarText } = HOME.contact;
  return (
    <section
      id={CONTACT_ID}
      tabIndex={-1}
      aria-labelledby="contact-heading"
      className="tone-paper py-section"
    >
      <Container className="grid-12 gap-y-10 lg:grid-rows-[auto_1fr]">
        <div className="col-span-12 lg:col-span-5 lg:pr-10">
          <Eyebrow className="mb-4">{eyebrow}</Eyebrow>
          <Heading level={2} id="contact-heading">
            {heading}
          </Heading>
          <p className="mt-5 text-lead text-secondary">{lead}</p>
          {/* Where the columns stand below each other, the form is between this line and the calendar. */}
          <p className="mt-3 no-print lg:hidden">
            <TextLink href={`#${CALENDAR_ID}`}>{calendarText.heading}</TextLink>
          </p>
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6 lg:row-span-2">{children}</div>
        <div className="col-span-12 lg:col-span-5 lg:pr-10">
          {calendar}
          <dl className="mt-10 border-b border-hairline">
            {facts.map((fact) => (
              <div
                key={fact.name}
                className="grid grid-cols-[2fr_3fr] gap-x-4 border-t border-hairline py-3.5 text-small"
              >
                <dt className="text-secondary">{fact.name}</dt>
                <dd className="font-medium text-heading">{fact.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <EmergencyCard />
      </Container>
    </section>
  );
}
