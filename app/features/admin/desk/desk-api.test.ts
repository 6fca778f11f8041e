import { expect, test } from 'vitest';

import { ADMIN } from '#content/desk/admin-page.ts';

import { answerOf, DeskFailure, isUnanswered, messageOf } from './desk-api.ts';

const failed = (message: string, code?: string) =>
  answerOf(Promise.resolve({ data: null, error: { message, ...(code !== undefined && { code }) } }));

test.each([
  // Messages of the client library when the browser cannot connect.
  ['TypeError: Failed to fetch', '', ADMIN.unreachable, true],
  ['TypeError: Load failed', undefined, ADMIN.unreachable, true],
  ['The import timed out.', 'PT422', 'The import timed out.', false],
  ['This is not permitted.', '42501', ADMIN.notPermitted, false],
  ['The list broke.', undefined, 'The list broke.', false],
  ['', undefined, ADMIN.unknownError, false],
])('“%s” with the code %s is shown to staff as: %s', async (message, code, told, isWithoutAnswer) => {
  const failure = await failed(message, code).catch((error: unknown) => error);
  expect(messageOf(failure)).toBe(told);
  expect(isUnanswered(failure)).toBe(isWithoutAnswer);
});

test.each([
  [new TypeError('Failed to fetch'), ADMIN.unreachable],
  [new DOMException('signal timed out', 'TimeoutError'), ADMIN.unreachable],
  [new DeskFailure('The import timed out.', 'PT422'), 'The import timed out.'],
  [new Error('The file is too large.'), 'The file is too large.'],
  [new Error(), ADMIN.unknownError],
])('%s is shown to staff as: %s', (error, told) => {
  expect(messageOf(error)).toBe(told);
});
