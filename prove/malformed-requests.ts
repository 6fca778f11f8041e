import * as fc from 'fast-check';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { NEWSLETTER_SOURCE } from '#shared/newsletter.ts';
import { enquiry, PASSWORD } from '#tests/support/api.ts';

import { malformedBody, nastyText } from './malformed-bodies.ts';
import { FRAGMENTS, HEADER_NAMES, HEADER_VALUES, METHODS, QUERIES, TARGETS } from './malformed-parts.ts';

type Bearer = 'none' | 'member' | 'admin' | 'broken';
export type Tokens = Record<Bearer, string | undefined>;

type ServedRoute = {
  method: string;
  path: string;
  weight: number;
  /** A right body; `email` is one that no other request has. */
  body?: (email: string) => Record<string, unknown>;
};

const ID = '11111111-1111-4111-8111-111111111111';

/** Every call of the desk and the mail, with a body that it takes. */
const DESK_BODIES: Record<string, Record<string, unknown>> = {
  is_admin: {},
  mail_status: {},
  resend_message: { message: ID },
  list_submissions: { filter: { search: 'stone', status: ['new'] }, sort: 'name', page: 1, page_size: 5 },
  submission_detail: { submission: ID },
  change_submission: { submission: ID, expected_version: 1, changes: { status: 'answered', owner_id: ID } },
  change_submissions: { items: [{ id: ID, version: 1 }], status: 'archived' },
  add_submission_note: { submission: ID, body: 'A note' },
  desk_statistics: {},
  desk_changes: { since: '2026-01-01T00:00:00Z', after_event: 0 },
  list_admins: {},
  list_subscriptions: { search: 'reader', page: 1, page_size: 5 },
  remove_subscription: { subscription: ID },
  find_person: { email: 'nobody@example.com' },
  export_person: { email: 'nobody@example.com' },
  erase_person: { email: 'nobody@example.com' },
  retention_preview: {},
};

const SERVED: readonly ServedRoute[] = [
  {
    method: 'POST',
    path: '/rest/v1/contact_submissions',
    weight: 8,
    body: (email) => enquiry({ email }),
  },
  {
    method: 'POST',
    path: '/rest/v1/newsletter_subscriptions',
    weight: 5,
    body: (email) => ({ email, source: NEWSLETTER_SOURCE }),
  },
  { method: 'POST', path: '/auth/v1/signup', weight: 4, body: (email) => ({ email, password: PASSWORD }) },
  {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    weight: 4,
    body: (email) => ({ email, password: PASSWORD }),
  },
  {
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    weight: 3,
    body: () => ({ refresh_token: 'abcdefghijkl' }),
  },
  { method: 'GET', path: '/auth/v1/user', weight: 2 },
  // Not with everybody's token: it would end the session of all that follow.
  { method: 'POST', path: '/auth/v1/logout?scope=nobody', weight: 1 },
  {
    method: 'POST',
    path: '/functions/v1/chat',
    weight: 5,
    body: () => ({ messages: [{ role: 'user', content: 'What do you do?' }] }),
  },
  {
    method: 'POST',
    path: '/functions/v1/ingest-site',
    weight: 2,
    body: () => ({ baseUrl: 'http://elsewhere.example', limit: 1, excludePaths: ['/x'] }),
  },
  {
    method: 'POST',
    path: '/functions/v1/export-desk',
    weight: 2,
    body: () => ({ kind: 'submissions', filter: { search: 'stone' } }),
  },
  ...Object.entries(DESK_BODIES).map(([name, body]) => ({
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    weight: 1,
    body: () => body,
  })),
  {
    method: 'GET',
    path: '/rest/v1/contact_submissions?select=*&order=created_at.desc&limit=10',
    weight: 3,
  },
  { method: 'GET', path: '/rest/v1/ingestion_runs?select=*&order=started_at.desc&limit=1', weight: 1 },
  {
    method: 'GET',
    path: `/rest/v1/ingestion_run_pages?select=url,outcome,reason&run_id=eq.${ID}&order=position.asc&limit=1000`,
    weight: 1,
  },
  { method: 'GET', path: '/', weight: 2 },
  { method: 'GET', path: '/about', weight: 1 },
  { method: 'GET', path: '/admin/submissions', weight: 1 },
  { method: 'GET', path: '/robots.txt', weight: 1 },
  { method: 'GET', path: '/healthz', weight: 1 },
  { method: 'GET', path: '/readyz', weight: 1 },
];

/** What else may be wrong with the bytes of a request, beyond its parts. */
const FRAMINGS = [
  'two lengths',
  'length and chunks',
  'negative length',
  'length too long',
  'chunked',
  'bad chunk',
  'endless chunk',
  'no host',
  'two hosts',
  'empty host',
  'bad host',
  'odd host',
  'old version',
  'odd version',
  'no version',
  'no colon',
  'folded',
  'NUL in a header',
  'line feeds',
  'many headers',
  'random bytes',
  'another protocol',
] as const;
type Framing = (typeof FRAMINGS)[number] | 'right';

type Parts = {
  route: ServedRoute;
  method: string;
  target: string;
  headers: [string, string][];
  body: Buffer | undefined;
  framing: Framing;
  bearer: Bearer;
  noise: Uint8Array;
};

export type MalformedRequest = {
  /** Method and path of the route it was made for. */
  route: string;
  bytes: (tokens: Tokens) => Buffer;
  /** Its body; what a row is made of when the request is acknowledged. */
  body: Buffer | undefined;
  /** False where the sender leaves before the request is whole. */
  isWhole: boolean;
  /** A tunnel that nobody offers is closed without an answer. */
  isTunnel: boolean;
};

function chunked(body: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from(body.length === 0 ? '\r\n' : '\r\n0\r\n\r\n'),
  ]);
}

/** Header lines and bytes that carry the body. */
function carried(body: Buffer | undefined, framing: Framing): { lines: string[]; payload: Buffer } {
  const payload = body ?? Buffer.alloc(0);
  const length = `content-length: ${payload.length}`;
  switch (framing) {
    case 'two lengths':
      return { lines: [length, `content-length: ${payload.length + 1}`], payload };
    case 'length and chunks':
      return { lines: [length, 'transfer-encoding: chunked'], payload: chunked(payload) };
    case 'negative length':
      return { lines: ['content-length: -1'], payload };
    case 'length too long':
      return { lines: [`content-length: ${payload.length + 100}`], payload };
    case 'chunked':
      return { lines: ['transfer-encoding: chunked'], payload: chunked(payload) };
    case 'bad chunk':
      return { lines: ['transfer-encoding: chunked'], payload: Buffer.from('zz\r\nabc\r\n0\r\n\r\n') };
    case 'endless chunk':
      return { lines: ['transfer-encoding: chunked'], payload: Buffer.from('ffff\r\nabc') };
    default:
      return { lines: body === undefined ? [] : [length], payload };
  }
}

function hostLines(framing: Framing): string[] {
  const right = 'host: localhost';
  const others: Partial<Record<Framing, string[]>> = {
    'no host': [],
    'two hosts': [right, 'host: evil.example'],
    'empty host': ['host:'],
    'bad host': ['host: a b/[%'],
    'odd host': ['host: user:secret@evil.example:99999/x?y'],
    'no colon': [right, 'a header without its colon'],
    folded: [right, 'x-folded: one\r\n two'],
    'NUL in a header': [right, 'x-nul: a\0b'],
    'many headers': [right, ...Array.from({ length: 1_500 }, (_, index) => `x-${index}: 1`)],
  };
  return others[framing] ?? [right];
}

const VERSIONS: Partial<Record<Framing, string>> = {
  'old version': ' HTTP/1.0',
  'odd version': ' HTTP/9.7',
  'no version': '',
};

function toBytes({ method, target, headers, body, framing, bearer, noise }: Parts, tokens: Tokens): Buffer {
  if (framing === 'random bytes') return Buffer.concat([Buffer.from(noise), Buffer.from('\r\n\r\n')]);
  if (framing === 'another protocol') return Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  const { lines, payload } = carried(body, framing);
  const given = new Set(headers.map(([name]) => name));
  const token = tokens[bearer];
  const own = [
    ['apikey', LOCAL_PUBLISHABLE_KEY],
    ['connection', 'close'],
    ...(body === undefined ? [] : [['content-type', 'application/json']]),
    ...(token === undefined ? [] : [['authorization', `Bearer ${token}`]]),
  ].filter(([name = '']) => !given.has(name));
  const head = [
    `${method} ${target}${VERSIONS[framing] ?? ' HTTP/1.1'}`,
    ...hostLines(framing),
    ...own.map(([name, value]) => `${name}: ${value}`),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...lines,
  ];
  const lineEnd = framing === 'line feeds' ? '\n' : '\r\n';
  return Buffer.concat([Buffer.from(`${head.join(lineEnd)}${lineEnd}${lineEnd}`), payload]);
}

const targetOf = (path: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.nat({ max: path.length }), fc.constantFrom(...FRAGMENTS))
      .map(([at, text]) => path.slice(0, at) + text + path.slice(at)),
    fc.constantFrom(...QUERIES).map((query) => `${path}${path.includes('?') ? '&' : '?'}${query}`),
    nastyText.map((text) => `${path.split('?')[0]}?${encodeURIComponent(text.toWellFormed())}=1`),
    nastyText.map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
    fc.constantFrom(...TARGETS),
  );

const headers: fc.Arbitrary<[string, string][]> = fc.array(
  fc.tuple(
    fc.constantFrom(...HEADER_NAMES),
    fc.oneof(
      fc.constantFrom(...HEADER_VALUES),
      nastyText.map((text) => text.replaceAll(/[\r\n]/g, '')),
    ),
  ),
  { minLength: 1, maxLength: 3 },
);

const route: fc.Arbitrary<ServedRoute> = fc.oneof(
  ...SERVED.map((served) => ({ weight: served.weight, arbitrary: fc.constant(served) })),
);

/** One part is malformed, sometimes two; the others are right, so that the request gets as far as it can. */
const parts: fc.Arbitrary<Parts> = fc.tuple(route, fc.uuid()).chain(([served, id]) => {
  const valid = served.body?.(`${id}@example.com`);
  const right: fc.Arbitrary<Parts> = fc.record({
    route: fc.constant(served),
    method: fc.constant(served.method),
    target: fc.constant(served.path),
    headers: fc.constant([]),
    body: fc.constant(valid && Buffer.from(JSON.stringify(valid))),
    framing: fc.constant('right'),
    bearer: fc.constantFrom('none', 'none', 'member', 'admin', 'admin', 'broken'),
    noise: fc.uint8Array({ minLength: 1, maxLength: 300 }),
  });
  const changes: fc.WeightedArbitrary<Partial<Parts>>[] = [
    { weight: valid ? 12 : 2, arbitrary: fc.record({ body: malformedBody(valid ?? {}) }) },
    { weight: 4, arbitrary: fc.record({ target: targetOf(served.path) }) },
    { weight: 3, arbitrary: fc.record({ headers }) },
    { weight: 1, arbitrary: fc.record({ method: fc.constantFrom(...METHODS) }) },
    { weight: 2, arbitrary: fc.record({ framing: fc.constantFrom(...FRAMINGS) }) },
  ];
  const change = fc.oneof(...changes);
  return fc
    .tuple(right, change, fc.option(change, { freq: 3 }))
    .map(([base, first, second]): Parts => Object.assign(base, first, second));
});

/** Requests on every served route, each with something wrong about it; the same ones for the same seed. */
export function malformedRequests(count: number, seed: number): MalformedRequest[] {
  return fc.sample(parts, { numRuns: count, seed }).map((made) => ({
    route: `${made.route.method} ${made.route.path.split('?')[0]}`,
    bytes: (tokens) => toBytes(made, tokens),
    body: made.body,
    isWhole: made.framing !== 'length too long' && made.framing !== 'endless chunk',
    isTunnel: made.method === 'CONNECT',
  }));
}
