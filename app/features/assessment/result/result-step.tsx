import { AREAS } from '#content/assessment/questionnaire.ts';
import { RESULT } from '#content/assessment/screens.ts';
import { Button } from '#app/ui/controls/button.tsx';

import { ButtonRow } from '../parts/button-row.tsx';
import { RestartButton } from '../parts/restart-button.tsx';
import type { Day, SavedRun } from '../run/saved-run.ts';
import { firstPoints, stepsThisWeek } from '../scoring/first-points.ts';
import { assess } from '../scoring/scoring.ts';
import { AnswerRecord } from './answer-record.tsx';
import { AreaTable } from './area-table.tsx';
import { CriticalGaps } from './critical-gaps.tsx';
import { AssessmentActions } from './assessment-actions.tsx';
import { ResultPart } from './result-part.tsx';
import { summaryText } from './summary.ts';
import { Verdict } from './verdict.tsx';
import { WeakPointList } from './weak-point-list.tsx';

type ResultStepProps = {
  run: SavedRun;
  day: Day;
  onReview: () => void;
  onRestart: () => void;
};

const NEW_SHEET = 'print:break-before-page print:pt-0';

/** The result, which is also the printed report. */
export function ResultStep({ run, day, onReview, onRestart }: ResultStepProps) {
  const { answers, notes, previous } = run;
  const result = assess(AREAS, answers);
  const earlier = previous && assess(AREAS, previous.answers);
  const first = firstPoints(result.weakPoints);
  const steps = stepsThisWeek(result.weakPoints);
  return (
    <article className="report">
      <Verdict day={day} result={result} earlier={earlier} answers={answers} previous={previous} />

      {result.keptFrom && (
        <ResultPart
          id="assess-gaps"
          title={RESULT.keptFrom(result.keptFrom.name)}
          isFirst
          className="print:pt-[4mm]"
        >
          <CriticalGaps gaps={result.criticalGaps} keptFrom={result.keptFrom} />
        </ResultPart>
      )}

      <ResultPart
        id="assess-areas"
        title={RESULT.areas}
        isFirst={!result.keptFrom}
        className="print:pt-[4mm]"
      >
        <AreaTable result={result} earlier={earlier} previous={previous} />
      </ResultPart>

      {steps.length > 0 && (
        <ResultPart id="assess-week" title={RESULT.week} className={NEW_SHEET}>
          <p className="mt-4 max-w-measure text-lead text-secondary print:hidden">{RESULT.weekLead}</p>
          <ul className="mt-6 list-disc space-y-2 pl-6 marker:text-accent-ink print:mt-[1mm] print:columns-2 print:gap-x-[8mm] print:space-y-0 print:text-[8.5pt]">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </ResultPart>
      )}

      {first.length > 0 && (
        <ResultPart
          id="assess-first"
          title={RESULT.first}
          className={steps.length > 0 ? 'print:pt-[4mm]' : NEW_SHEET}
        >
          <p className="mt-4 max-w-measure text-lead text-secondary print:mt-[1mm] print:max-w-none print:text-[9pt]">
            {RESULT.firstLead}
          </p>
          <WeakPointList points={first} day={day} />
        </ResultPart>
      )}

      <ResultPart id="assess-use" title={RESULT.use} className="no-print">
        <AssessmentActions summary={summaryText(answers, day, previous)} />
      </ResultPart>

      <ResultPart id="assess-answers" title={RESULT.answers} className={NEW_SHEET}>
        <AnswerRecord answers={answers} notes={notes} />
        <p className="mt-10 max-w-measure border-hairline text-(length:--text-small) text-secondary print:mt-[3mm] print:max-w-none print:break-inside-avoid print:border-t-[0.75pt] print:pt-[2mm] print:text-[8.5pt]">
          {RESULT.method}
        </p>
        <div className="no-print">
          <ButtonRow>
            <Button look="secondary" onClick={onReview}>
              {RESULT.change}
            </Button>
            <RestartButton run={run} onRestart={onRestart} />
          </ButtonRow>
        </div>
      </ResultPart>
    </article>
  );
}
