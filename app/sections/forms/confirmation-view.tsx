import type { Confirmation } from '#content/forms/plain.ts';
import { CONFIRMATION_PAGE } from '#content/forms/plain.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { ContactText } from '#app/ui/text/contact-text.tsx';
import { SessionFacts } from '#app/sections/events/event-parts.tsx';
import { slot } from '#shared/forms/template.ts';

import { AlreadySubscriber } from './already-subscriber.tsx';
import { FileLink } from './file-link.tsx';

type ConfirmationViewProps = { page: Confirmation };

/** The confirmation page of a form. The server removes each line whose value is missing. */
export function ConfirmationView({
  page: { title, text, note, waits, session, appointment, isForSubscribers, home },
}: ConfirmationViewProps) {
  return (
    <div className="tone-paper py-section">
      <Container className="min-h-[40svh]">
        <Eyebrow className="mb-4">{CONFIRMATION_PAGE.eyebrow}</Eyebrow>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        {session && <SessionFacts />}
        <p className="mt-5 max-w-measure text-lead text-secondary">
          <ContactText>{text}</ContactText>
        </p>
        {note && <p className="mt-5 max-w-measure text-secondary">{note}</p>}
        {waits && (
          <p data-section="waits" className="mt-5 max-w-measure border-l-3 border-accent pl-4 text-body">
            <ContactText>{waits}</ContactText>
          </p>
        )}
        {isForSubscribers && <AlreadySubscriber />}
        <p data-section="reference" className="mt-5 text-lead text-secondary">
          {CONFIRMATION_PAGE.reference}
          <strong className="font-medium whitespace-nowrap text-heading">{slot('reference')}</strong>
        </p>
        {appointment && (
          <>
            <p data-section="time" className="mt-2 text-lead text-secondary">
              {appointment.time}
              <strong className="font-medium text-heading">{slot('time')}</strong>
            </p>
            <FileLink label={appointment.file} />
          </>
        )}
        {session && (
          <p data-section="session" className="mt-5">
            <a href={slot('session')} className="text-link underline underline-offset-[0.2em]">
              {session}
            </a>
          </p>
        )}
        <ButtonLink href={home.href} className="mt-10">
          {home.label}
        </ButtonLink>
      </Container>
    </div>
  );
}
