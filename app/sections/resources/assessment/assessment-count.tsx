import type { CRISIS_ASSESSMENT } from '#content/resources/crisis-assessment.ts';
import { Heading } from '#app/ui/text/heading.tsx';
import { Section } from '#app/ui/layout/section.tsx';

/** Explains how to interpret the count. */
export function AssessmentCount({ count }: { count: (typeof CRISIS_ASSESSMENT)['count'] }) {
  return (
    <Section id="count" tone="paper-2" heading={count.heading} lead={count.lead} layout="stacked">
      <ul className="grid gap-x-6 gap-y-8 md:grid-cols-3">
        {count.readings.map((reading) => (
          <li key={reading.name} className="border-t border-hairline pt-5">
            <Heading level={3}>{reading.name}</Heading>
            <p className="mt-3 text-secondary">{reading.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
