import { expect, test } from 'vitest';

import { answerToast, failureToast } from './ingestion-outcome.ts';

test('success shows the message, or a default text without one', () => {
  expect(answerToast({ success: true, message: '3 pages.' })).toEqual({
    tone: 'success',
    title: 'Ingestion complete',
    description: '3 pages.',
  });
  expect(answerToast({ success: true }).description).toBe('Site content ingested');
});

test('anything but success shows the first 200 characters of the response', () => {
  const answer = { success: false, message: 'x'.repeat(300) };
  expect(answerToast(answer)).toEqual({
    tone: 'destructive',
    title: 'Ingestion finished with issues',
    description: JSON.stringify(answer).slice(0, 200),
  });
  expect(answerToast(null).description).toBe('null');
});

test('an exception shows its message', () => {
  expect(failureToast('It broke.')).toMatchObject({ title: 'Ingestion failed', description: 'It broke.' });
  expect(failureToast('').description).toBe('Unknown error');
});
