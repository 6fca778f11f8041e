import type { ReactNode } from 'react';

import { EVENT_PAGE, REGISTRATION_FORM } from '#content/events/events.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { FileLink } from '#app/sections/forms/file-link.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { rawSlot, slot } from '#shared/forms/template.ts';

import { EventHead, EventText, Fact } from './event-parts.tsx';
import { FeedLink } from './feed-link.tsx';

type EventViewProps = { form: ReactNode };

/** An event that people can register for. The same page is returned when a registration is rejected. */
export function EventView({ form }: EventViewProps) {
  const { facts, open, full } = EVENT_PAGE;
  const { heading, lead, waitingHeading, waitingLead } = REGISTRATION_FORM;
  return (
    <>
      <EventHead />
      <div className="tone-paper py-14 lg:py-24">
        <Container className="grid-12 gap-y-14">
          <div className="col-span-12 lg:col-span-6">
            <EventText
              places={
                <>
                  <Fact name={facts.places} section="open">
                    {open}
                  </Fact>
                  <Fact name={facts.places} section="full">
                    {full}
                  </Fact>
                </>
              }
            />
            <FileLink label={EVENT_PAGE.file} name="event.file" />
            <FeedLink />
          </div>
          <section
            id="register"
            aria-labelledby="register-heading"
            className="col-span-12 border-t-2 border-accent pt-6 lg:col-span-5 lg:col-start-8"
          >
            <Heading level={2} size="h3" id="register-heading">
              <span data-section="open">{heading}</span>
              <span data-section="full">{waitingHeading}</span>
            </Heading>
            <p data-section="open" className="mt-3 text-secondary">
              {lead}
            </p>
            <p data-section="full" className="mt-3 text-secondary">
              {waitingLead}
            </p>
            <div data-section="title" role="alert" className="mt-6 border-l-3 border-danger py-1 pl-4">
              <p className="font-medium text-heading">{slot('title')}</p>
              <p className="mt-1 text-small text-secondary">{rawSlot('linkedText')}</p>
            </div>
            {form}
          </section>
        </Container>
      </div>
    </>
  );
}
