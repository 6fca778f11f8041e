import { expect, test } from 'vitest';

import { likeness } from './likeness.ts';

const like = (question: string, before?: string) =>
  likeness(
    question.toLowerCase().split(' '),
    before?.toLowerCase().split(' '),
    before === undefined ? 0 : 0.6,
  );

test.each([
  ['which clinics do you assist', '/industries/healthcare'],
  ['our grocery stores fear the december rush', '/industries/retail'],
  ['can I dismiss my mentor', '/services/executive-coaching'],
  ['what fine do we owe for a delayed payment', '/terms'],
])('words that the site does not use lead to it by their meaning: %s', (question, path) => {
  expect(like(question).places[0]?.path).toBe(path);
});

test('what no page answers is liker to what is asked elsewhere', () => {
  for (const question of ['is it snowing outside', 'my cat will not eat', 'repair my bicycle']) {
    const { places, elsewhere } = like(question);
    expect(elsewhere, question).toBeGreaterThan(places[0]?.likeness ?? 0);
  }
});

test('what was asked before decides between places that answer alike', () => {
  const follow = 'and what does it cost';
  expect(like(follow, 'tell me about executive coaching').places[0]?.path).toBe(
    '/services/executive-coaching',
  );
  expect(like(follow, 'do you run crisis exercises').places[0]?.path).toBe(
    '/services/training-exercises-simulation',
  );
});

test('a question of nothing but unknown words is like nothing', () => {
  expect(like('xyzzy plugh').places[0]?.likeness).toBe(0);
});
