import type { Confirmation } from '#content/forms/plain.ts';
import { CONFIRMATION_PAGE } from '#content/forms/plain.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { slot } from '#shared/form-template.ts';

import { AlreadySubscriber } from './already-subscriber.tsx';

type ConfirmationViewProps = { page: Confirmation };

/** The page that confirms a form. The build drops the line with the reference if there is none. */
export function ConfirmationView({
  page: { title, text, note, isForSubscribers, home },
}: ConfirmationViewProps) {
  return (
    <div className="tone-paper py-section">
      <Container className="min-h-[40svh]">
        <Eyebrow className="mb-4">{CONFIRMATION_PAGE.eyebrow}</Eyebrow>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <p className="mt-5 max-w-measure text-lead text-secondary">{text}</p>
        {note && <p className="mt-5 max-w-measure text-secondary">{note}</p>}
        {isForSubscribers && <AlreadySubscriber />}
        <p data-section="reference" className="mt-5 text-lead text-secondary">
          {CONFIRMATION_PAGE.reference}
          <strong className="font-medium whitespace-nowrap text-heading">{slot('reference')}</strong>
        </p>
        <ButtonLink href={home.href} className="mt-10">
          {home.label}
        </ButtonLink>
      </Container>
    </div>
  );
}
