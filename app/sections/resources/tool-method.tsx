import type { Point } from '#content/types.ts';
import { StepLine } from '#app/ui/text/step-line.tsx';
import { Section } from '#app/ui/layout/section.tsx';

type ToolMethodProps = { method: { heading: string; lead: string; steps: readonly Point[] } };

export function ToolMethod({ method }: ToolMethodProps) {
  return (
    <Section id="method" tone="paper-2" heading={method.heading} lead={method.lead} layout="stacked">
      <StepLine steps={method.steps} level={3} />
    </Section>
  );
}
