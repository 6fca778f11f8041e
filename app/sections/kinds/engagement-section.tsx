import { ENGAGEMENT } from '#content/common/sections.ts';
import { Section } from '#app/ui/layout/section.tsx';

import { Sample } from './sample.tsx';
import type { SectionOf } from './section-of.ts';

const { labels } = ENGAGEMENT;

/** Time, team and price under the heading; beside them the sample page. */
export function EngagementSection({ size, sample, ...frame }: SectionOf<'engagement'>) {
  const facts = (
    <dl className="grid gap-y-5">
      {(['duration', 'team', 'price'] as const).map((key) => (
        <div key={key} className="border-t border-hairline pt-4">
          <dt className="text-small text-secondary">{labels[key]}</dt>
          <dd className="mt-1">{size[key]}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Section eyebrow={ENGAGEMENT.eyebrow} aside={facts} {...frame}>
      <Sample {...sample} />
    </Section>
  );
}
