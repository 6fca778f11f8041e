import * as fc from 'fast-check';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

import { FORBIDDEN, LISTED } from './api-paths.ts';

const SEED = 20_261_122;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];

const hex = (character: string) => Buffer.from(character).toString('hex');
const escaped = (character: string) => `%${hex(character)}`;

/** Ways to encode one character of a path, or to hide the path behind another one. */
const SPELLINGS: readonly ((path: string, at: number) => string)[] = [
  (path) => path,
  (path, at) => path.slice(0, at) + escaped(path[at] ?? '/') + path.slice(at + 1),
  (path, at) => path.slice(0, at) + escaped(path[at] ?? '/').toUpperCase() + path.slice(at + 1),
  (path, at) => path.slice(0, at) + escaped(path[at] ?? '/').replace('%', '%25') + path.slice(at + 1),
  (path, at) => path.slice(0, at) + escaped(path[at] ?? '/').replace('%', '%2525') + path.slice(at + 1),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '%252f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '%5c'),
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '/./'),
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => `/x/%252e%252e${path}`,
  (path) => `/x/..;${path}`,
  (path) => `/about/../..${path}`,
  (path) => `/%2e${path}`,
  (path) => `/healthz/..${path}`,
  (path) => `/assets/../${path}`,
  (path, at) => path.slice(0, at) + (path[at] ?? '').toUpperCase() + path.slice(at + 1),
  (path) => path.toUpperCase(),
  (path, at) => `${path.slice(0, at)};v=1${path.slice(at)}`,
  (path) => `${path};.css`,
  (path) => `${path}/`,
  (path) => `${path}.json`,
  (path) => `${path}%00`,
  (path) => `${path}%00.html`,
  (path) => `${path}%20`,
  (path) => `${path}%0a`,
  (path) => `${path}#x`,
  (path) => `${path}?apikey=${LOCAL_PUBLISHABLE_KEY}`,
  (path, at) => `${path.slice(0, at)}%c0%af${path.slice(at)}`,
  (path, at) => `${path.slice(0, at)}%ef%bc%8f${path.slice(at)}`,
  (path, at) => `${path.slice(0, at)}\t${path.slice(at)}`,
  (path, at) => `${path.slice(0, at)}%09${path.slice(at)}`,
  (path) => `http://localhost${path}`,
  (path) => `http://backend.invalid${path}`,
  (path) => `//localhost${path}`,
  (path) => `/http://localhost${path}`,
  (path) => `/auth/v1/..${path}`,
  (path) => `/rest/v1/rpc/..%2f..%2f..${path}`,
  (path) => `/functions/v1/chat/../../..${path}`,
];

/** Header lines that make a careless proxy or library use another path, method or protocol. */
const EXTRAS = [
  '',
  '',
  '',
  'x-original-url: /_system/config\r\n',
  'x-rewrite-url: /rest/v1/admins\r\n',
  'x-http-method-override: DELETE\r\n',
  'x-forwarded-prefix: /rest/v1\r\n',
  'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
  'accept-profile: auth\r\ncontent-profile: auth\r\n',
  'upgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n',
];

export type Variant = { method: string; target: string; extra: string; isSignedIn: boolean };

/** Requests for forbidden and listed paths in many spellings; the fixed seed gives the same requests every time. */
export function pathVariants(count: number): Variant[] {
  const path = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...FORBIDDEN) },
    { weight: 1, arbitrary: fc.constantFrom(...[...LISTED].map((route) => route.split(' ')[1] ?? '')) },
  );
  const spelling = fc.constantFrom(...SPELLINGS);
  const variant = fc
    .tuple(path, fc.array(fc.tuple(spelling, fc.nat({ max: 30 })), { minLength: 1, maxLength: 2 }))
    .map(([plain, changes]) =>
      changes.reduce((text, [change, at]) => change(text, 1 + (at % Math.max(1, text.length - 1))), plain),
    );
  const plain = FORBIDDEN.flatMap((target) =>
    ['GET', 'POST'].map((method) => ({ method, target, extra: '', isSignedIn: true })),
  );
  const spelled = fc.sample(
    fc.record({
      method: fc.constantFrom(...METHODS),
      target: variant,
      extra: fc.constantFrom(...EXTRAS),
      isSignedIn: fc.boolean(),
    }),
    { numRuns: count - plain.length, seed: SEED },
  );
  return [...plain, ...spelled];
}
