import { expect, test } from 'vitest';

import { clockText, durationText } from './notice-time-text.ts';

test('a time zone is abbreviated as its own country does', () => {
  const at = Date.parse('2026-11-20T21:30:00Z');
  expect(clockText(at, 'America/New_York')).toBe('Fri, 20 Nov 2026, 16:30 EST');
  expect(clockText(at, 'Australia/Sydney')).toBe('Sat, 21 Nov 2026, 08:30 AEDT');
  expect(clockText(at, 'Asia/Tokyo')).toBe('Sat, 21 Nov 2026, 06:30 JST');
  expect(clockText(at, 'Europe/Paris')).toBe('Fri, 20 Nov 2026, 22:30 CET');
  expect(clockText(at, 'America/Sao_Paulo')).toBe('Fri, 20 Nov 2026, 18:30 GMT-3');
});

test('a duration has its two largest units, rounded down, whether it is left or overdue', () => {
  const minutes = [0, 12.9, 59.99, 60, 312, 1439.9, 1440, 3180, -312];
  expect(minutes.map((count) => durationText(count * 60_000))).toEqual([
    '0 min',
    '12 min',
    '59 min',
    '1 h 0 min',
    '5 h 12 min',
    '23 h 59 min',
    '1 d 0 h',
    '2 d 5 h',
    '5 h 12 min',
  ]);
});
