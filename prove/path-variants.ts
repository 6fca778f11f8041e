import { readdirSync } from 'node:fs';

import * as fc from 'fast-check';

import type { Measurement } from '#bench/measurement.ts';
import { createAdmin } from '#server/database/admins.ts';
import type { Backend } from '#server/database/backend.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { JWT_SECRET, PASSWORD } from '#tests/support/api.ts';

import type { Proof } from './proof.ts';
import { NO_LIMITS, openProofSite } from './proof-site.ts';
import { sendRaw } from './raw-request.ts';
import type { RawAnswer } from './raw-request.ts';

const VARIANTS = { short: 600, full: 5_000 };
const SEED = 20_261_122;

const rpc = (...names: string[]) => names.map((name) => `POST /rest/v1/rpc/${name}`);

/** The whole API, written down a second time: a route that joins it has to join here too. */
const LISTED: ReadonlySet<string> = new Set([
  'POST /rest/v1/contact_submissions',
  'GET /rest/v1/contact_submissions',
  'POST /rest/v1/newsletter_subscriptions',
  'GET /rest/v1/ingestion_runs',
  'GET /rest/v1/ingestion_run_pages',
  ...rpc('is_admin', 'mail_status', 'resend_message', 'list_submissions', 'submission_detail'),
  ...rpc('change_submission', 'change_submissions', 'add_submission_note', 'desk_statistics', 'desk_changes'),
  ...rpc('list_admins', 'list_subscriptions', 'remove_subscription', 'find_person', 'export_person'),
  ...rpc('erase_person', 'retention_preview'),
  'POST /auth/v1/signup',
  'POST /auth/v1/token',
  'POST /auth/v1/logout',
  'GET /auth/v1/user',
  'POST /functions/v1/chat',
  'POST /functions/v1/ingest-site',
  'POST /functions/v1/export-desk',
]);

/** What the library, or a Supabase, has behind other addresses. */
const FORBIDDEN = [
  '/rest/v1/admins',
  '/rest/v1/outbox_messages',
  '/rest/v1/desk_events',
  '/rest/v1/submission_notes',
  '/rest/v1/site_pages',
  '/rest/v1/users',
  '/rest/v1/',
  '/rest/v1',
  '/rest/v1/rpc/apply_grants',
  '/rest/v1/rpc/security_deviations',
  '/rest/v1/rpc/begin_export',
  '/rest/v1/rpc/export_submissions',
  '/auth/v1/otp',
  '/auth/v1/magiclink',
  '/auth/v1/verify?type=recovery&token=123456',
  '/auth/v1/recover',
  '/auth/v1/resend',
  '/auth/v1/reauthenticate',
  '/auth/v1/authorize?provider=github',
  '/auth/v1/callback?code=1',
  '/auth/v1/invite',
  '/auth/v1/settings',
  '/auth/v1/factors',
  '/auth/v1/admin/users',
  '/auth/v1/admin/generate_link',
  '/auth/v1/.well-known/jwks.json',
  '/_system/config',
  '/_system/info',
  '/_system/introspect',
  '/_system/health',
  '/studio',
  '/studio/tables',
  '/storage/v1/bucket',
  '/realtime/v1/websocket',
  '/graphql/v1',
  '/pg/query',
  '/functions/v1/deliver-outbox',
  '/functions/v1/',
  '/server/main.ts',
  '/.env',
  '/.data/secrets.json',
  '/package.json',
  '/site.json',
  '/_headers',
  '/control.sock',
];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];

const hex = (character: string) => Buffer.from(character).toString('hex');
const escaped = (character: string) => `%${hex(character)}`;

/** Ways of writing one character, or of hiding a path behind another. */
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

/** Header lines by which a careless proxy or library takes another path or method. */
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

type Variant = { method: string; target: string; extra: string; isSignedIn: boolean };

function variants(count: number): Variant[] {
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

/** Path of a request target as a URL has it, its escapes resolved once. */
function pathOf(target: string): string | undefined {
  try {
    return decodeURIComponent(new URL(target, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** Whether anything but a page, a file, a listed route or a refusal to look further answered. */
function isServedUnlisted({ method, target }: Variant, { status = 0, head }: RawAnswer): boolean {
  if (status === 101) return true;
  // What HTTP itself refuses never reached the site.
  if (!/^x-request-id: /im.test(head)) return false;
  if (status === 404 || status === 405) return false;
  if (status === 308) return !/^location: \/(?!\/)/im.test(head);
  const type = /^content-type: ([^;\r]*)/im.exec(head)?.[1] ?? '';
  const isRead = method === 'GET' || method === 'HEAD';
  // Pages and files come from the build, which is public; the JSON of the API does not.
  if (isRead && status === 200 && type !== 'application/json') return false;
  const path = pathOf(target);
  if (method === 'OPTIONS') return ![...LISTED].some((route) => route.split(' ')[1] === path);
  return !LISTED.has(`${method} ${path}`);
}

/**
 * Words that no answer may hold unless it is a file of the build: names of tables, traces, SQL, secrets, addresses,
 * paths of this machine.
 */
async function tellingWords(backend: Backend): Promise<RegExp> {
  const tables = await backend.query<{ name: string }>(
    `select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'v', 'p') and nspname in ('public', 'private', 'supabase_migrations')`,
  );
  const names = tables.map(({ name }) => `\\b${name}\\b`);
  const words = [
    ...names,
    'auth\\.(users|sessions)',
    '\\bselect\\b.+\\bfrom\\b',
    'relation "',
    'syntax error',
    'permission denied',
    'violates',
    '\\bat .+:\\d+:\\d+',
    'node_modules',
    'file://',
    ...readdirSync('/').map((folder) => `/${folder.replaceAll('.', '\\.')}/`),
    'pglite',
    'postgres',
    'supabase',
    'hono',
    'bcrypt',
    'sb_secret',
    '127\\.0\\.0\\.1',
    JWT_SECRET,
    PASSWORD,
  ];
  return new RegExp(words.join('|'), 'i');
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

/** Only what is listed is served, however it is written, and refusals say nothing of the inside. */
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
    const telling = await tellingWords(site.backend);
    let unlisted = 0;
    let talkative = 0;
    let failed = 0;
    for (const variant of variants(VARIANTS[scale])) {
      const answer = await sendRaw(site.port, bytesOf(variant, token));
      const { status = 0, head, body } = answer;
      if (isServedUnlisted(variant, answer)) unlisted += 1;
      if (status >= 500) failed += 1;
      const isPage = /^content-type: text\/html/im.test(head);
      if (status >= 300 && telling.test(isPage ? head : head + body)) talkative += 1;
      // Signing out is among the listed routes.
      if (status === 204 && variant.isSignedIn && variant.method === 'POST') token = await signIn();
    }
    const promise = (text: string, value: number): Measurement => ({
      name: `${VARIANTS[scale]} spellings of paths and methods: ${text}`,
      value,
      unit: 'answers',
      limit: 0,
    });
    return [
      promise('something served that is not listed', unlisted),
      promise('tables, traces, SQL, secrets or addresses told', talkative),
      promise('answers of 5xx', failed),
    ];
  } finally {
    await site.close();
  }
};
