import { StepLine } from '#app/ui/text/step-line.tsx';
import { Section } from '#app/ui/layout/section.tsx';

import type { SectionOf } from './section-of.ts';

export function ProcessSection({ steps, ...frame }: SectionOf<'process'>) {
  return (
    <Section layout="stacked" {...frame}>
      <StepLine steps={steps} level={3} />
    </Section>
  );
}
