import { AREAS } from '#content/assessment/questionnaire.ts';
import { FIRM } from '#content/firm.ts';
import { formatDay } from '#app/lib/format-date.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Logo } from '#app/ui/media/logo.tsx';

import { AnswerRecord } from './answer-record.tsx';
import { AreaTable } from './area-table.tsx';
import { RadarChart } from './radar-chart.tsx';
import { ResultActions } from './result-actions.tsx';
import type { Day, SavedRun } from '../run/saved-run.ts';
import { ScoreScale } from './score-scale.tsx';
import { assess, type Assessment, type Reservation } from '../scoring/scoring.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { summaryText, WEAKEST_SHOWN } from './summary.ts';
import { WeakPointList } from './weak-point-list.tsx';

type ResultStepProps = {
  run: SavedRun;
  day: Day;
  onReview: () => void;
  onAnew: () => void;
};

const RESERVATIONS: Record<Reservation, string> = {
  'few-answers':
    'Fewer than half of the questions count towards this score. Read it as a first impression only.',
  'many-not-applicable':
    'More than a quarter of the questions were marked as not applicable. Ask someone else whether they really do not apply.',
  'area-without-answers':
    'At least one area has no answer that counts, and the overall score says nothing about it.',
};

function Basis({ result }: { result: Assessment }) {
  const { total, answered, unknown, notApplicable } = result.counts;
  return (
    <>
      <p className="assess-basis">
        {answered} of {total} questions answered: {unknown} don’t know, {notApplicable} not applicable,{' '}
        {total - answered} open.
        {unknown > 0 && ' What nobody knew counts as a finding.'}
      </p>
      {result.isHeldBack && (
        <p className="assess-basis">
          The score alone would give a higher level. In a crisis the weakest area sets the limit, so the
          overall level is at most one above it.
        </p>
      )}
      {result.reservations.map((reservation) => (
        <p key={reservation} className="assess-reservation">
          {RESERVATIONS[reservation]}
        </p>
      ))}
    </>
  );
}

/** The result, which is also the printed report. */
export function ResultStep({ run, day, onReview, onAnew }: ResultStepProps) {
  const { answers, notes, previous } = run;
  const result = assess(AREAS, answers);
  const earlier = previous && assess(AREAS, previous.answers);
  const weakest = result.weakPoints.slice(0, WEAKEST_SHOWN);
  return (
    <article className="assess-report">
      <header className="assess-verdict tone-deep">
        <div className="assess-report-brand" aria-hidden="true">
          <Logo />
          <p>Crisis readiness report</p>
        </div>
        <div className="assess-inner assess-verdict-grid">
          <div>
            <p className="eyebrow">Your result, {formatDay(day)}</p>
            <StepHeading>{result.level?.name ?? 'Nothing to score yet'}</StepHeading>
            {result.score !== undefined && <ScoreScale score={result.score} before={earlier?.score} />}
            <p className="assess-meaning">
              {result.level?.meaning ??
                'No answer counts towards a score. Go back and answer the questions that apply to you.'}
            </p>
            <Basis result={result} />
          </div>
          <RadarChart result={result} answers={answers} previous={previous?.answers} />
        </div>
      </header>

      <section aria-labelledby="assess-areas" className="assess-inner assess-part">
        <Heading level={2} id="assess-areas">
          Area by area
        </Heading>
        <AreaTable result={result} earlier={earlier} previous={previous} />
      </section>

      {weakest.length > 0 && (
        <section aria-labelledby="assess-first" className="assess-inner assess-part assess-part-page">
          <Heading level={2} id="assess-first">
            What to do first
          </Heading>
          <p className="assess-lead">
            Your weakest points in order of risk: what is missing, times the harm that the gap alone would do
            in the first days of a crisis.
          </p>
          <WeakPointList points={weakest} day={day} />
        </section>
      )}

      <section aria-labelledby="assess-use" className="assess-inner assess-part no-print">
        <Heading level={2} id="assess-use">
          Take it to the next meeting
        </Heading>
        <ResultActions summary={summaryText(answers, day, previous)} />
      </section>

      <section aria-labelledby="assess-answers" className="assess-inner assess-part assess-part-page">
        <Heading level={2} id="assess-answers">
          Your answers
        </Heading>
        <AnswerRecord answers={answers} notes={notes} />
        <p className="assess-method">
          How it is scored: each statement is worth nothing to three points, weighted by the harm that its gap
          does; don’t know is worth nothing; not applicable and open questions are left out. Made from your
          own answers on your device, without evidence being seen: a self-assessment, not an audit.{' '}
          {FIRM.name}, {FIRM.phone.label}, {FIRM.email}
        </p>
        <div className="assess-buttons no-print">
          <Button look="secondary" onClick={onReview}>
            Change answers
          </Button>
          <Button look="secondary" onClick={onAnew}>
            Start a new run
          </Button>
        </div>
      </section>
    </article>
  );
}
