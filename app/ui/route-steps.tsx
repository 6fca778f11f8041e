import { Heading } from './heading.tsx';

type RouteStepsProps = {
  steps: readonly { name: string; text: string }[];
  /** Level of the steps' headings. */
  level: 3 | 4;
};

const COLUMNS: Record<number, string> = {
  3: 'route-steps-3',
  4: 'route-steps-4',
  5: 'route-steps-5',
};

/** Steps as stations on one copper line: horizontal on wide screens, vertical on narrow ones. */
export function RouteSteps({ steps, level }: RouteStepsProps) {
  return (
    <ol className={`route-steps ${COLUMNS[steps.length] ?? 'route-steps-4'}`}>
      {steps.map((step) => (
        <li key={step.name} className="route-step">
          <Heading level={level} size="h3">
            {step.name}
          </Heading>
          <p className="mt-3 max-w-[44ch] text-secondary">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
