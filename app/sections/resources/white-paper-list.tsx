import type { WHITE_PAPERS } from '#content/resources/white-papers.ts';
import { Heading } from '#app/ui/text/heading.tsx';
import { ContactText } from '#app/ui/text/contact-text.tsx';
import { Section } from '#app/ui/layout/section.tsx';

import { Day } from '#app/sections/listing/day.tsx';
import type { Gate } from '#app/sections/listing/gate.ts';
import { GatedAction } from '#app/sections/listing/gated-action.tsx';
import { PieceLink } from '#app/sections/listing/piece-link.tsx';

type WhitePaperListProps = { list: (typeof WHITE_PAPERS)['list']; gate: Gate };

export function WhitePaperList({ list, gate }: WhitePaperListProps) {
  return (
    <Section
      id="papers"
      tone="paper"
      heading={list.heading}
      lead={<ContactText>{list.lead}</ContactText>}
      layout="stacked"
    >
      <ul className="border-b border-hairline">
        {list.items.map((paper) => (
          <li
            key={paper.id}
            className="grid-12 break-inside-avoid gap-y-5 border-t border-hairline py-8 lg:py-10"
          >
            <div className="col-span-12 flex flex-wrap gap-x-6 gap-y-1 text-small text-secondary lg:col-span-2 lg:block lg:pt-1.5">
              <p className="font-medium text-accent-ink">{paper.category}</p>
              <p className="lg:mt-1">
                <Day date={paper.date} />
              </p>
            </div>
            <div className="col-span-12 lg:col-span-7">
              <Heading level={3} id={`${paper.id}-title`} className="max-w-[32ch]">
                <PieceLink id={paper.id}>{paper.title}</PieceLink>
              </Heading>
              <p className="mt-3 max-w-measure text-secondary">{paper.description}</p>
              <p className="mt-4 text-small text-secondary">{paper.author}</p>
            </div>
            <div className="col-span-12 lg:col-span-3 lg:text-right">
              <GatedAction gate={gate} label={list.action} itemId={paper.id} look="secondary" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
