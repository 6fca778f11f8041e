import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { DATABASE_CAPS, RATE_LIMITS } from '#server/limits.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';

import { ROUTES } from './routes.ts';

const DOCUMENT = new URL('../../../docs/security.md', import.meta.url);
/** The desk's calls share one row of the table. */
const ANY_CALL = '/rest/v1/rpc/*';

/** Parses the document's table rows, such as | `POST /path` … | cost | 60 a minute |, into route and limit. */
function documentedLimits(): Map<string, string> {
  const rows = readFileSync(DOCUMENT, 'utf8').matchAll(
    /^\| `((?:GET|POST|PUT|DELETE) \/\S+)`[^|]*\|[^|]*[a-z][^|]*\| *(\d+ a minute) *\|$/gm,
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

test('the documents state how many database calls may run or wait', () => {
  const { forms, signIns, others } = DATABASE_CAPS.lanes;
  expect(readFileSync(DOCUMENT, 'utf8')).toContain(
    `${others.total} running or waiting, ${others.perClient} per address; separately ${forms.total} (${forms.perClient}) for ` +
      `enquiries and subscriptions and ${signIns.total} (${signIns.perClient}) for sign-ins`,
  );
  expect(readFileSync(new URL('asvs.md', DOCUMENT), 'utf8')).toContain(
    `${forms.total} database calls of forms, ${signIns.total} of sign-ins and ${others.total} others`,
  );
});

/** Form routes below /functions/v1, for pages on a static host at another origin. */
const REMOTE_FORMS = [
  'GET /form/enquiry',
  'GET /form/known',
  'GET /form/newsletter',
  'GET /form/received',
  'GET /form/subscribed',
  'POST /form/enquiry',
  'POST /form/newsletter',
];
/** The answers to forms on this server's pages. */
const FORMS = [
  'GET /form/appointment',
  'GET /form/appointment-received',
  'GET /form/booked',
  'GET /form/enquiry',
  'GET /form/known',
  'GET /form/link-sent',
  'GET /form/newsletter',
  'GET /form/reading-link',
  'GET /form/received',
  'GET /form/registered',
  'GET /form/registration',
  'GET /form/subscribed',
  'POST /form/appointment',
  'POST /form/enquiry',
  'POST /form/newsletter',
  'POST /form/reading-link',
  'POST /form/registration',
];
const PAGES = [
  'GET /events.ics',
  'GET /events/:event',
  'GET /events/manage',
  'POST /events/manage',
  'GET /consultation',
  'GET /consultation/book',
  'GET /consultation/feed.ics',
  'GET /consultation/manage',
  'GET /insights/:piece',
  'GET /insights/:piece/:file',
  'GET /insights/link',
  'GET /insights/open',
  'GET /newsletter/confirm',
  'GET /newsletter/leave',
  'GET /newsletter/preferences',
  'POST /consultation/manage',
  'POST /insights/open',
  'POST /newsletter/confirm',
  'POST /newsletter/leave',
  'POST /newsletter/preferences',
];

test('these routes need no publishable key, and all others do', () => {
  const remoteForms = REMOTE_FORMS.map((form) => form.replace(' ', ' /functions/v1'));
  const pages = ROUTES.filter(({ isPage }) => isPage).map(({ method, path }) => `${method} ${path}`);
  expect(pages.toSorted()).toEqual([...FORMS, ...remoteForms, ...PAGES].toSorted());
});
