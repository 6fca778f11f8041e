import type { CRISIS_ASSESSMENT } from '#content/resources/crisis-assessment.ts';
import { RouteSteps } from '#app/ui/route-steps.tsx';
import { Section } from '#app/ui/section.tsx';

export function AssessmentMethod({ method }: { method: (typeof CRISIS_ASSESSMENT)['method'] }) {
  return (
    <Section id="method" tone="paper-2" heading={method.heading} lead={method.lead} layout="stacked">
      <RouteSteps steps={method.steps} level={3} />
    </Section>
  );
}
