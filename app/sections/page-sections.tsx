import type { ImageName } from '#content/images.ts';
import type { Section } from '#content/types.ts';

import { CallSection } from './call-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { HotlineSection } from './hotline-section.tsx';
import { OffersSection } from './offers-section.tsx';
import { PointsSection } from './points-section.tsx';
import { ProcessSection } from './process-section.tsx';
import { ProseSection } from './prose-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { TiersSection } from './tiers-section.tsx';
import { TimelineSection } from './timeline-section.tsx';

type OneSectionProps = { section: Section; callImage?: ImageName };

function OneSection({ section, callImage }: OneSectionProps) {
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
    case 'figures':
      return <FiguresSection {...section} />;
    case 'questions':
      return <QuestionsSection {...section} />;
    case 'hotline':
      return <HotlineSection {...section} />;
    case 'call':
      return <CallSection image={callImage} {...section} />;
  }
}

type PageSectionsProps = {
  sections: readonly Section[];
  /** Picture behind the closing call to action. */
  callImage?: ImageName;
};

/**
 * The sections of a page, in the order of its content. Of two consecutive ink sections the second has no top padding,
 * because their paddings would add up to a double gap.
 */
export function PageSections({ sections, callImage }: PageSectionsProps) {
  return (
    <div className="[&>.tone-ink+.tone-ink:not(.contour,.isolate)]:pt-0">
      {sections.map((section) => (
        <OneSection key={section.id} section={section} callImage={callImage} />
      ))}
    </div>
  );
}
