import { CLOSED_EVENT_PAGE, EVENT_PAGE } from '#content/events/events.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { slot } from '#shared/forms/template.ts';

import { EventHead, EventText } from './event-parts.tsx';

type StateProps = { section: 'cancelled' | 'begun' | 'over' };

function State({ section }: StateProps) {
  const { title, text } = CLOSED_EVENT_PAGE[section];
  return (
    <div data-section={section}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <p className="mt-3 text-secondary">{text}</p>
    </div>
  );
}

/** An event that is cancelled, has begun or is over. */
export function ClosedEventView() {
  const { transcript, other } = CLOSED_EVENT_PAGE;
  return (
    <>
      <EventHead />
      <div className="tone-paper py-14 lg:py-24">
        <Container className="grid-12 gap-y-14">
          <div className="col-span-12 border-t-2 border-accent pt-6 lg:order-last lg:col-span-5 lg:col-start-8">
            <State section="cancelled" />
            <State section="begun" />
            <State section="over" />
            <p data-section="reason" className="mt-3 whitespace-pre-line wrap-anywhere text-body">
              {slot('reason')}
            </p>
            <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
              <a data-section="transcript" href={slot('transcript')} className={buttonClass('primary')}>
                {transcript}
              </a>
              <ButtonLink href={EVENT_PAGE.back.href} look="text">
                {other}
              </ButtonLink>
            </div>
          </div>
          <div className="col-span-12 lg:col-span-6 lg:row-start-1">
            <EventText />
          </div>
        </Container>
      </div>
    </>
  );
}
