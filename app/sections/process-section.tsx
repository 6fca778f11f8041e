import { RouteSteps } from '#app/ui/route-steps.tsx';
import { Section } from '#app/ui/section.tsx';

import type { SectionOf } from './section-of.ts';

export function ProcessSection({ steps, ...frame }: SectionOf<'process'>) {
  return (
    <Section layout="stacked" {...frame}>
      <RouteSteps steps={steps} level={3} />
    </Section>
  );
}
