import type { ReactNode } from 'react';

import { EVENT_PAGE } from '#content/events/events.ts';
import { Link } from '#app/ui/controls/link.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { slot } from '#shared/forms/template.ts';

/** The dark band at the top of an event's page: the day in large type, the title and the time. */
export function EventHead() {
  return (
    <div className="contour tone-deep relative overflow-hidden py-14 lg:py-20">
      <Container className="relative">
        <Link
          href={EVENT_PAGE.back.href}
          className="inline-flex min-h-8 items-center text-small text-secondary underline-offset-4 hover:text-heading hover:underline"
        >
          {EVENT_PAGE.back.label}
        </Link>
        <Eyebrow className="mt-8 lg:mt-10">{EVENT_PAGE.eyebrow}</Eyebrow>
        <Heading
          level={1}
          className="mt-4 max-w-[20ch] wrap-anywhere hyphens-auto max-sm:text-[min(var(--text-h1),15vw)]"
        >
          {slot('event.title')}
        </Heading>
        <p className="mt-6 text-lead text-body">
          <span className="inline-block">{slot('event.day')}</span>,{' '}
          <span className="inline-block">{slot('event.time')}</span>
        </p>
        <div data-json-ld="jsonLd" hidden />
      </Container>
    </div>
  );
}

type FactProps = { name: string; section?: string; children: ReactNode };

export function Fact({ name, section, children }: FactProps) {
  return (
    <div className="border-t border-hairline py-3" data-section={section}>
      <dt className="text-secondary">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

/** What the session is about and its facts. */
export function EventText({ places }: { places?: ReactNode }) {
  const { facts, free, minutes } = EVENT_PAGE;
  return (
    <>
      <p className="max-w-measure text-lead whitespace-pre-line wrap-anywhere text-body">
        {slot('event.abstract')}
      </p>
      <dl aria-label={facts.label} className="mt-10 grid gap-x-6 text-small sm:grid-cols-2">
        <Fact name={facts.elsewhere}>{slot('event.elsewhere')}</Fact>
        <Fact name={facts.duration}>{minutes(slot('event.minutes'))}</Fact>
        <Fact name={facts.presenter}>{slot('event.practice')}</Fact>
        {places}
        <Fact name={facts.price}>{free}</Fact>
        <Fact name={facts.topics} section="event.topics">
          {slot('event.topics')}
        </Fact>
      </dl>
    </>
  );
}

/** Title and time of the event that was registered for. The server omits this part if it cannot read the event. */
export function SessionFacts() {
  return (
    <div data-section="event.title" className="mt-8 max-w-measure border-t-2 border-accent pt-5">
      <p className="font-display text-h3 wrap-anywhere text-heading">{slot('event.title')}</p>
      <p className="mt-2 text-secondary tabular-nums">
        {slot('event.day')}, {slot('event.time')}
      </p>
    </div>
  );
}
