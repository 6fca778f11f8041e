import { RESULT } from '#content/assessment/screens.ts';
import { formatDay } from '#shared/text/format-day.ts';
import { Logo } from '#app/ui/media/logo.tsx';

import { AssessmentHeading } from '../parts/assessment-heading.tsx';
import type { SavedRun } from '../run/saved-run.ts';
import type { AssessmentResult } from '../scoring/scoring.ts';
import { RadarChart } from './radar-chart.tsx';
import { ScoreScale } from './score-scale.tsx';

const BASIS_CLASS = 'mt-4 max-w-measure text-(length:--text-small) text-secondary print:text-[8.5pt]';

function Basis({ result }: { result: AssessmentResult }) {
  return (
    <>
      <p className={BASIS_CLASS}>
        {RESULT.basis(result.counts)} {result.counts.unknown > 0 && RESULT.unknown}
      </p>
      {result.heldBackBy && <p className={BASIS_CLASS}>{RESULT.heldBackBy[result.heldBackBy]}</p>}
      {result.reservations.map((reservation) => (
        <p key={reservation} className="mt-4 max-w-measure border-l-3 border-danger py-1 pl-4">
          {RESULT.reservations[reservation]}
        </p>
      ))}
    </>
  );
}

/** Only on paper. */
function Letterhead() {
  return (
    <div
      className="mb-[4mm] hidden items-end justify-between border-b-[1.5pt] border-accent pb-[3mm] print:flex [&>svg]:h-auto [&>svg]:w-[42mm]"
      aria-hidden="true"
    >
      <Logo />
      <p>{RESULT.report}</p>
    </div>
  );
}

type VerdictProps = Pick<SavedRun, 'answers' | 'previous'> & {
  day: string;
  result: AssessmentResult;
  earlier?: AssessmentResult;
};

/** Level, score and chart, at the head of the result. */
export function Verdict({ day, result, earlier, answers, previous }: VerdictProps) {
  const { level, score } = result;
  return (
    <header className="tone-deep py-[clamp(2.5rem,1.5rem+4vw,5rem)] print:py-0">
      <Letterhead />
      <div className="column grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-20 print:grid-cols-[minmax(0,1fr)_60mm] print:items-center print:gap-[10mm]">
        <div>
          <p className="eyebrow print:text-[7.5pt]">{RESULT.eyebrow(formatDay(day))}</p>
          <AssessmentHeading size="mt-3 text-display print:text-[28pt]">
            {level?.name ?? RESULT.noScore}
          </AssessmentHeading>
          {score !== undefined && level && <ScoreScale score={score} level={level} before={earlier?.score} />}
          <p className="mt-6 max-w-[52ch] text-lead print:mt-[4mm] print:text-[11pt]">
            {level?.meaning ?? RESULT.noScoreText}
          </p>
          <Basis result={result} />
        </div>
        <RadarChart result={result} answers={answers} previous={previous?.answers} />
      </div>
    </header>
  );
}
