import { Heading } from './heading.tsx';
import { OrderedList } from './ordered-list.tsx';

type StepLineProps = {
  steps: readonly { name: string; text: string }[];
  /** Level of the steps' headings. */
  level: 3 | 4;
};

const COLUMNS: Record<number, string> = {
  3: 'step-line-3',
  4: 'step-line-4',
  5: 'step-line-5',
};

/** Steps joined by one line: horizontal on wide screens, vertical on narrow ones. */
export function StepLine({ steps, level }: StepLineProps) {
  return (
    <OrderedList className={`step-line ${COLUMNS[steps.length] ?? 'step-line-4'}`}>
      {steps.map((step) => (
        <li key={step.name} className="line-step">
          <Heading level={level} size="h3">
            {step.name}
          </Heading>
          <p className="mt-3 max-w-[44ch] text-secondary">{step.text}</p>
        </li>
      ))}
    </OrderedList>
  );
}
