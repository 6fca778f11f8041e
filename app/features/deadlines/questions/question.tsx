import type { ReactNode } from 'react';

import { DEADLINE_TOOL } from '#content/deadlines/screens.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';

/** Id of the button that opens a question. */
export const questionId = (number: number) => `deadlines-question-${number}`;

type QuestionProps = {
  number: number;
  legend: string;
  why: string;
  /** Summary of the answer, shown while the question is collapsed. */
  answer: string;
  /** What has to be corrected, one sentence each. */
  problems?: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
  /** Absent in the last question. */
  onNext?: () => void;
  onShow: () => void;
  children: ReactNode;
};

/** A collapsible question with the reason for asking it. Only one is expanded at a time, to fit on a phone. */
export function Question(props: QuestionProps) {
  const { number, legend, why, answer, problems = [], isOpen, onToggle, onNext, onShow, children } = props;
  const id = questionId(number);
  return (
    <section className="border-t border-hairline">
      <h2>
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          className="group flex min-h-14 w-full cursor-pointer items-baseline gap-3 py-4 text-left"
          onClick={onToggle}
        >
          <span className="font-display text-h3 text-accent-ink tabular-nums">{number}</span>
          <span className="min-w-0 flex-1">
            <span className="block font-display text-h3 text-heading underline-offset-[0.2em] group-hover:underline">
              {legend}
            </span>
            {!isOpen && (
              <span className="mt-1 block font-sans text-small font-normal text-secondary">{answer}</span>
            )}
          </span>
          <span aria-hidden="true" className="w-5 flex-none text-center text-lead text-link">
            {isOpen ? '–' : '+'}
          </span>
        </button>
      </h2>
      {!isOpen &&
        problems.map((problem) => (
          <p key={problem} role="alert" className="pb-3 text-small font-medium text-danger">
            {problem}
          </p>
        ))}
      <div
        id={`${id}-panel`}
        role="group"
        aria-labelledby={id}
        aria-describedby={`${id}-why`}
        hidden={!isOpen}
        className="pb-8"
      >
        {isOpen && (
          <>
            <p id={`${id}-why`} className="pb-3 text-small text-secondary">
              <span className="font-medium">{DEADLINE_TOOL.why}: </span>
              {why}
            </p>
            {children}
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
              {onNext ? (
                <>
                  <Button onClick={onNext}>{DEADLINE_TOOL.next}</Button>
                  <LinkButton onClick={onShow}>{DEADLINE_TOOL.show}</LinkButton>
                </>
              ) : (
                <Button onClick={onShow}>{DEADLINE_TOOL.show}</Button>
              )}
            </div>
          </>
        )}
      </div>
    </section>
  );
}
