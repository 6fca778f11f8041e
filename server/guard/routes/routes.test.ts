import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { ROUTES } from '#server/guard/guard.ts';
import { RATE_LIMITS } from '#server/limits.ts';

const DOCUMENT = new URL('../../../docs/security.md', import.meta.url);
const MINUTE_MS = 60_000;
/** The desk's calls share one row of the table. */
const ANY_CALL = '/rest/v1/rpc/*';

/** Parses the document's table rows, such as | `POST /path` … | cost | 60 a minute |, into route and limit. */
function documentedLimits(): Map<string, string> {
  const rows = readFileSync(DOCUMENT, 'utf8').matchAll(
    /^\| `((?:GET|POST) \/\S+)`[^|]*\|[^|]*[a-z][^|]*\| *(\d+ a minute) *\|$/gm,
  );
  return new Map(Array.from(rows, ([, route = '', limit = '']) => [route, limit]));
}

test('docs/security.md lists the cost and the rate limit of every route', () => {
  const rows = documentedLimits();
  const routes = ROUTES.map(({ method, path, limit }) => {
    const hasOwnRow = rows.has(`${method} ${path}`);
    const name = !hasOwnRow && path.startsWith('/rest/v1/rpc/') ? ANY_CALL : path;
    const { attempts, windowMs } = RATE_LIMITS[limit];
    expect(windowMs).toBe(MINUTE_MS);
    return [`${method} ${name}`, `${attempts} a minute`] as const;
  });
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(routes));
});
