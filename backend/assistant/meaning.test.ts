import { expect, test } from 'vitest';

import { isCommon, nearness, wordNumber } from './meaning.ts';

const near = (a: string, b: string) => nearness(wordNumber(a) ?? -1, wordNumber(b) ?? -1);

test('words near in meaning are near, others are not', () => {
  expect(near('hospital', 'clinic')).toBeGreaterThan(0.4);
  expect(near('supermarket', 'retailer')).toBeGreaterThan(0.3);
  expect(near('hospital', 'hospital')).toBe(1);
  expect(near('hospital', 'encryption')).toBe(0);
});

test('a common word is told from a slip', () => {
  expect(isCommon('weather')).toBe(true);
  expect(isCommon('wether')).toBe(false);
  expect(wordNumber('xyzzy')).toBeUndefined();
});
