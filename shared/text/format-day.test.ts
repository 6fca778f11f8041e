import { expect, test } from 'vitest';

import { formatDay } from './format-day.ts';

test('a day is formatted the same in every time zone', () => {
  expect(formatDay('2026-03-09')).toBe('9 March 2026');
  expect(formatDay('2025-12-31')).toBe('31 December 2025');
});
