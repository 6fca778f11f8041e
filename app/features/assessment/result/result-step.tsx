import { AREAS } from '#content/assessment/questionnaire.ts';
import { RESULT } from '#content/assessment/screens.ts';
import { Button } from '#app/ui/controls/button.tsx';

import { ButtonRow } from '../parts/button-row.tsx';
import type { Day, SavedRun } from '../run/saved-run.ts';
import { assess } from '../scoring/scoring.ts';
import { AnswerRecord } from './answer-record.tsx';
import { AreaTable } from './area-table.tsx';
import { CriticalGaps } from './critical-gaps.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultPart } from './result-part.tsx';
import { summaryText, WEAKEST_SHOWN } from './summary.ts';
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
  const weakest = result.weakPoints.slice(0, WEAKEST_SHOWN);
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

      {weakest.length > 0 && (
        <ResultPart id="assess-first" title={RESULT.first} className={NEW_SHEET}>
          <p className="mt-4 max-w-[60ch] text-lead text-secondary print:mt-[2mm] print:text-[10pt]">
            {RESULT.firstLead}
          </p>
          <WeakPointList points={weakest} day={day} />
        </ResultPart>
      )}

      <ResultPart id="assess-use" title={RESULT.use} className="no-print">
        <ResultActions summary={summaryText(answers, day, previous)} />
      </ResultPart>

      <ResultPart id="assess-answers" title={RESULT.answers} className={NEW_SHEET}>
        <AnswerRecord answers={answers} notes={notes} />
        <p className="mt-10 max-w-[80ch] border-hairline text-(length:--text-small) text-secondary print:mt-[3mm] print:max-w-none print:border-t-[0.75pt] print:pt-[2mm] print:text-[8.5pt]">
          {RESULT.method}
        </p>
        <div className="no-print">
          <ButtonRow>
            <Button look="secondary" onClick={onReview}>
              {RESULT.change}
            </Button>
            <Button look="secondary" onClick={onRestart}>
              {RESULT.restart}
            </Button>
          </ButtonRow>
        </div>
      </ResultPart>
    </article>
  );
}
