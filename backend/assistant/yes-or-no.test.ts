import { expect, test } from 'vitest';

import { wordingsOf } from '../../content/answers/wordings.ts';
import type { AnswerEntry } from '../../content/answers/types.ts';

import { buildKnowledge } from './knowledge.ts';
import { asksYesOrNo, yesOrNo } from './yes-or-no.ts';

test.each([
  'Is coaching confidential?',
  'so do you work with banks',
  'you only take banks, right?',
  'The fee is per hour, isn’t it?',
  'We are in a hurry. Can you start on Monday?',
  'coaching online?',
])('a message asks for yes or no: %s', (message) => {
  expect(asksYesOrNo(message)).toBe(true);
});

test.each([
  'How long does it take?',
  'What does it cost and who pays?',
  'Tell me about coaching',
  'fees of coaching',
])('a message asks for more than yes or no: %s', (message) => {
  expect(asksYesOrNo(message)).toBe(false);
});

const ANSWER: AnswerEntry = {
  id: 'test.sectors',
  questions: ['which sectors do you serve'],
  yes: ['do you work with hospitals', 'do you advise banks too'],
  no: ['do you work with banks only', 'you advise private households, right'],
  lead: 'We work with banks, hospitals and public authorities.',
  place: '/about',
  basis: 'x',
};
const knowledge = buildKnowledge([
  { id: ANSWER.id, path: '/about', questions: wordingsOf(ANSWER), context: ANSWER.lead },
  { id: 'other', path: '/about', questions: ['how much do you charge'], context: '' },
]);
const [entry] = knowledge.entries;
if (!entry) throw new Error('The entry is missing');

test.each([
  ['do you work with hospitals?', 'Yes'],
  ['Do you advise private households, right?', 'No'],
  ['do you work with banks only?', 'No'],
  // Similar to a wording, except for a word that can change the answer.
  ['do you work with hospitals only?', undefined],
  ['do you not work with hospitals?', undefined],
  ['you do not work with hospitals, right?', undefined],
  ['do you sell fruit?', undefined],
  ['which hospitals do you work with?', undefined],
])('%s: %s', (message, expected) => {
  expect(yesOrNo(message, ANSWER, entry, knowledge)).toBe(expected);
});
