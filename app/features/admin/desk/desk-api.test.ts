import { expect, test } from 'vitest';

import { ADMIN } from '#content/admin.ts';

import { answerOf, DeskFailure, messageOf } from './desk-api.ts';

const failed = (message: string, code?: string) =>
  answerOf(Promise.resolve({ data: null, error: { message, ...(code !== undefined && { code }) } }));

test.each([
  // Messages of the client library when the browser cannot connect.
  ['TypeError: Failed to fetch', '', ADMIN.unreachable],
  ['TypeError: Load failed', undefined, ADMIN.unreachable],
  ['The import timed out.', 'PT422', 'The import timed out.'],
  ['This is not permitted.', '42501', ADMIN.notPermitted],
  ['The list broke.', undefined, 'The list broke.'],
  ['', undefined, ADMIN.unknownError],
])('staff read of “%s” with the code %s: %s', async (message, code, told) => {
  await expect(failed(message, code)).rejects.toMatchObject({ message: told, code: code ?? '' });
});

test.each([
  [new TypeError('Failed to fetch'), ADMIN.unreachable],
  [new DOMException('signal timed out', 'TimeoutError'), ADMIN.unreachable],
  [new DeskFailure('The import timed out.', 'PT422'), 'The import timed out.'],
  [new Error('The file is too large.'), 'The file is too large.'],
  [new Error(), ADMIN.unknownError],
])('staff read of %s: %s', (error, told) => {
  expect(messageOf(error)).toBe(told);
});
