import { expect, test } from 'vitest';

import { train } from '../../tests/harness/assistant/answers.ts';

import { createAssistant } from './assistant.ts';
import { indexSources } from './knowledge/knowledge.ts';

const QUESTIONS = 10;

test('each decision of a burst of questions has its own turn of the event loop', async () => {
  const database = {
    query: () => Promise.resolve([]),
    transaction: () => Promise.reject(new Error('No transaction is expected')),
  };
  const assistant = createAssistant(
    database,
    () => 0,
    () => ({
      index: indexSources([{ id: 'page.fact', path: '/page', questions: ['what is it'], context: '' }]),
      learnt: train([
        { text: 'what is it', label: 'question' },
        { text: 'hello', label: 'greeting' },
      ]),
    }),
  );
  let turn = 0;
  const counting = setInterval(() => (turn += 1), 0);
  const turns = await Promise.all(
    Array.from({ length: QUESTIONS }, async () => {
      await assistant.decide([{ role: 'user', content: 'What is it?' }]);
      return turn;
    }),
  );
  clearInterval(counting);
  expect(new Set(turns).size).toBe(QUESTIONS);
});
