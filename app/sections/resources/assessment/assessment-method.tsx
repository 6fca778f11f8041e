import type { CRISIS_ASSESSMENT } from '#content/resources/crisis-assessment.ts';
import { StepLine } from '#app/ui/text/step-line.tsx';
import { Section } from '#app/ui/layout/section.tsx';

export function AssessmentMethod({ method }: { method: (typeof CRISIS_ASSESSMENT)['method'] }) {
  return (
    <Section id="method" tone="paper-2" heading={method.heading} lead={method.lead} layout="stacked">
      <StepLine steps={method.steps} level={3} />
    </Section>
  );
}
