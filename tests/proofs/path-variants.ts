import { createAdmin } from '#server/admin/admins.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { PASSWORD } from '#tests/harness/api.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';

import { LISTED } from './support/paths/api-paths.ts';
import { pathVariants } from './support/paths/path-spellings.ts';
import type { Variant } from './support/paths/path-spellings.ts';
import type { Proof } from './proof.ts';
import { NO_LIMITS } from '#tests/harness/no-limits.ts';
import { openProofSite } from './support/site/proof-site.ts';
import { sendRaw } from './support/raw-request.ts';
import type { RawResponse } from './support/raw-request.ts';
import { internalWords } from './support/paths/internal-words.ts';

const VARIANTS = { short: 600, full: 5_000 };

/** Answers of Node's HTTP parser to requests that never reach the site; 0 if it closed the connection. */
const PARSER_REFUSALS = [0, 400, 405, 408, 413, 417, 431];

/** The path of a request target, parsed as a URL and percent-decoded once. */
function pathOf(target: string): string | undefined {
  try {
    return decodeURIComponent(new URL(target, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** Whether the answer came from anything other than a page, a file, a listed route, a redirect or a 404 or 405. */
function isServedUnlisted({ method, target }: Variant, { status = 0, head }: RawResponse): boolean {
  if (status === 101) return true;
  // Without the site's headers, Node's HTTP parser refused the request or closed the connection.
  if (!/^x-content-type-options: /im.test(head)) return !PARSER_REFUSALS.includes(status);
  if (status === 404 || status === 405) return false;
  if (status === 308) return !/^location: \/(?!\/)/im.test(head);
  const type = /^content-type: ([^;\r]*)/im.exec(head)?.[1] ?? '';
  const isRead = method === 'GET' || method === 'HEAD';
  // Pages and files come from the build, which is public. JSON comes from the API.
  if (isRead && status === 200 && type !== 'application/json') return false;
  const path = pathOf(target);
  if (method === 'OPTIONS') return ![...LISTED].some((route) => route.split(' ')[1] === path);
  return !LISTED.has(`${method} ${path}`);
}

function bytesOf({ method, target, extra, isSignedIn }: Variant, token: string): Buffer {
  const isRead = method === 'GET' || method === 'HEAD';
  const payload = isRead ? '' : '{}';
  const about = `content-type: application/json\r\ncontent-length: ${payload.length}\r\n`;
  return Buffer.from(
    `${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: ${extra.startsWith('upgrade') ? 'upgrade' : 'close'}\r\n` +
      `apikey: ${LOCAL_PUBLISHABLE_KEY}\r\nx-forwarded-for: 203.0.113.9\r\n${extra}` +
      `${isSignedIn ? `authorization: Bearer ${token}\r\n` : ''}${isRead ? '' : about}\r\n${payload}`,
  );
}

/** Proves that only listed routes are served, however a path is spelled, and that refusals reveal no internals. */
export const provePathVariants: Proof = async (scale) => {
  const site = await openProofSite('pglite', { limits: NO_LIMITS });
  try {
    await createAdmin(site.backend, 'admin@example.com', PASSWORD);
    const signIn = async () => {
      const answer = await site.request(
        '/auth/v1/token?grant_type=password',
        { method: 'POST', body: JSON.stringify({ email: 'admin@example.com', password: PASSWORD }) },
        '203.0.113.1',
      );
      return ((await answer.json()) as { access_token: string }).access_token;
    };
    let token = await signIn();
    const internals = await internalWords(site.backend);
    let unlisted = 0;
    let leaking = 0;
    let failed = 0;
    for (const variant of pathVariants(VARIANTS[scale])) {
      const answer = await sendRaw(site.port, bytesOf(variant, token));
      const { status = 0, head, body } = answer;
      if (isServedUnlisted(variant, answer)) unlisted += 1;
      if (status >= 500) failed += 1;
      const isPage = /^content-type: text\/html/im.test(head);
      if (status >= 300 && internals.test(isPage ? head : head + body)) leaking += 1;
      // The variants include the listed logout route, which ends the session.
      if (status === 204 && variant.isSignedIn && variant.method === 'POST') token = await signIn();
    }
    const promise = (text: string, value: number): Measurement => ({
      name: `${VARIANTS[scale]} spellings of paths and methods: ${text}`,
      value,
      unit: 'answers',
      limit: 0,
    });
    return [
      promise('served although not listed', unlisted),
      promise('tables, traces, SQL, secrets or addresses revealed', leaking),
      promise('answers of 5xx', failed),
    ];
  } finally {
    await site.close();
  }
};
