import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { PASSWORD } from '#tests/harness/api.ts';

import { SERVED_ROUTES } from '#tests/proofs/support/paths/served-routes.ts';

const BUILD_DIR = resolve(import.meta.dirname, '../../../../build/client');

/** Makes the bytes of one request. A value that must be unique, such as an email address, is new each time. */
type MakeRequest = () => Buffer;

/** The requests that attackers send to one route, or to several that cost the same. */
export type Attack = { name: string; requests: readonly MakeRequest[] };

function bytesOf(method: string, path: string, body?: unknown, token?: string): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    `apikey: ${LOCAL_PUBLISHABLE_KEY}`,
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

const anyEmail = () => `${randomUUID()}@example.com`;
const word = (bytes: number) => randomBytes(bytes).toString('hex');

/** 19 messages of invented words, 14 kB in all: the assistant looks up every word and finds none. */
function inventedConversation(): unknown {
  const sentence = () => Array.from({ length: 70 }, () => word(4).slice(0, 9)).join(' ');
  return {
    messages: Array.from({ length: 19 }, (_, index) => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: sentence().slice(0, 740),
    })),
  };
}

/** A password and an email address that make the estimate of the password's strength slow. */
function worstSignUp(): unknown {
  const parts = Array.from({ length: 20 }, () => word(4)).join('.');
  const password = '@$$3$$m3nt!0n@$$3$$m3nt!0n@$$3$$m3nt!0n@$$3$$m3nt!0n@$$3$$m3nt!0n@$$3$$m';
  return { email: `${parts}@example.com`, password };
}

/** Names of the built files in a folder, the largest first. */
function largestFiles(folder: string): string[] {
  const sizeOf = (name: string) => statSync(resolve(BUILD_DIR, folder, name)).size;
  return readdirSync(resolve(BUILD_DIR, folder))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** One attack for each route, and for each costly way to use one. */
export function attacks(memberToken: string): Attack[] {
  const served = (matches: (path: string) => boolean): MakeRequest[] =>
    SERVED_ROUTES.filter(({ path }) => matches(path)).map(
      ({ method, path, body }) =>
        () =>
          bytesOf(method, path, body?.(anyEmail())),
    );
  const isDesk = (path: string) =>
    path.startsWith('/rest/v1/rpc/') || path.includes('select=') || path.includes('export-desk');
  const alone = SERVED_ROUTES.filter(({ path }) => !isDesk(path)).map(({ method, path }) => ({
    name: `${method} ${path}`,
    requests: served((other) => other === path),
  }));
  const asMember = SERVED_ROUTES.filter(({ path }) => isDesk(path) || path === '/auth/v1/user').map(
    ({ method, path, body }) =>
      () =>
        bytesOf(method, path, body?.(anyEmail()), memberToken),
  );
  const post = (path: string, makeBody: () => unknown, token?: string): MakeRequest[] => [
    () => bytesOf('POST', path, makeBody(), token),
  ];
  return [
    ...alone,
    { name: 'POST is_admin, nobody signed in', requests: post('/rest/v1/rpc/is_admin', () => ({})) },
    { name: 'POST is_admin, a member', requests: post('/rest/v1/rpc/is_admin', () => ({}), memberToken) },
    { name: 'the desk, nobody signed in', requests: served(isDesk) },
    { name: 'the desk, a member', requests: asMember },
    {
      name: 'POST sign-in, long passwords',
      requests: post('/auth/v1/token?grant_type=password', () => ({
        email: anyEmail(),
        password: word(512),
      })),
    },
    {
      name: 'POST sign-in, one account',
      requests: post('/auth/v1/token?grant_type=password', () => ({
        email: 'one@example.com',
        password: PASSWORD,
      })),
    },
    { name: 'POST sign-up, worst passwords', requests: post('/auth/v1/signup', worstSignUp) },
    {
      name: 'POST renewal, forged tokens',
      requests: post('/auth/v1/token?grant_type=refresh_token', () => ({
        refresh_token: `${randomUUID()}.${randomBytes(32).toString('base64url')}`,
      })),
    },
    {
      name: 'POST chat, 14 kB of invented words',
      requests: post('/functions/v1/chat', inventedConversation),
    },
    {
      name: 'unknown paths',
      requests: [
        () => bytesOf('GET', `/${word(8)}`),
        () => bytesOf('GET', `/rest/v1/${word(8)}`),
        () => bytesOf('POST', `/rest/v1/rpc/${word(8)}`, {}),
      ],
    },
    {
      name: 'GET assets',
      requests: ['images', 'assets'].flatMap((folder) =>
        largestFiles(folder)
          .slice(0, 3)
          .map((name) => () => bytesOf('GET', `/${folder}/${name}`)),
      ),
    },
  ];
}
