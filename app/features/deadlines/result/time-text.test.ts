import { expect, test } from 'vitest';

import { clockText } from './time-text.ts';

test('a time zone is abbreviated as its own country does', () => {
  const at = Date.parse('2026-11-20T21:30:00Z');
  expect(clockText(at, 'America/New_York')).toBe('Fri, 20 Nov 2026, 16:30 EST');
  expect(clockText(at, 'Australia/Sydney')).toBe('Sat, 21 Nov 2026, 08:30 AEDT');
  expect(clockText(at, 'Asia/Tokyo')).toBe('Sat, 21 Nov 2026, 06:30 JST');
  expect(clockText(at, 'Europe/Paris')).toBe('Fri, 20 Nov 2026, 22:30 CET');
  expect(clockText(at, 'America/Sao_Paulo')).toBe('Fri, 20 Nov 2026, 18:30 GMT-3');
});
