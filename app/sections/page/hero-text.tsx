import type { Hero } from '#content/types.ts';
import { ContactLink } from '#app/ui/controls/contact-link.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

/** Eyebrow, the page's only h1, lead and first call to action. */
export function HeroText({ eyebrow, heading, lead, action }: Hero) {
  return (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={1} className="mt-4 max-w-[10.6em] lg:mt-5">
        {heading}
      </Heading>
      <p className="mt-6 max-w-[34.6em] text-lead text-body">{lead}</p>
      {action && (
        <ContactLink interest={action.interest} message={action.message} className="mt-8 lg:mt-10">
          {action.label}
        </ContactLink>
      )}
    </>
  );
}
