import { RESULT, RESUME } from '#content/assessment/screens.ts';
import { QUESTIONS } from '#content/assessment/questionnaire.ts';
import { formatDay } from '#shared/text/format-day.ts';
import { Button } from '#app/ui/controls/button.tsx';

import { ButtonRow } from '../parts/button-row.tsx';
import { RestartButton } from '../parts/restart-button.tsx';
import { AssessmentHeading } from '../parts/assessment-heading.tsx';
import type { SavedRun } from '../run/saved-run.ts';
import { EarlierAnswers } from './earlier-answers.tsx';

type ResumeStepProps = {
  run: SavedRun;
  onContinue: () => void;
  onResult: () => void;
  onRestart: () => void;
};

function stateText({ answers, position, day, earlier }: SavedRun): string {
  const answered = Object.keys(answers).length;
  if (day) return RESUME.finished(formatDay(day), answered, QUESTIONS.length);
  if (earlier.length > 0) return RESUME.carriedOver(answered, QUESTIONS.length);
  return RESUME.stopped(position + 1, QUESTIONS.length, answered);
}

/** Shown to a returning visitor whose answers are still on the device. */
export function ResumeStep({ run, onContinue, onResult, onRestart }: ResumeStepProps) {
  return (
    <div className="column">
      <div className="py-[clamp(3rem,10vh,7rem)]">
        <p className="eyebrow mb-4">{RESUME.eyebrow}</p>
        <AssessmentHeading>{RESUME.title}</AssessmentHeading>
        <p className="mt-4 max-w-measure text-lead text-secondary">
          {stateText(run)} {RESUME.stored} {run.day && RESUME.compare}
        </p>
        <ButtonRow>
          {run.day ? (
            <Button onClick={onResult}>{RESULT.show}</Button>
          ) : (
            <Button onClick={onContinue}>{RESUME.resume}</Button>
          )}
          <RestartButton run={run} onRestart={onRestart} />
        </ButtonRow>
        {run.earlier.length > 0 && <EarlierAnswers runs={run.earlier} />}
      </div>
    </div>
  );
}
