import { expect, test } from 'vitest';

import { describeError } from './describe-error.ts';

test('an error is named with its code and the first own line of its stack', () => {
  const error = Object.assign(new RangeError('for ada@example.com'), { code: '23505' });
  expect(describeError(error)).toEqual({
    error: 'RangeError',
    code: '23505',
    at: expect.stringMatching(/^backend\/describe-error\.test\.ts:\d+:\d+$/),
  });
});

test('nothing of the message is logged, not even a line that looks like a stack frame', () => {
  const { stack: own = '' } = new Error();
  const error = new Error(`ada@example.com\n${own.split('\n')[1]?.replace('describe-error', 'ada')}`);
  const told = JSON.stringify(describeError(error));
  expect(told).not.toContain('ada');
  expect(told).toContain('describe-error.test.ts');
});

test('malformed codes, and thrown values that are not errors, are not logged', () => {
  const error = Object.assign(new Error(), { code: 'write to ada@example.com' });
  expect(describeError(error)).not.toHaveProperty('code');
  expect(describeError('ada@example.com')).toEqual({ error: 'unknown' });
});
