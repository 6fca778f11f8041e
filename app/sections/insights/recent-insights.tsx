import { memo } from 'react';

import { INSIGHT_ACTIONS, type Insight } from '#content/insights.ts';
import type { Gate } from '#app/sections/listing/gate.ts';
import { GatedAction } from '#app/sections/listing/gated-action.tsx';
import { PieceLink } from '#app/sections/listing/piece-link.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Section } from '#app/ui/layout/section.tsx';

import { InsightFacts, InsightKicker } from './insight-meta.tsx';

type RecentInsightsProps = { items: readonly Insight[]; heading: string; lead: string; gate: Gate };

/** Recent insights as a list without pictures. */
export const RecentInsights = memo(function RecentInsights({
  items,
  heading,
  lead,
  gate,
}: RecentInsightsProps) {
  return (
    <Section id="recent" tone="paper-2" heading={heading} lead={lead}>
      <ul className="border-b border-hairline">
        {items.map((item) => (
          <li
            key={item.id}
            className="card relative break-inside-avoid border-t border-hairline py-6 lg:py-7"
          >
            <InsightKicker item={item} />
            <Heading level={3} id={`${item.id}-title`} className="mt-2">
              <PieceLink id={item.id} className="card-link">
                {item.title}
              </PieceLink>
            </Heading>
            <p className="mt-2 max-w-measure text-secondary">{item.excerpt}</p>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
              <InsightFacts item={item} />
              <GatedAction
                gate={gate}
                label={INSIGHT_ACTIONS[item.type]}
                itemId={item.id}
                className="relative z-1"
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
});
