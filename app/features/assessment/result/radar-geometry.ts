import type { Area } from '#content/assessment/question.ts';

import type { Answers } from '../run/assessment-answer.ts';

export const RADAR_SIZE = 400;
export const RADAR_RADIUS = 188;
/** Radii of the rings, one for each of the four statements. */
export const RINGS = [1, 2, 3, 4].map((ring) => (ring * RADAR_RADIUS) / 4);

const CENTRE = RADAR_SIZE / 2;

type RadarPoint = { id: string; x: number; y: number; isUnknown: boolean };

/** Angle of a question: the areas share the circle equally, clockwise from the top. */
function angleOf(area: number, areas: number, question: number, questions: number): number {
  const share = (2 * Math.PI) / areas;
  return area * share + ((question + 0.5) / questions) * share - Math.PI / 2;
}

function pointAt(angle: number, radius: number): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(CENTRE + radius * Math.cos(angle)), y: round(CENTRE + radius * Math.sin(angle)) };
}

/** One point for each answer that is scored. The least mature statement is on the innermost ring. */
export function radarPoints(areas: readonly Area[], answers: Answers): RadarPoint[] {
  return areas.flatMap(({ questions }, area) =>
    questions.flatMap(({ id }, index) => {
      const answer = answers[id];
      if (answer === undefined || answer === 'not-applicable') return [];
      const radius = RINGS[answer === 'unknown' ? 0 : answer] ?? 0;
      const angle = angleOf(area, areas.length, index, questions.length);
      return [{ id, ...pointAt(angle, radius), isUnknown: answer === 'unknown' }];
    }),
  );
}

/** Outer ends of the lines that separate the areas, from the centre to the rim. */
export function areaLines(count: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, area) =>
    pointAt((area * 2 * Math.PI) / count - Math.PI / 2, RADAR_RADIUS),
  );
}

export function polygon(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}
