import { expect, test } from 'vitest';

import { correct, relative, slips } from './spelling.ts';

test('a swap is less than a slip, a missing, doubled or wrong vowel is one, a wrong consonant more', () => {
  expect(slips('coahcing', 'coaching')).toBe(0.9);
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

test('a swap counts less than a letter left out, and a word is found by its sound', () => {
  expect(correct('teir', ['their', 'tier'])).toBe('tier');
  expect(correct('thier', ['tier', 'their'])).toBe('their');
  expect(correct('fone', ['phone', 'fine'])).toBe('phone');
});

test('of a short word another letter makes another word', () => {
  expect(correct('click', ['clock'])).toBeUndefined();
  expect(['wat', 'cat'].map((word) => correct(word, ['what', 'cut']))).toEqual(['what', undefined]);
});

test('a word that the site has only in another form is found by what they share', () => {
  expect(relative('violent', ['violation', 'violence'])).toBe('violence');
  expect(relative('premier', ['premises'])).toBeUndefined();
});
