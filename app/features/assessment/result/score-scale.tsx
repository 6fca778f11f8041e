import { LEVELS } from '#content/assessment/questionnaire.ts';

/** The score as a point on the scale of named levels. */
export function ScoreScale({ score, before }: { score: number; before?: number }) {
  return (
    <div className="assess-scale">
      <p className="assess-score">
        <b>{score}</b> of 100
        {before !== undefined && <span> (previous run: {before})</span>}
      </p>
      <svg viewBox="0 0 400 40" aria-hidden="true">
        {LEVELS.map(({ id, name, from }, at) => {
          const to = LEVELS[at + 1]?.from ?? 100;
          return (
            <g key={id} data-here={(score >= from && score < to) || score === to || undefined}>
              <line x1={from * 4 + (at > 0 ? 2 : 0)} x2={to * 4 - 2} y1="10" y2="10" />
              <text x={from * 4 + (at > 0 ? 2 : 0)} y="34">
                {name}
              </text>
            </g>
          );
        })}
        <circle cx={Math.min(Math.max(score * 4, 7), 393)} cy="10" r="6" />
      </svg>
    </div>
  );
}
