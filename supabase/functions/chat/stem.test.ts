import { expect, test } from 'vitest';

import { ideasOf } from './ideas.ts';
import { stem, wordsOf } from './stem.ts';

test('forms of a word have one stem, short words keep theirs', () => {
  expect(['policy', 'policies', 'policy’s'].map(stem)).toEqual(['polici', 'polici', 'polici']);
  expect(['by', 'bi'].map(stem)).toEqual(['by', 'bi']);
});

test('a filler is none of the words that share its stem', () => {
  const subjects = (text: string) => ideasOf(wordsOf(text)).map(({ words }) => words.join(' '));
  expect(subjects('Which industries do you serve, by the way?')).toEqual(['industries']);
  expect(subjects('Where are your servers?')).toEqual(['where', 'servers']);
});
