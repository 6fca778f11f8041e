import { EVENT_NOTICE_PAGE, MANAGE_PAGE } from '#content/events/events.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { EVENT_MANAGE_PATH } from '#shared/events/paths.ts';
import { rawSlot, slot } from '#shared/forms/template.ts';
import { TOKEN_PARAMETER } from '#shared/reader.ts';

import { SessionFacts } from './event-parts.tsx';

/** The page behind a link in a mail. Nothing changes until its button is pressed. */
export function ManageRegistrationView() {
  const { eyebrow, title, registered, waiting, text, submit } = MANAGE_PAGE;
  return (
    <div className="tone-paper py-section">
      <Container className="min-h-[40svh]">
        <Eyebrow className="mb-4">{eyebrow}</Eyebrow>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <SessionFacts />
        <p data-section="registered" className="mt-6 max-w-measure text-lead text-heading">
          {registered}
        </p>
        <p data-section="waiting" className="mt-6 max-w-measure text-lead text-heading">
          {waiting}
        </p>
        <p className="mt-3 max-w-measure text-secondary">{text}</p>
        <form method="post" action={EVENT_MANAGE_PATH} className="mt-8">
          <input type="hidden" name={TOKEN_PARAMETER} />
          <Button type="submit" name="act" value="cancel">
            {submit}
          </Button>
        </form>
      </Container>
    </div>
  );
}

/** The result of the button on the page of a mail's link, or why it had no effect. */
export function EventNoticeView() {
  const { eyebrow, link } = EVENT_NOTICE_PAGE;
  return (
    <div className="tone-paper py-section">
      <Container className="min-h-[40svh]">
        <Eyebrow className="mb-4">{eyebrow}</Eyebrow>
        <Heading level={1} size="h2">
          {slot('title')}
        </Heading>
        <p className="mt-5 max-w-measure text-lead text-secondary">{rawSlot('linkedText')}</p>
        <ButtonLink href={link.href} className="mt-10">
          {link.label}
        </ButtonLink>
      </Container>
    </div>
  );
}
