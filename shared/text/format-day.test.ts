import { expect, test } from 'vitest';

import { formatDay, formatMonth } from './format-day.ts';

test('a day is formatted the same in every time zone', () => {
  expect(formatDay('2026-03-09')).toBe('9 March 2026');
  expect(formatDay('2025-12-31')).toBe('31 December 2025');
});

test('a month is formatted from a month or from one of its days', () => {
  expect(formatMonth('2026-11')).toBe('November 2026');
  expect(formatMonth('2026-12-31')).toBe('December 2026');
});
