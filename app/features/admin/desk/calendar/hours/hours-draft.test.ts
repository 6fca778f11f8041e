import { expect, test } from 'vitest';

import { furtherBlock, hoursArguments, placed, problemOf, storedHours, type Block } from './hours-draft.ts';

const block = (key: string, weekday: number, start: string, end: string): Block => ({
  key,
  weekday,
  start,
  end,
});
const MORNING = block('a', 1, '09:00', '12:00');
const AFTERNOON = block('b', 1, '13:00', '17:00');

test('stored hours survive editing unchanged', () => {
  const stored = {
    hours: [[1, '09:00', '17:00']] as [number, string, string][],
    exceptions: [['2026-12-24', null, null]] as [string, null, null][],
  };
  expect(hoursArguments(storedHours(stored))).toEqual(stored);
  expect(problemOf(storedHours(stored))).toBeUndefined();
});

test('hours stay within the day, long enough for an appointment, and clear of others', () => {
  const at = (weekday: number, from: number, to: number) =>
    placed([MORNING, AFTERNOON], MORNING, { weekday, from, to });
  expect(at(2, 600, 720)).toEqual({ ...MORNING, weekday: 2, start: '10:00', end: '12:00' });
  expect(at(1, 540, 780)).toMatchObject({ end: '13:00' });
  expect([at(1, 540, 795), at(1, -15, 120), at(1, 540, 555), at(8, 540, 600), at(2, 1380, 1440)]).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('additional hours are the usual ones or the first gap, until there is none', () => {
  expect(furtherBlock([], 3, 'n')).toEqual(block('n', 3, '09:00', '17:00'));
  expect(furtherBlock([MORNING], 1, 'n')).toEqual(block('n', 1, '07:00', '08:00'));
  expect(furtherBlock([block('a', 1, '00:00', '23:45')], 1, 'n')).toBeUndefined();
});

test('one sentence says why the hours cannot be saved', () => {
  const of = (blocks: Block[], otherDays: Parameters<typeof problemOf>[0]['otherDays'] = []) =>
    problemOf({ blocks, otherDays });
  expect(of([{ ...MORNING, end: '' }])).toBe('Monday: please enter both times.');
  expect(of([{ ...MORNING, end: '08:00' }])).toBe('Monday: the end must be after the start.');
  expect(of([MORNING, { ...AFTERNOON, start: '11:00' }])).toBe('Monday: the hours overlap.');
  const off = { key: 'x', day: '2026-12-24', start: '', end: '' };
  expect(of([], [{ ...off, day: '' }])).toBe('Other day 1: please enter the day.');
  expect(of([], [off, { ...off, key: 'y', start: '09:00', end: '10:00' }])).toBe(
    '2026-12-24 cannot be off and have hours.',
  );
  expect(of([MORNING, AFTERNOON], [off])).toBeUndefined();
});
