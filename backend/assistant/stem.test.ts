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

test('the very word counts for more than another of the same stem, and articles for nothing', () => {
  const terms = (text: string) => ideasOf(wordsOf(text)).flatMap((idea) => Array.from(idea.terms.keys()));
  expect(terms('a retainer')).toContain('agreement');
  expect(terms('a retainer')).not.toContain('stored');
  expect(terms('wich industries do you serv')).not.toContain('data centres');
  expect(terms('How do we report bugs?')).toContain('found a weakness');
});
