import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { enquiry, openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';

let api: Api;
let member: string;
let admin: string;
beforeAll(async () => {
  api = await openApi();
  member = await api.tokenFor('member@example.com');
  admin = await api.tokenFor('admin@example.com', { admin: true });
});
// The clock moves on by a day, so that each test starts with unused rate limits.
beforeEach(() => {
  api.clock.now += 24 * 60 * 60_000;
});
afterAll(() => api?.close());

const DESK = '/rest/v1/rpc/list_admins';

/** Counts the database calls made while `work` runs. */
async function databaseCalls(work: () => Promise<unknown>): Promise<number> {
  let calls = 0;
  const { fetch, query } = api.backend;
  api.backend.fetch = (request) => {
    calls += 1;
    return fetch(request);
  };
  api.backend.query = (sql, parameters) => {
    calls += 1;
    return query(sql, parameters);
  };
  await work();
  Object.assign(api.backend, { fetch, query });
  return calls;
}

const enquiryFrom = (email: string) => api.send('/rest/v1/contact_submissions', { body: enquiry({ email }) });

test('is_admin is false for a signed-out visitor, without a database call', async () => {
  const calls = await databaseCalls(async () => {
    const response = await api.send('/rest/v1/rpc/is_admin', { body: {} });
    expect([response.status, await response.json()]).toEqual([200, false]);
  });
  expect(calls).toBe(0);
});

test.each([1, 60])(
  'no enquiry is refused during a flood of desk calls from %i addresses',
  async (addresses) => {
    const flood = Array.from({ length: 300 }, (_, index) =>
      api.send(DESK, { body: {}, token: member, address: `198.51.100.${index % addresses}` }),
    );
    const enquiries = await Promise.all(
      Array.from({ length: 10 }, (_, index) => enquiryFrom(`visitor-${index}@${addresses}.example.com`)),
    );
    expect(enquiries.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 403, 429, 503].includes(status))).toEqual([]);
  },
);

test('the desk works for other addresses during a flood from one', async () => {
  const flood = Array.from({ length: 300 }, () =>
    api.send(DESK, { body: {}, token: admin, address: '198.51.100.1' }),
  );
  const response = await api.send(DESK, { body: {}, token: admin, address: '192.0.2.1' });
  expect(response.status).toBe(200);
  await Promise.all(flood);
});

test('one address may submit ten weak passwords a minute, which do not count as sign-ups', async () => {
  const signUp = (email: string, password: string) =>
    api.send('/auth/v1/signup', { body: { email, password }, address: '198.51.100.3' });
  for (let attempt = 0; attempt < 9; attempt += 1) {
    expect((await signUp('weak@example.com', 'password1234')).status).toBe(422);
  }
  expect((await signUp('weak@example.com', 'a-long-enough-passphrase')).status).toBe(200);
  const refused = await signUp('weak@example.com', 'password1234');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
});

test('refusals beyond a route’s rate limit are delayed', async () => {
  const ask = () => api.send('/auth/v1/signup', { body: '{', address: '198.51.100.4' });
  expect((await Promise.all(Array.from({ length: 10 }, ask))).map(({ status }) => status)).toEqual(
    Array.from({ length: 10 }, () => 400),
  );
  const startedAt = performance.now();
  const refused = await Promise.all(Array.from({ length: 20 }, ask));
  expect(refused.every(({ status }) => status === 429)).toBe(true);
  expect(performance.now() - startedAt).toBeGreaterThan(900);
});

/** Makes the database wait while `work` runs, as a disk that stalls does, and answers when all of its statements have run. */
async function whileDatabaseStalls<Result>(work: () => Promise<Result>): Promise<Result> {
  const { query } = api.backend;
  const stall = Promise.withResolvers<void>();
  const statements: Promise<unknown>[] = [];
  api.backend.query = <Row>(sql: string, parameters?: unknown[]) => {
    const rows = stall.promise.then(() => query<Row>(sql, parameters));
    statements.push(rows);
    return rows;
  };
  try {
    return await work();
  } finally {
    stall.resolve();
    api.backend.query = query;
    await Promise.allSettled(statements);
  }
}

test('resending a timed-out enquiry is not rate-limited', async () => {
  const send = () => enquiryFrom('late@example.com');
  for (let stall = 0; stall < 2; stall += 1) {
    const late = await whileDatabaseStalls(() => Promise.all([send(), send()]));
    expect(late.map(({ status }) => status)).toEqual([503, 503]);
  }
  expect((await send()).status).toBe(201);
  const stored = await api.backend.query(
    `select from public.contact_submissions where email = 'late@example.com'`,
  );
  expect(stored).toHaveLength(1);
});

test('a late enquiry counts against the limit of its address', async () => {
  const send = (attempt: number) =>
    api.send('/rest/v1/contact_submissions', {
      body: enquiry({ email: `late-${attempt}@example.org` }),
      address: '192.0.2.7',
    });
  const statusesOf = async (attempts: number[]) =>
    (await Promise.all(attempts.map(send))).map(({ status }) => status);
  expect(await whileDatabaseStalls(() => statusesOf([1, 2]))).toEqual([503, 503]);
  expect(await statusesOf([3, 4, 5])).toEqual([201, 201, 201]);
  expect(await statusesOf([6])).toEqual([429]);
});

test('simultaneous readiness checks share one health query', async () => {
  let queries = 0;
  const { health } = api.backend;
  api.backend.health = () => {
    queries += 1;
    return health();
  };
  const responses = await Promise.all(Array.from({ length: 50 }, () => api.send('/readyz')));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(queries).toBe(1);
});
