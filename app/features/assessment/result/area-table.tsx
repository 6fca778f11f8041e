import type { FinishedRun } from '../run/saved-run.ts';
import type { Assessment, AreaResult } from '../scoring/scoring.ts';
import { formatDay } from '#app/lib/format-date.ts';

type AreaTableProps = { result: Assessment; earlier?: Assessment; previous?: FinishedRun };

/** A bar from 0 to 100 with a mark at the previous run's score. */
function Bar({ score, before }: { score?: number; before?: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="assess-bar">
      <rect width="100" height="8" className="assess-bar-track" />
      {score !== undefined && <rect width={score} height="8" className="assess-bar-fill" />}
      {before !== undefined && (
        <rect x={Math.max(0, before - 0.5)} width="1" height="8" className="assess-bar-mark" />
      )}
    </svg>
  );
}

function change(score: number | undefined, before: number | undefined): string {
  if (score === undefined || before === undefined) return '–';
  const difference = score - before;
  if (difference === 0) return `${before} (unchanged)`;
  return `${before} (${difference > 0 ? '+' : '−'}${Math.abs(difference)})`;
}

function answeredOf({ counts }: Pick<AreaResult, 'counts'>): string {
  return `${counts.answered - counts.notApplicable} of ${counts.total}`;
}

/** The scores of the areas as a table with a bar in each row. */
export function AreaTable({ result, earlier, previous }: AreaTableProps) {
  return (
    <table className="assess-areas">
      <caption>
        Scores by area, of 100
        {previous && `, beside the run of ${formatDay(previous.day)}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Score</th>
          <th scope="col">Level</th>
          <th scope="col">Counted</th>
          {earlier && <th scope="col">Before</th>}
        </tr>
      </thead>
      <tbody>
        {result.areas.map((row) => {
          const before = earlier?.areas.find(({ area }) => area.id === row.area.id)?.score;
          return (
            <tr key={row.area.id}>
              <th scope="row">
                {row.area.name}
                <Bar score={row.score} before={before} />
              </th>
              <td className="assess-figure">{row.score ?? '–'}</td>
              <td>
                {row.level?.name ?? 'Not assessed'}
                <span className="assess-level-text">{row.level?.area}</span>
              </td>
              <td>{answeredOf(row)}</td>
              {earlier && <td>{change(row.score, before)}</td>}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Overall
            <Bar score={result.score} before={earlier?.score} />
          </th>
          <td className="assess-figure">{result.score ?? '–'}</td>
          <td>{result.level?.name ?? 'Not assessed'}</td>
          <td>{answeredOf(result)}</td>
          {earlier && <td>{change(result.score, earlier.score)}</td>}
        </tr>
      </tfoot>
    </table>
  );
}
