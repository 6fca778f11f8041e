import { QUESTIONS } from '#content/assessment/questionnaire.ts';
import { formatDay } from '#app/lib/format-date.ts';
import { Button } from '#app/ui/controls/button.tsx';

import type { SavedRun } from '../run/saved-run.ts';
import { StepHeading } from './step-heading.tsx';

type ResumeStepProps = {
  run: SavedRun;
  onContinue: () => void;
  onResult: () => void;
  onAnew: () => void;
};

function state({ answers, place, day }: SavedRun): string {
  const answered = Object.keys(answers).length;
  if (day)
    return `You finished a run on ${formatDay(day)}, with ${answered} of ${QUESTIONS.length} questions answered.`;
  return `You stopped at question ${place + 1} of ${QUESTIONS.length}, with ${answered} answered.`;
}

/** Shown to a returning visitor whose answers are still on the device. */
export function ResumeStep({ run, onContinue, onResult, onAnew }: ResumeStepProps) {
  return (
    <div className="assess-resume">
      <p className="eyebrow">Welcome back</p>
      <StepHeading>Your answers are still here</StepHeading>
      <p className="assess-lead">
        {state(run)} They were kept on this device and nowhere else.
        {run.day && ' Start a new run to see what has changed since; the old one stays for comparison.'}
      </p>
      <div className="assess-buttons">
        {run.day ? (
          <Button onClick={onResult}>Show the result</Button>
        ) : (
          <Button onClick={onContinue}>Continue</Button>
        )}
        <Button look="secondary" onClick={onAnew}>
          Start a new run
        </Button>
      </div>
    </div>
  );
}
