import { expect, test } from 'vitest';

import { correct, slips } from './spelling.ts';

test('a swapped, missing, doubled or wrong vowel is one slip, a wrong consonant more', () => {
  expect(slips('coahcing', 'coaching')).toBe(1);
  expect(slips('ofice', 'office')).toBe(1);
  expect(slips('insurence', 'insurance')).toBe(1);
  expect(slips('films', 'firms')).toBe(1.5);
});

test('a misspelt word finds the one that was meant, a right one of another subject finds none', () => {
  const words = ['finance', 'firms', 'coaching', 'talk', 'certificate', 'simulation'];
  expect(correct('coahcing', words)).toBe('coaching');
  expect(correct('certficate', words)).toBe('certificate');
  expect(correct('simulatoin', words)).toBe('simulation');
  expect(['france', 'films', 'tall', 'ta'].map((word) => correct(word, words))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
