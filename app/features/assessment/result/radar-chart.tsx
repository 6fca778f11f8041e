import { AREAS, MATURITY } from '#content/assessment/questionnaire.ts';

import type { Answers } from '../run/answer.ts';
import { areaLines, polygon, RADAR_RADIUS, RADAR_SIZE, radarPoints, RINGS } from './radar-geometry.ts';
import type { Assessment } from '../scoring/scoring.ts';

type RadarChartProps = { result: Assessment; answers: Answers; previous?: Answers };

const CENTRE = RADAR_SIZE / 2;

function describe({ areas }: Assessment): string {
  const scores = areas.map(
    ({ area, score }) => `${area.name} ${score === undefined ? 'not assessed' : score}`,
  );
  return `Radar chart of all answers, the better the farther from the centre. ${scores.join(', ')}, each of 100.`;
}

/** All answers as one shape over four rings, with a quarter for each area. The tables hold the figures. */
export function RadarChart({ result, answers, previous }: RadarChartProps) {
  const points = radarPoints(AREAS, answers);
  const earlier = previous ? radarPoints(AREAS, previous) : [];
  return (
    <figure className="assess-radar">
      <div className="assess-radar-frame">
        <svg viewBox={`0 0 ${RADAR_SIZE} ${RADAR_SIZE}`} role="img" aria-label={describe(result)}>
          {RINGS.map((radius) => (
            <circle key={radius} cx={CENTRE} cy={CENTRE} r={radius} className="assess-radar-ring" />
          ))}
          {areaLines(AREAS.length).map(({ x, y }) => (
            <line key={`${x} ${y}`} x1={CENTRE} y1={CENTRE} x2={x} y2={y} className="assess-radar-ring" />
          ))}
          {earlier.length > 0 && <polygon points={polygon(earlier)} className="assess-radar-earlier" />}
          <polygon points={polygon(points)} className="assess-radar-shape" />
          {points.map(({ id, x, y, isUnknown }) => (
            <circle
              key={id}
              cx={x}
              cy={y}
              r={isUnknown ? 4 : 3}
              className={isUnknown ? 'assess-radar-unknown' : 'assess-radar-point'}
            />
          ))}
          {MATURITY.map((name, at) => (
            <text
              key={name}
              x={CENTRE + 5}
              y={CENTRE - (RINGS[at] ?? RADAR_RADIUS) + 13}
              className="assess-radar-label"
            >
              {name}
            </text>
          ))}
        </svg>
        <ul className="assess-radar-areas" aria-hidden="true">
          {result.areas.map(({ area, score }) => (
            <li key={area.id}>
              <span>{area.short}</span> <b>{score ?? '–'}</b>
            </li>
          ))}
        </ul>
      </div>
      <figcaption>
        Each point is one answer: the rim is proven, the inmost ring is missing. Hollow points were not known.
        {previous && ' The dashed line is the previous run.'}
      </figcaption>
    </figure>
  );
}
