import fc from 'fast-check';
import { expect, test } from 'vitest';

import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';
import { sanitiseText } from '#shared/text/sanitise.ts';

import { ANSWERS, type Answer } from '../run/assessment-answer.ts';
import { firstAction } from '../scoring/first-action.ts';
import { firstPoints, stepsThisWeek } from '../scoring/first-points.ts';
import { assess } from '../scoring/scoring.ts';
import { enquiryText, summaryText } from './summary.ts';

const all = (answer: Answer) => Object.fromEntries(QUESTIONS.map(({ id }) => [id, answer]));
const DAY = '2026-11-21';

test('the summary names every area, the weakest points, their owners and dates', () => {
  const text = summaryText(all(1), DAY);
  expect(text).toContain('Overall: 33 out of 100');
  for (const { name } of AREAS) expect(text).toContain(`- ${name}: 33 out of 100`);
  const { weakPoints } = assess(AREAS, all(1));
  for (const step of stepsThisWeek(weakPoints)) expect(text).toContain(`- ${step}`);
  for (const point of firstPoints(weakPoints)) {
    expect(text).toContain(point.question.topic);
    expect(text).toContain(firstAction(point));
    expect(text).toContain(`Owner: ${point.question.owner}. Begin by: `);
  }
  expect(text).toContain('21 November 2026');
});

test('the summary names the critical gaps and the level that they prevent', () => {
  const text = summaryText({ ...all(3), 'cyber-mfa': 0, 'communication-call-out': 'unknown' }, DAY);
  expect(text).toMatch(/^Overall: \d+ out of 100, Partial \(capped by critical gaps\)$/m);
  expect(text).toContain('What keeps you from Prepared: Protection of logins; Calling out the crisis team\n');
  expect(summaryText(all(2), DAY)).not.toContain('What keeps you from');
});

test('the summary says what changed since the previous run', () => {
  expect(summaryText(all(2), DAY, { answers: all(1), day: '2026-05-12' })).toContain('(previously 33)');
});

test('without an answer that counts the summary gives no score', () => {
  const text = summaryText(all('not-applicable'), DAY);
  expect(text).toContain('Overall: not assessed');
  expect(text).toContain('28 not applicable');
});

test('the enquiry of any result fits the form, passes sanitising unchanged and leaves room to write', () => {
  const answers = fc.dictionary(
    fc.constantFrom(...QUESTIONS.map(({ id }) => id)),
    fc.constantFrom(...ANSWERS),
    {
      maxKeys: 28,
    },
  );
  fc.assert(
    fc.property(answers, answers, (now, before) => {
      const text = enquiryText(summaryText(now, DAY, { answers: before, day: '2026-05-12' }));
      expect(text.length).toBeLessThanOrEqual(CONTACT_LIMITS.message - 1000);
      expect(sanitiseText(text, CONTACT_LIMITS.message)).toBe(text);
    }),
  );
});
