import { useEffect, useState } from 'react';

import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';
import { FIRM } from '#content/firm.ts';
import { declareFurtherFonts } from '#app/lib/further-fonts.ts';

import './assessment.css';
import { today } from './scoring/due-date.ts';
import { DeleteAnswers } from './steps/delete-answers.tsx';
import { Progress } from './steps/progress.tsx';
import { QuestionStep } from './steps/question-step.tsx';
import { ResultStep } from './result/result-step.tsx';
import { ResumeStep } from './steps/resume-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { hasContent, nextRun, type SavedRun } from './run/saved-run.ts';
import { useRun } from './run/use-run.ts';

type Step = 'resume' | 'question' | 'revision' | 'review' | 'result';

export type AssessmentProps = {
  /** Id of the area to begin with. */
  areaId?: string;
  onLeave: () => void;
};

/** Index of the first open question of an area, or else of its first question. */
function placeIn(areaId: string | undefined, { answers }: SavedRun): number | undefined {
  const area = AREAS.find(({ id }) => id === areaId);
  const question = area?.questions.find(({ id }) => answers[id] === undefined) ?? area?.questions[0];
  return question && QUESTIONS.indexOf(question);
}

function firstStep(areaId: string | undefined, run: SavedRun): Step {
  const isNew = Object.keys(run.answers).length === 0;
  return isNew || AREAS.some(({ id }) => id === areaId) ? 'question' : 'resume';
}

/**
 * The assessment itself. Everything it needs is in this module and its styles, so that it works offline once it has
 * loaded.
 */
export function Assessment({ areaId, onLeave }: AssessmentProps) {
  const { run, isKept, update, forget } = useRun();
  // Load the fonts for notes now: there may be no connection when the first note is written.
  useEffect(declareFurtherFonts, []);
  const [step, setStep] = useState<Step>(() => firstStep(areaId, run));
  const [place, setPlace] = useState(() => placeIn(areaId, run) ?? run.place);
  const [status, setStatus] = useState('');
  /** Part of the question's key: deleting everything remounts the question, which then takes the focus. */
  const [deletions, setDeletions] = useState(0);
  const question = QUESTIONS[place];
  const area = AREAS.find(({ questions }) => questions.some(({ id }) => id === question?.id));

  function show(next: Step): void {
    setStatus('');
    setStep(next);
  }

  function goTo(next: number, as: Step = 'question'): void {
    setPlace(next);
    update({ place: next });
    show(as);
  }

  function goToNext(): void {
    if (step === 'revision' || place === QUESTIONS.length - 1) show('review');
    else goTo(place + 1);
  }

  function finish(): void {
    update({ day: run.day ?? today() });
    show('result');
  }

  function startAnew(): void {
    update(nextRun(run));
    setPlace(0);
    show('question');
  }

  function deleteAll(): void {
    forget();
    setPlace(0);
    show('question');
    setDeletions(deletions + 1);
    setStatus('Your answers are deleted from this device.');
  }

  return (
    <div className="assess tone-paper" data-facilitated={run.isFacilitated || undefined}>
      <div className="assess-inner assess-top no-print">
        <h1>Crisis readiness assessment</h1>
        <div className="assess-tools">
          <label className="assess-switch">
            <input
              type="checkbox"
              checked={run.isFacilitated}
              onChange={(event) => update({ isFacilitated: event.target.checked })}
            />
            Facilitator mode
          </label>
          {step !== 'result' &&
            Object.keys(run.answers).length > 0 &&
            step !== 'review' &&
            step !== 'resume' && (
              <button type="button" className="assess-link" onClick={() => show('review')}>
                Review
              </button>
            )}
          <button type="button" className="assess-link" onClick={onLeave}>
            Leave
          </button>
        </div>
      </div>
      <output className="assess-inner assess-said no-print">{status}</output>

      {(step === 'question' || step === 'revision') && question && area && (
        <div className="assess-inner assess-ask-grid">
          <Progress answers={run.answers} place={place} onArea={(start) => goTo(start)} />
          <QuestionStep
            key={`${question.id} ${step} ${deletions}`}
            question={question}
            area={area}
            answer={run.answers[question.id]}
            note={run.notes[question.id] ?? ''}
            isFacilitated={run.isFacilitated}
            isRevision={step === 'revision'}
            onAnswer={(answer) => update({ answers: { ...run.answers, [question.id]: answer } })}
            onNote={(note) => {
              const { [question.id]: _old, ...others } = run.notes;
              update({ notes: note === '' ? others : { ...others, [question.id]: note } });
            }}
            onBack={place > 0 && step === 'question' ? () => goTo(place - 1) : undefined}
            onNext={goToNext}
          />
        </div>
      )}
      {step === 'resume' && (
        <div className="assess-inner">
          <ResumeStep run={run} onContinue={() => show('question')} onResult={finish} onAnew={startAnew} />
        </div>
      )}
      {step === 'review' && (
        <div className="assess-inner">
          <ReviewStep answers={run.answers} onChange={(at) => goTo(at, 'revision')} onResult={finish} />
        </div>
      )}
      {step === 'result' && (
        <ResultStep run={run} day={run.day ?? today()} onReview={() => show('review')} onAnew={startAnew} />
      )}

      <div className="assess-inner assess-foot no-print">
        <p>
          {isKept
            ? 'Your answers stay on this device, in this browser. They are sent nowhere.'
            : 'This browser does not let us keep answers: they are sent nowhere, and gone when you leave this page.'}{' '}
          {hasContent(run) && <DeleteAnswers onDelete={deleteAll} />}
        </p>
        <p>
          Is it happening now? Our response team answers at any hour:{' '}
          <a href={FIRM.hotline.href}>{FIRM.hotline.label}</a>
        </p>
      </div>
    </div>
  );
}
