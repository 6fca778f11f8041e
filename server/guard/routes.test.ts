import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { RATE_LIMITS } from '#server/limits.ts';

import { ROUTES } from './guard.ts';

const DOCUMENT = new URL('../../docs/security.md', import.meta.url);
const MINUTE_MS = 60_000;
/** The calls of the desk share a row. */
const ANY_CALL = '/rest/v1/rpc/*';

/** Route and limit of every row: | `POST /path` … | cost | 60 a minute | */
function documented(): Map<string, string> {
  const rows = readFileSync(DOCUMENT, 'utf8').matchAll(
    /^\| `((?:GET|POST) \/\S+)`[^|]*\|[^|]*[a-z][^|]*\| *(\d+ a minute) *\|$/gm,
  );
  return new Map(Array.from(rows, ([, route = '', limit = '']) => [route, limit]));
}

test('the document names what every route costs and the limit in front of it', () => {
  const rows = documented();
  const routes = ROUTES.map(({ method, path, limit }) => {
    const isNamed = rows.has(`${method} ${path}`);
    const name = !isNamed && path.startsWith('/rest/v1/rpc/') ? ANY_CALL : path;
    const { attempts, windowMs } = RATE_LIMITS[limit];
    expect(windowMs).toBe(MINUTE_MS);
    return [`${method} ${name}`, `${attempts} a minute`] as const;
  });
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(routes));
});
