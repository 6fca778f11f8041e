import fc from 'fast-check';
import { expect, test } from 'vitest';

import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';
import { STEPS_THIS_WEEK } from '#content/assessment/this-week.ts';

import { ANSWERS } from '../run/assessment-answer.ts';
import { firstPoints, POINTS_SHOWN, STEPS_SHOWN, stepsThisWeek } from './first-points.ts';
import { assess } from './scoring.ts';

const anyAnswers = fc.dictionary(
  fc.constantFrom(...QUESTIONS.map(({ id }) => id)),
  fc.constantFrom(...ANSWERS),
  {
    maxKeys: 28,
  },
);
const missing = Object.fromEntries(QUESTIONS.map(({ id }) => [id, 0 as const]));

test('the first weak points are the riskiest of each area, in order of risk', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { weakPoints } = assess(AREAS, answers);
      const first = firstPoints(weakPoints);
      expect(first).toHaveLength(Math.min(POINTS_SHOWN, weakPoints.length));
      expect(first[0]).toBe(weakPoints[0]);
      for (const { id } of AREAS) {
        const riskiest = weakPoints.find(({ area }) => area.id === id);
        if (riskiest) expect(first).toContain(riskiest);
      }
      const places = first.map((point) => weakPoints.indexOf(point));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});

test('if everything is missing, the first week starts with a chair, a call-out, criteria and external numbers', () => {
  const steps = stepsThisWeek(assess(AREAS, missing).weakPoints).join(' ');
  expect(steps).toMatch(/Name a chair and two deputies of the crisis team, and one call-in number/);
  expect(steps).toMatch(/what makes it a crisis and who may declare one/);
  expect(steps).toMatch(/who calls the emergency services/);
  expect(steps).toMatch(/numbers of your insurer, your lawyer and a forensic firm/);
});

test('the week holds a few steps, and none for what is in place', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const steps = stepsThisWeek(assess(AREAS, answers).weakPoints);
      expect(steps.length).toBeLessThanOrEqual(STEPS_SHOWN);
      for (const step of steps) {
        const { question = '' } = STEPS_THIS_WEEK.find((each) => each.step === step) ?? {};
        expect([0, 1, 'unknown']).toContain(answers[question]);
      }
    }),
  );
});
