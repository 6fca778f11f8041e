import type { INSIGHTS_PAGE } from '#content/insights.ts';
import type { Gate } from '#app/sections/listing/gate.ts';
import { GatedAction } from '#app/sections/listing/gated-action.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { ContactText } from '#app/ui/text/contact-text.tsx';
import { TextLink } from '#app/ui/controls/link.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { slugOf } from '#shared/text/slug.ts';

type InsightLibraryProps = { library: (typeof INSIGHTS_PAGE)['library']; gate: Gate };

/** Three kinds of longer work, each with a gated action and a link to the open page that describes them. */
export function InsightLibrary({ library, gate }: InsightLibraryProps) {
  return (
    <Section
      id="library"
      tone="paper"
      heading={library.heading}
      lead={<ContactText>{library.lead}</ContactText>}
      layout="stacked"
    >
      <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3">
        {library.cards.map((card) => {
          const id = slugOf(card.name);
          return (
            <li key={id} className="flex flex-col items-start border-t-2 border-accent pt-6 lg:pr-8">
              <Heading level={3} id={`${id}-title`}>
                {card.name}
              </Heading>
              <p className="mt-3 mb-6 text-secondary">{card.text}</p>
              <div className="mt-auto flex flex-col items-start gap-2">
                <GatedAction
                  gate={gate}
                  label={card.action}
                  itemId={id}
                  readerHref={card.link.href}
                  look="secondary"
                />
                <TextLink
                  href={card.link.href}
                  className="inline-flex min-h-11 items-center text-small no-print"
                >
                  {card.link.label}
                </TextLink>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
