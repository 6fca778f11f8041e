import { expect, test } from 'vitest';

import { contestedQuestions } from './contested-questions.ts';

test('a question with two answers is reported with both', () => {
  const entry = (id: string, question: string) => ({ id, questions: [question], yes: [], no: [] });
  expect(
    contestedQuestions([entry('a.cost', 'What does it cost?'), entry('b.cost', 'what does it cost')]),
  ).toEqual(['“what does it cost” (a.cost, b.cost)']);
});

test('no question leads to two answers', () => {
  expect(contestedQuestions()).toEqual([]);
});
