import { useEffect } from 'react';

import { declareFurtherFonts } from '#app/lib/further-fonts.ts';

import { AssessmentFoot } from './assessment-foot.tsx';
import { AssessmentToolbar } from './assessment-toolbar.tsx';
import './assessment.css';
import './report.css';
import { ResultStep } from './result/result-step.tsx';
import { today } from './scoring/due-date.ts';
import { QuestionScreen } from './steps/question-screen.tsx';
import { ResumeStep } from './steps/resume-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { useSteps, type Steps } from './steps/use-steps.ts';

type AssessmentProps = {
  /** Id of the area with which the assessment starts. */
  areaId?: string;
  onLeave: () => void;
};

function CurrentStep({ steps }: { steps: Steps }) {
  const { run, step, show, goTo, finish, restart } = steps;
  switch (step) {
    case 'question':
    case 'revision':
      return <QuestionScreen steps={steps} />;
    case 'resume':
      return (
        <ResumeStep run={run} onContinue={() => show('question')} onResult={finish} onRestart={restart} />
      );
    case 'review':
      return <ReviewStep answers={run.answers} onChange={(at) => goTo(at, 'revision')} onResult={finish} />;
    case 'result':
      return (
        <ResultStep run={run} day={run.day ?? today()} onReview={() => show('review')} onRestart={restart} />
      );
  }
}

/**
 * The assessment itself. Everything it needs is in this module and its styles, so that it works offline once it has
 * loaded.
 */
export function Assessment({ areaId, onLeave }: AssessmentProps) {
  const steps = useSteps(areaId);
  // Load the fonts for notes now: there may be no connection when the first note is written.
  useEffect(declareFurtherFonts, []);

  return (
    <div className="assess">
      <div className="tone-paper flex min-h-[calc(100dvh-var(--spacing-header))] flex-col print:block print:min-h-0">
        <AssessmentToolbar steps={steps} onLeave={onLeave} />
        <output className="column no-print block text-small/[1.6] font-medium text-accent-ink">
          {steps.status}
        </output>
        <CurrentStep steps={steps} />
        <AssessmentFoot run={steps.run} isStored={steps.isStored} onDelete={steps.deleteAll} />
      </div>
    </div>
  );
}
