import { expect, test } from 'vitest';

import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';

import type { Answer } from '../run/assessment-answer.ts';
import { RADAR_RADIUS, RADAR_SIZE, radarPoints } from './radar-geometry.ts';

const all = (answer: Answer) => Object.fromEntries(QUESTIONS.map(({ id }) => [id, answer]));
const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - RADAR_SIZE / 2, y - RADAR_SIZE / 2);

test('a better answer lies farther out, the best on the rim', () => {
  const [missing, partial, inPlace, proven] = ([0, 1, 2, 3] as const).map((answer) =>
    radarPoints(AREAS, all(answer)).map(distance),
  );
  missing?.forEach((near, at) => {
    expect(partial?.[at]).toBeGreaterThan(near);
    expect(inPlace?.[at]).toBeGreaterThan(partial?.[at] ?? 0);
    expect(proven?.[at]).toBeCloseTo(RADAR_RADIUS, 0);
  });
});

test('don’t know lies on the ring of the least mature statement and is marked', () => {
  const unknown = radarPoints(AREAS, all('unknown'));
  expect(unknown.map(distance)).toEqual(radarPoints(AREAS, all(0)).map(distance));
  expect(unknown.every(({ isUnknown }) => isUnknown)).toBe(true);
});

test('an answer that does not count has no point on the chart', () => {
  expect(radarPoints(AREAS, {})).toEqual([]);
  expect(radarPoints(AREAS, all('not-applicable'))).toEqual([]);
});

test('each area has its own quarter of the chart, starting at the upper right', () => {
  const quarters = radarPoints(AREAS, all(2)).map(
    ({ x, y }) => `${x > RADAR_SIZE / 2} ${y < RADAR_SIZE / 2}`,
  );
  expect(quarters.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => 'true true'));
  expect(new Set(quarters).size).toBe(4);
});
