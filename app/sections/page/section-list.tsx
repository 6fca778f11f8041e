import type { Section } from '#content/types.ts';

import { CallSection } from '#app/sections/kinds/call-section.tsx';
import { EngagementSection } from '#app/sections/kinds/engagement-section.tsx';
import { FiguresSection } from '#app/sections/kinds/figures-section.tsx';
import { HotlineSection } from '#app/sections/kinds/hotline-section.tsx';
import { OffersSection } from '#app/sections/kinds/offers/offers-section.tsx';
import { PointsSection } from '#app/sections/kinds/points-section.tsx';
import { ProcessSection } from '#app/sections/kinds/process-section.tsx';
import { ProseSection } from '#app/sections/kinds/prose-section.tsx';
import { QuestionsSection } from '#app/sections/kinds/questions-section.tsx';
import { TiersSection } from '#app/sections/kinds/tiers-section.tsx';
import { TimelineSection } from '#app/sections/kinds/timeline-section.tsx';

function OneSection({ section }: { section: Section }) {
  switch (section.kind) {
    case 'prose':
      return <ProseSection {...section} />;
    case 'offers':
      return <OffersSection {...section} />;
    case 'points':
      return <PointsSection {...section} />;
    case 'process':
      return <ProcessSection {...section} />;
    case 'timeline':
      return <TimelineSection {...section} />;
    case 'tiers':
      return <TiersSection {...section} />;
    case 'engagement':
      return <EngagementSection {...section} />;
    case 'figures':
      return <FiguresSection {...section} />;
    case 'questions':
      return <QuestionsSection {...section} />;
    case 'hotline':
      return <HotlineSection {...section} />;
    case 'call':
      return <CallSection {...section} />;
  }
}

/**
 * The sections of a page, in the order of its content. Of two consecutive ink sections the second has no top padding,
 * because their paddings would add up to a double gap.
 */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="[&>.tone-ink+.tone-ink:not(.contour,.isolate)]:pt-0">
      {sections.map((section) => (
        <OneSection key={section.id} section={section} />
      ))}
    </div>
  );
}
