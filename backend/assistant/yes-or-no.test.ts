import { expect, test } from 'vitest';

import { wordingsOf } from '../../content/answers/wordings.ts';
import type { AnswerEntry } from '../../content/answers/types.ts';

import { buildKnowledge } from './knowledge.ts';
import { sideOf, yesOrNoForm } from './yes-or-no.ts';

test.each([
  'Is coaching confidential?',
  'so do you work with banks',
  'you only take banks, right?',
  'The fee is per hour, isn’t it?',
  'You never sell my data, do you?',
  'DORA gives me a week, doesnt it',
  'We are in a hurry. Can you start on Monday?',
])('a message asks for yes or no: %s', (message) => {
  expect(yesOrNoForm(message)).toBe('question');
});

test.each([
  'coaching online?',
  'You pocket a commission, admit it.',
  'We would stop after the diagnosis. Allowed?',
])('a message claims something: %s', (message) => {
  expect(yesOrNoForm(message)).toBe('claim');
});

test.each([
  'How long does it take?',
  'wich fees are there?',
  'What does it cost and who pays?',
  'Can you tell me what it costs?',
  'Tell me about coaching',
  'I want to know your fees for coaching',
  'fees of coaching',
])('a message asks for more than yes or no: %s', (message) => {
  expect(yesOrNoForm(message)).toBeUndefined();
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
  ['do you work with hospitals?', { isYes: true }],
  ['Do you work with banks only?', { isYes: false }],
  // One word can change the answer, so that the known question stands in front of its yes or no.
  ['do you work with hospitals only?', { isYes: true, quoted: 'do you work with hospitals' }],
  ['do you not work with hospitals?', { isYes: true, quoted: 'do you work with hospitals' }],
  ['you do not work with hospitals, right?', { isYes: true, quoted: 'do you work with hospitals' }],
  ['Do you advise private households, right?', { isYes: true, quoted: 'do you advise banks too' }],
  ['do you sell fruit?', undefined],
  ['which hospitals do you work with?', undefined],
])('%s', (message, expected) => {
  expect(sideOf(message, ANSWER, entry, knowledge)).toEqual(expected);
});
