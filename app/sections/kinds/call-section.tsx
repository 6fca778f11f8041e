import { classNames } from '#app/lib/class-names.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { ContactLink } from '#app/ui/controls/contact-link.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { TONE_CLASS } from '#app/ui/layout/tone.ts';

import type { SectionOf } from './section-of.ts';

/**
 * Closing call to action: the largest heading after the hero, a short text and a button. Behind it is the wide picture,
 * shaded on the left. Contour lines take its place in deep sections; on ink, which neighbouring sections share, they would
 * end at an edge that nothing else shows.
 */
export function CallSection(props: Omit<SectionOf<'call'>, 'kind'>) {
  const { id, tone, eyebrow, heading, lead, text, action, secondary, image } = props;
  const headingId = `${id}-heading`;
  const isDark = tone === 'deep' || tone === 'ink';
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        image && isDark ? 'tone-ink isolate' : TONE_CLASS[tone],
        'relative overflow-hidden py-section',
        tone === 'deep' && !image && 'contour',
      )}
    >
      {image && isDark && (
        <div className="absolute inset-0 -z-10">
          <Picture name={image} sizes="100vw" className="size-full object-[75%_50%]" />
          <div className="band-shade absolute inset-0" />
        </div>
      )}
      <Container className="relative">
        {eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
        <Heading level={2} size="h1" id={headingId} className="max-w-[20ch]">
          {heading}
        </Heading>
        {lead && <p className="mt-6 max-w-[52ch] text-lead text-heading">{lead}</p>}
        <p className="mt-6 max-w-[52ch] text-lead text-body">{text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
          <ContactLink interest={action.interest} message={action.message}>
            {action.label}
          </ContactLink>
          {secondary && (
            <ButtonLink href={secondary.href} look="text">
              {secondary.label}
            </ButtonLink>
          )}
        </div>
      </Container>
    </section>
  );
}
