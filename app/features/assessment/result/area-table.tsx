/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
 * On phones CSS replaces the `display` of the rows, and Safari then no longer treats a table without explicit roles as
 * one. */
import { AREA_TABLE } from '#content/assessment/screens.ts';
import { classNames } from '#app/lib/class-names.ts';
import { formatDay } from '#shared/text/format-day.ts';

import type { FinishedRun } from '../run/saved-run.ts';
import type { AreaResult, AssessmentResult } from '../scoring/scoring.ts';
import { ScoreBar } from './score-bar.tsx';

type AreaTableProps = { result: AssessmentResult; earlier?: AssessmentResult; previous?: FinishedRun };

/** On narrow screens a row is a block: the area, then score, level and what counted, then the previous score. */
const ROW = 'max-sm:grid max-sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] max-sm:py-4';
const CELL = 'pr-6 text-left align-top max-sm:w-auto max-sm:border-0 max-sm:pr-2 max-sm:pb-0';
const BODY_CELL = `${CELL} pb-[0.9rem] print:py-[1.1mm]`;
/** Moves the text down to the baseline of the larger score beside it. */
const NEXT_TO_SCORE = 'pt-4 max-sm:pt-1';
const LINE = {
  area: { row: 'max-sm:border-t max-sm:border-hairline', cell: 'border-t border-hairline' },
  overall: { row: 'max-sm:border-t-2 max-sm:border-accent', cell: 'border-t-2 border-accent' },
};

function changeText(score: number | undefined, before: number | undefined): string {
  if (score === undefined || before === undefined) return AREA_TABLE.none;
  return AREA_TABLE.change(before, score - before);
}

type ResultRowProps = {
  name: string;
  result: Pick<AreaResult, 'score' | 'level' | 'counts'>;
  before?: number;
  kind: 'area' | 'overall';
  hasBefore: boolean;
};

function ResultRow({ name, result, before, kind, hasBefore }: ResultRowProps) {
  const { score, level, counts } = result;
  const line = LINE[kind];
  const cell = classNames(BODY_CELL, line.cell);
  return (
    <tr role="row" className={classNames(ROW, line.row)}>
      <th
        role="rowheader"
        scope="row"
        className={classNames(
          cell,
          'w-[42%] pt-[0.9rem] text-(length:--text-copy) font-medium text-heading max-sm:col-span-full max-sm:pt-1 print:w-[36%] print:text-[10pt]',
        )}
      >
        {name}
        <ScoreBar score={score} before={before} />
      </th>
      <td
        role="cell"
        className={classNames(
          cell,
          'pt-[0.55rem] font-display text-(length:--text-h3) text-heading max-sm:pt-0 print:pt-[0.4mm] print:text-[13pt]',
        )}
      >
        {score ?? AREA_TABLE.none}
      </td>
      <td role="cell" className={classNames(cell, NEXT_TO_SCORE)}>
        {level?.name ?? AREA_TABLE.notAssessed}
        {kind === 'area' && (
          <span className="block max-w-[34ch] text-secondary print:max-w-none">{level?.area}</span>
        )}
      </td>
      <td role="cell" className={classNames(cell, NEXT_TO_SCORE)}>
        <span className="sm:hidden">{AREA_TABLE.countedLabel}</span>
        {AREA_TABLE.countedOf(counts.answered - counts.notApplicable, counts.total)}
      </td>
      {hasBefore && (
        <td role="cell" className={classNames(cell, NEXT_TO_SCORE, 'max-sm:col-span-full')}>
          <span className="sm:hidden">{AREA_TABLE.beforeLabel}</span>
          {changeText(score, before)}
        </td>
      )}
    </tr>
  );
}

/** The scores of the areas as a table with a bar in each row. */
export function AreaTable({ result, earlier, previous }: AreaTableProps) {
  const { area, score, level, counted, before, caption } = AREA_TABLE;
  const columns = [area, score, level, counted, ...(earlier ? [before] : [])];
  return (
    <table
      role="table"
      className="mt-6 w-full border-collapse text-(length:--text-small) tabular-nums print:mt-[2mm] print:break-inside-avoid print:text-[8.5pt]"
    >
      <caption className="pb-3 text-left text-secondary print:text-[8.5pt]">
        {caption}
        {previous && AREA_TABLE.previous(formatDay(previous.day))}
      </caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={classNames(CELL, 'py-[0.4rem] font-normal text-secondary print:py-[1mm]')}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {result.areas.map((row) => (
          <ResultRow
            key={row.area.id}
            kind="area"
            name={row.area.name}
            result={row}
            before={earlier?.areas.find(({ area: { id } }) => id === row.area.id)?.score}
            hasBefore={earlier !== undefined}
          />
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <ResultRow
          kind="overall"
          name={AREA_TABLE.overall}
          result={result}
          before={earlier?.score}
          hasBefore={earlier !== undefined}
        />
      </tfoot>
    </table>
  );
}
