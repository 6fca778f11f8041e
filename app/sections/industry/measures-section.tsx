import { INDUSTRY_SECTIONS } from '#content/common/sections.ts';
import type { IndustryPage } from '#content/types.ts';

import { SplitSection } from '#app/sections/kinds/split-section.tsx';

/** The results: the measures and how they are followed up. */
export function MeasuresSection({ heading, lead, measures }: IndustryPage['results']) {
  return (
    <SplitSection id="results" tone="deep" eyebrow={INDUSTRY_SECTIONS.results} heading={heading} lead={lead}>
      <dl className="border-b border-hairline">
        {measures.map((measure) => (
          <div key={measure.name} className="border-t border-hairline py-8">
            <dt className="font-display text-h3 text-balance text-heading">{measure.name}</dt>
            <dd className="mt-3 max-w-measure text-secondary">{measure.followUp}</dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}
