import { useId, type ReactNode } from 'react';

import { DEADLINE_TOOL } from '#content/deadlines/screens.ts';

type QuestionProps = { number: number; legend: string; why: string; children: ReactNode };

/** One of the six questions, with the reason for asking it. */
export function Question({ number, legend, why, children }: QuestionProps) {
  const id = useId();
  return (
    <fieldset className="border-t border-hairline pt-6 pb-8" aria-describedby={`${id}-why`}>
      <legend className="float-left w-full font-display text-h3 text-heading">
        {number}. {legend}
      </legend>
      <p id={`${id}-why`} className="clear-both pt-2 pb-4 text-small text-secondary">
        <span className="font-medium">{DEADLINE_TOOL.why}: </span>
        {why}
      </p>
      {children}
    </fieldset>
  );
}
