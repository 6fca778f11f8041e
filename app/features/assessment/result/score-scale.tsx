import { LEVELS } from '#content/assessment/questionnaire.ts';
import { SCORE } from '#content/assessment/screens.ts';

import type { Level } from '../scoring/scoring.ts';

type ScoreScaleProps = { score: number; level: Level; before?: number };

/** The score as a point on the scale of levels. The level, which may be capped below the score, is emphasised. */
export function ScoreScale({ score, level, before }: ScoreScaleProps) {
  return (
    <div className="mt-5 max-w-112">
      <p className="mb-3 text-secondary tabular-nums">
        <b className="font-display text-(length:--text-h2) font-normal text-accent-ink print:text-[20pt]">
          {score}
        </b>{' '}
        {SCORE.of}
        {before !== undefined && <span>{SCORE.previous(before)}</span>}
      </p>
      <svg viewBox="0 0 400 40" aria-hidden="true" className="block w-full overflow-visible">
        {LEVELS.map(({ id, name, from }, at) => {
          const to = LEVELS[at + 1]?.from ?? 100;
          const isReached = id === level.id;
          const start = from * 4 + (at > 0 ? 2 : 0);
          return (
            <g key={id}>
              <line
                x1={start}
                x2={to * 4 - 2}
                y1="10"
                y2="10"
                className={isReached ? 'stroke-accent stroke-3' : 'stroke-control stroke-[1.5]'}
              />
              <text
                x={start}
                y="34"
                className={
                  isReached ? 'fill-heading text-[13px] font-semibold' : 'fill-secondary text-[13px]'
                }
              >
                {name}
              </text>
            </g>
          );
        })}
        <circle
          cx={Math.min(Math.max(score * 4, 7), 393)}
          cy="10"
          r="6"
          className="fill-accent stroke-surface stroke-2"
        />
      </svg>
    </div>
  );
}
