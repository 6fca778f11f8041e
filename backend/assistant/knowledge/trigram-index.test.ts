import { expect, test } from 'vitest';

import { createTrigramIndex, similarityTo } from './trigram-index.ts';
import { trigramsOf, wordsOf } from './text.ts';

const WORDINGS = [
  'how long does coaching take',
  'the price of the price list',
  'is a plan a plan',
  'hotline',
  'm&a and 24/7 cover',
  '',
];
const wordings = WORDINGS.map(wordsOf);
const index = createTrigramIndex(wordings);

/** The weighted Dice coefficient of the index, computed from the trigrams of whole texts. */
function similarityOf(text: string, wording: readonly string[]): number {
  const weigh = (trigrams: Iterable<number>) =>
    [...trigrams].reduce((sum, trigram) => sum + (index.idf[trigram] ?? 0), 0);
  const asked = new Set(trigramsOf(wordsOf(text)));
  const own = new Set(trigramsOf(wording));
  const common = [...own].filter((trigram) => asked.has(trigram));
  return (2 * weigh(common)) / (weigh(own) + weigh(asked) || 1);
}

test.each(['how long does a coaching last?', 'a price', 'plan', 'the 24/7 hotline', 'zebra'])(
  'the word index gives the similarity of whole wordings: %s',
  (text) => {
    const similarity = similarityTo(text, index);
    for (const [number, wording] of wordings.entries())
      expect(similarity(number), WORDINGS[number]).toBeCloseTo(similarityOf(text, wording), 5);
  },
);

test('a repeated comparison has the same result', () => {
  const similarity = similarityTo('the price list', index);
  const first = similarity(1);
  expect(first).toBeGreaterThan(0.5);
  expect(similarity(1)).toBe(first);
});
