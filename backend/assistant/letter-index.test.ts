import { expect, test } from 'vitest';

import { createLetterIndex, likenessTo } from './letter-index.ts';
import { letterGroupsOf, wordsOf } from './text.ts';

const WORDINGS = [
  'how long does coaching take',
  'the price of the price list',
  'is a plan a plan',
  'hotline',
  'm&a and 24/7 cover',
  '',
];
const wordings = WORDINGS.map(wordsOf);
const index = createLetterIndex(wordings);

/** The same weighted Dice coefficient, computed from the letter groups of whole texts. */
function likenessOf(text: string, wording: readonly string[]): number {
  const weigh = (groups: Iterable<number>) =>
    [...groups].reduce((sum, group) => sum + (index.rarities[group] ?? 0), 0);
  const asked = new Set(letterGroupsOf(wordsOf(text)));
  const own = new Set(letterGroupsOf(wording));
  const common = [...own].filter((group) => asked.has(group));
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
