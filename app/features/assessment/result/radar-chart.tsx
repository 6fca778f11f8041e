import { AREAS } from '#content/assessment/questionnaire.ts';
import { AREA_TABLE, RADAR } from '#content/assessment/screens.ts';
import { classNames } from '#app/lib/class-names.ts';

import type { Answers } from '../run/assessment-answer.ts';
import type { AssessmentResult } from '../scoring/scoring.ts';
import { areaLines, polygon, RADAR_SIZE, radarPoints, RINGS } from './radar-geometry.ts';

type RadarChartProps = { result: AssessmentResult; answers: Answers; previous?: Answers };

const CENTRE = RADAR_SIZE / 2;

/** Where the score of each area stands, clockwise like its quarter. */
const CORNERS = [
  'top-0 right-0 flex-col text-right',
  'right-0 bottom-0 flex-col-reverse text-right',
  'bottom-0 left-0 flex-col-reverse',
  'top-0 left-0 flex-col',
];

function label({ areas }: AssessmentResult): string {
  const scores = areas.map(({ area, score }) => `${area.name} ${score ?? RADAR.notAssessed}`);
  return RADAR.label(scores.join(', '));
}

function Rings() {
  return (
    <g className="fill-none stroke-hairline">
      {RINGS.map((radius) => (
        <circle key={radius} cx={CENTRE} cy={CENTRE} r={radius} />
      ))}
      {areaLines(AREAS.length).map(({ x, y }) => (
        <line key={`${x} ${y}`} x1={CENTRE} y1={CENTRE} x2={x} y2={y} />
      ))}
    </g>
  );
}

function AreaScores({ areas }: AssessmentResult) {
  return (
    <ul aria-hidden="true">
      {areas.map(({ area, score }, at) => (
        <li
          key={area.id}
          className={classNames(
            'absolute flex text-small/tight text-secondary print:text-[8.5pt]',
            CORNERS[at],
          )}
        >
          <span>{area.short}</span>{' '}
          <b className="font-display text-(length:--text-h3) font-normal text-heading print:text-[13pt]">
            {score ?? AREA_TABLE.none}
          </b>
        </li>
      ))}
    </ul>
  );
}

/** All answers as one shape over four rings, with a quarter for each area. The tables hold the figures. */
export function RadarChart({ result, answers, previous }: RadarChartProps) {
  const points = radarPoints(AREAS, answers);
  const earlier = previous ? radarPoints(AREAS, previous) : [];
  return (
    <figure className="mx-auto w-full max-w-124">
      <div className="relative py-7">
        <svg
          viewBox={`0 0 ${RADAR_SIZE} ${RADAR_SIZE}`}
          role="img"
          aria-label={label(result)}
          className="block w-full overflow-visible"
        >
          <Rings />
          {earlier.length > 0 && (
            <polygon
              points={polygon(earlier)}
              strokeDasharray="4 4"
              className="fill-none stroke-secondary stroke-[1.25]"
            />
          )}
          <polygon
            points={polygon(points)}
            strokeLinejoin="round"
            className="fill-accent/24 stroke-accent stroke-2"
          />
          {points.map(({ id, x, y, isUnknown }) => (
            <circle
              key={id}
              cx={x}
              cy={y}
              r={isUnknown ? 4 : 3}
              className={isUnknown ? 'fill-surface stroke-accent stroke-2' : 'fill-accent'}
            />
          ))}
        </svg>
        <AreaScores {...result} />
      </div>
      <figcaption className="mt-3 text-(length:--text-small) text-secondary print:text-[8.5pt]">
        {RADAR.caption}
        {previous && RADAR.previous}
      </figcaption>
    </figure>
  );
}
