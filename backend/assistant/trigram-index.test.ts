import { expect, test } from 'vitest';

import { createTrigramIndex, likenessTo } from './trigram-index.ts';
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
function likenessOf(text: string, wording: readonly string[]): number {
  const weigh = (trigrams: Iterable<number>) =>
    [...trigrams].reduce((sum, trigram) => sum + (index.idf[trigram] ?? 0), 0);
  const asked = new Set(trigramsOf(wordsOf(text)));
  const own = new Set(trigramsOf(wording));
  const common = [...own].filter((trigram) => asked.has(trigram));
  return (2 * weigh(common)) / (weigh(own) + weigh(asked) || 1);
}

test.each(['how long does a coaching last?', 'a price', 'plan', 'the 24/7 hotline', 'zebra'])(
  'the word index gives the likeness of whole wordings: %s',
  (text) => {
    const likeness = likenessTo(text, index);
    for (const [number, wording] of wordings.entries())
      expect(likeness(number), WORDINGS[number]).toBeCloseTo(likenessOf(text, wording), 5);
  },
);

test('a repeated comparison has the same result', () => {
  const likeness = likenessTo('the price list', index);
  const first = likeness(1);
  expect(first).toBeGreaterThan(0.5);
  expect(likeness(1)).toBe(first);
});
