import type { AssessmentArea, CRISIS_ASSESSMENT } from '#content/resources/crisis-assessment.ts';

import { tallyAll, type AreaTally } from './tally.ts';

type TallyPanelProps = {
  areas: readonly AssessmentArea[];
  tallies: readonly AreaTally[];
  words: Pick<(typeof CRISIS_ASSESSMENT)['checklists'], 'count' | 'ticked'>;
};

/** One stroke per statement, in the accent colour if ticked. Hidden from screen readers: the count is also shown in figures. */
function Strokes({ done, total }: AreaTally) {
  return (
    <span aria-hidden="true" className="flex grow gap-1">
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          data-done={index < done || undefined}
          className="h-0.5 grow bg-control/40 data-done:bg-accent forced-colors:bg-[GrayText] forced-colors:data-done:bg-[CanvasText]"
        />
      ))}
    </span>
  );
}

/** Count of the ticks, in total and per area. Hidden without JavaScript, which does the counting. */
export function TallyPanel({ areas, tallies, words }: TallyPanelProps) {
  const all = tallyAll(tallies);
  return (
    <div className="no-print noscript:hidden">
      <p className="flex items-baseline gap-4">
        <span className="font-display text-display text-heading lining-nums tabular-nums">{all.done}</span>
        <span className="text-secondary tabular-nums">{words.ticked(all.total)}</span>
      </p>
      <ul className="mt-6 border-b border-hairline">
        {areas.map((area, index) => {
          const tally = tallies[index] ?? { done: 0, total: area.statements.length };
          return (
            <li key={area.id} className="border-t border-hairline">
              <a href={`#${area.id}`} className="group block py-3 text-small">
                <span className="flex justify-between gap-4">
                  <span className="text-heading underline-offset-4 group-hover:underline">{area.name}</span>
                  <span className="whitespace-nowrap text-secondary tabular-nums">{words.count(tally)}</span>
                </span>
                <span className="mt-2 flex">
                  <Strokes {...tally} />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
