import { Section } from '#app/ui/layout/section.tsx';

import { NumberedOffers } from './numbered-offers.tsx';
import { OfferColumns } from './offer-columns.tsx';
import { RuledOffers } from './ruled-offers.tsx';
import type { SectionOf } from '#app/sections/kinds/section-of.ts';
import { SplitSection } from '#app/sections/kinds/split-section.tsx';

export function OffersSection({ items, layout, ...frame }: SectionOf<'offers'>) {
  if (layout === 'numbered') {
    return (
      <SplitSection {...frame}>
        <NumberedOffers items={items} />
      </SplitSection>
    );
  }
  return (
    <Section layout="stacked" {...frame}>
      {layout === 'columns' ? <OfferColumns items={items} /> : <RuledOffers items={items} />}
    </Section>
  );
}
