import { expect, test } from 'vitest';

import { indexSources, knowledgeOf } from '../knowledge/knowledge.ts';
import { asksYesOrNo, turnsIn, yesOrNo } from './yes-or-no.ts';

test.each([
  'Is coaching confidential?',
  'so do you work with banks',
  'you only take banks, right?',
  'The fee is per hour, isn’t it?',
  'You never sell my data, do you?',
  'DORA gives me a week, doesnt it',
  'We are in a hurry. Can you start on Monday?',
  'AI in our product, can you help us with that',
  'must I give my name',
  'do we learn who leads the work',
  'your coaching is online?',
  'You pocket a commission, admit it.',
  'We would stop after the diagnosis. Allowed?',
])('a message asks for yes or no: %s', (message) => {
  expect(asksYesOrNo(message)).toBe(true);
});

test.each([
  'How long does it take?',
  'wich fees are there?',
  'What does it cost and who pays?',
  'Can you tell me what it costs?',
  'Tell me about coaching',
  'I want to know your fees for coaching',
  'fees of coaching',
  'highest level?',
  'number of goals I can pick',
  'The forecasts in your sample, how many were right?',
  'Which of these is true?',
  'Do you charge by the hour or a fixed price?',
])('a message asks for more than yes or no: %s', (message) => {
  expect(asksYesOrNo(message)).toBe(false);
});

const YES = [
  'do you work with hospitals',
  'do you advise banks too',
  'do you report to banks within two days',
];
const NO = ['do you work with banks only', 'you advise private households, right'];
const knowledge = knowledgeOf(
  indexSources([
    {
      id: 'test.sectors',
      path: '/about',
      questions: ['which sectors do you serve', 'do you advise hospitals', ...YES, ...NO],
      context: 'We work with banks, hospitals and public authorities.',
      answer: {
        lead: 'We work with banks, hospitals and public authorities.',
        place: '/about',
        label: 'About',
        yes: YES.map(turnsIn),
        no: NO.map(turnsIn),
      },
    },
    { id: 'other', path: '/about', questions: ['how much do you charge'], context: '' },
  ]),
);
const [entry] = knowledge.entries;
if (!entry) throw new Error('The entry is missing');

test.each([
  ['do you work with hospitals?', 'Yes'],
  ['So you work with hospitals, right?', 'Yes'],
  ['Don’t you work with hospitals?', 'Yes'],
  ['Do you work with banks only?', 'No'],
  ['do you just work with banks', 'No'],
  ['You advise private households, don’t you?', 'No'],
  // One word reverses the question, and no wording with that word is similar enough.
  ['do you never work with hospitals?', undefined],
  ['do you work with banks?', undefined],
  ['do you sell fruit?', undefined],
  ['which hospitals do you work with?', undefined],
  ['so do you report to banks in two days?', 'Yes'],
  ['so do you report to banks in 2 days?', 'Yes'],
  ['so do you report to a bank?', 'Yes'],
  // The wordings hold another number or duration, or none.
  ['do you report to banks within a day?', undefined],
  ['do you report to banks within two hours?', undefined],
  ['do you report to banks within 3 days?', undefined],
  ['do you work with 50 hospitals?', undefined],
  ['do you work with hospitals for a year?', undefined],
  // Listed in `questions`, so it gets neither, although the yes wording "do you advise banks too" is similar.
  ['Do you advise hospitals?', undefined],
])('%s', (message, expected) => {
  expect(yesOrNo(message, entry, knowledge)).toBe(expected);
});

test.each(['/privacy#your-rights', '/security', '/terms', '/services/incident-response#hotline'])(
  'about a right, a duty or an incident only the wordings themselves get a yes or no: %s',
  (place) => {
    const { answer } = entry;
    if (!answer) throw new Error('The answer is missing');
    const delicate = { ...entry, answer: { ...answer, place: place as typeof answer.place } };
    expect(yesOrNo('so do you work with hospitals?', delicate, knowledge)).toBe(undefined);
    expect(yesOrNo('Do you work with hospitals?', delicate, knowledge)).toBe('Yes');
  },
);
