import { expect, test } from 'vitest';

import { NO_ANSWERS, type Answers } from '#shared/deadlines/answers.ts';

import { fromFragment, readAnswers, toFragment } from './parse-answers.ts';

const ANSWERS: Answers = {
  established: ['DE', 'US'],
  people: ['US', 'US-CA'].toSorted(),
  sectors: ['bank'],
  size: 'large',
  listedInUs: true,
  events: ['personal data'],
  affected: 800,
  moments: { aware: { date: '2026-11-20', time: '16:30', zone: 'Europe/Berlin' } },
  sent: { 'eu-gdpr/authority': { date: '2026-11-21' } },
};

test('a link gives the same answers back', () => {
  expect(fromFragment(toFragment(ANSWERS))).toMatchObject({ ...ANSWERS, established: ['US', 'DE'] });
});

test('a link holds no character that mail programs break', () => {
  expect(toFragment(ANSWERS)).toMatch(/^[\w-]+$/);
});

test('a damaged link is distinguished from an empty one', () => {
  expect(fromFragment(toFragment(ANSWERS).slice(0, -9))).toBeUndefined();
  expect(fromFragment('%%%')).toBeUndefined();
  expect(readAnswers(null)).toBe(NO_ANSWERS);
});

test('a list without a known value leaves its question unanswered, so that no law is hidden', () => {
  const read = readAnswers(JSON.stringify({ established: [], people: ['Mars'], sectors: [7], events: [{}] }));
  expect(read).toMatchObject({
    established: undefined,
    people: undefined,
    sectors: undefined,
    events: undefined,
  });
});

test('states whose list is hidden do not count, and a question with nothing else is open', () => {
  const read = readAnswers(JSON.stringify({ established: ['US-CA'], people: ['GB', 'US-CA'] }));
  expect(read).toMatchObject({ established: undefined, people: ['GB'] });
});

test('values that are not answers of the tool are left out', () => {
  const read = readAnswers(
    JSON.stringify({
      established: ['DE', 'Mars', 7],
      size: 'enormous',
      affected: '800',
      listedInUs: 'yes',
      moments: {
        aware: { date: 'soon' },
        evil: { date: '2026-01-01' },
        paid: { date: '2026-01-01', zone: '<b>' },
      },
      sent: { '../x': { date: '2026-01-01' } },
    }),
  );
  expect(read).toMatchObject({
    established: ['DE'],
    size: undefined,
    affected: undefined,
    listedInUs: undefined,
    moments: { paid: { date: '2026-01-01' } },
    sent: {},
  });
});
