import { expect, test } from 'vitest';

import { indexTerms, termSearch } from './term-index.ts';
import type { EntryTerms } from './term-index.ts';

const searchOf = (texts: readonly EntryTerms[]) => termSearch(indexTerms(texts));

const INDEX = searchOf([
  { questions: ['crisi', 'plan', 'crisi'], context: ['exercis'] },
  { questions: ['exercis'], context: ['plan'] },
  { questions: ['price', 'plan', 'exercis'], context: ['price'] },
  { questions: [], context: [] },
]);

test('an entry that contains more terms of the query ranks first, and lists those terms', () => {
  const found = INDEX.search(['crisi', 'exercis', 'weather']);
  expect(found.map(({ number, terms }) => [number, terms])).toEqual([
    [0, ['crisi', 'exercis']],
    [1, ['exercis']],
    [2, ['exercis']],
  ]);
});

test('wordings weigh more than the context, and short texts more than long ones', () => {
  const swapped = searchOf([
    { questions: ['price'], context: ['plan'] },
    { questions: ['plan'], context: ['price'] },
  ]);
  expect(swapped.search(['plan']).map(({ number }) => number)).toEqual([1, 0]);
  const unequal = searchOf([
    { questions: ['plan', 'price', 'crisi'], context: [] },
    { questions: ['plan'], context: [] },
  ]);
  expect(unequal.search(['plan']).map(({ number }) => number)).toEqual([1, 0]);
});

test('the score is that of BM25+', () => {
  // The term stands twice in one of four wordings, of two different terms where the average is 1.75.
  const idf = Math.log(1 + (4 - 1 + 0.5) / (1 + 0.5));
  const frequency = (2 * (1.2 + 1)) / (2 + 1.2 * (1 - 0.7 + (0.7 * 2) / 1.75));
  expect(INDEX.search(['crisi'])[0]?.score).toBeCloseTo(2 * idf * (0.5 + frequency), 10);
});

test('entries are counted once for each term, whether a wording or the context uses it', () => {
  expect(['plan', 'price', 'weather'].map(INDEX.entriesWith)).toEqual([3, 1, 0]);
});
