import { expect, test } from 'vitest';

import { clearedCookies, readerCookies, sessionToken } from './cookies.ts';
import { newToken } from '../tokens.ts';

const TOKEN = newToken();

test('over https the session is bound to the host and hidden from scripts', () => {
  expect(readerCookies(TOKEN, true)).toEqual([
    `__Host-reader=${TOKEN}; Path=/; Max-Age=15552000; SameSite=Lax; Secure; HttpOnly`,
    'reading=1; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
  ]);
});

test('over http the cookies have no Secure and no prefix, which browsers would refuse there', () => {
  expect(readerCookies(TOKEN, false)).toEqual([
    `reader=${TOKEN}; Path=/; Max-Age=15552000; SameSite=Lax; HttpOnly`,
    'reading=1; Path=/; Max-Age=15552000; SameSite=Lax',
  ]);
  expect(clearedCookies(false)).toEqual([
    'reader=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'reading=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

test('a session is read among other cookies, and only under the name of its scheme', () => {
  const sent = `theme=dark; __Host-reader=${TOKEN};reading=1`;
  expect(sessionToken(sent, true)).toBe(TOKEN);
  expect(sessionToken(sent, false)).toBeUndefined();
  expect(sessionToken(`reader=${TOKEN}`, true)).toBeUndefined();
  expect(sessionToken('reading=1', false)).toBeUndefined();
  expect(sessionToken('reader=not-a-token', false)).toBe('');
  expect(sessionToken(null, true)).toBeUndefined();
});
