import { afterAll, beforeAll, expect, test } from 'vitest';

import { DATABASE_CAPS } from '#server/limits.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';
import { enquiry, openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';

let api: Api;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

async function statuses(count: number, send: (index: number) => Promise<Response>): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: count }, (_, index) => send(index)));
  return responses.map((response) => response.status).sort();
}

const contact = (email: string, address?: string) =>
  api.send('/rest/v1/contact_submissions', { body: enquiry({ email }), address });

test('one mailbox may send three enquiries in five minutes, regardless of letter case or tag', async () => {
  const spellings = ['lee@example.com', 'LEE@example.com', 'lee+a@example.com', 'Lee+b@Example.com'];
  const write = (index: number) =>
    api.send('/rest/v1/contact_submissions', {
      body: enquiry({ email: spellings[index] ?? '', message: `Question ${index}` }),
    });
  expect(await statuses(4, write)).toEqual([201, 201, 201, 429]);
  const refused = await write(3);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
  // The page sends an enquiry again when the answer was lost.
  expect(await statuses(3, () => write(0))).toEqual([201, 201, 201]);
});

test('one address may send five enquiries a minute', async () => {
  const send = (index: number) => contact(`minute-${index}@example.com`, '198.51.100.9');
  expect(await statuses(7, send)).toEqual([201, 201, 201, 201, 201, 429, 429]);
  api.clock.now += MINUTE_MS;
  expect((await contact('minute-later@example.com', '198.51.100.9')).status).toBe(201);
});

test('addresses of one IPv6 /64 count as one', async () => {
  const send = (index: number) => contact(`six-${index}@example.com`, `2001:db8:0:1::${index + 1}`);
  expect(await statuses(6, send)).toEqual([201, 201, 201, 201, 201, 429]);
});

test('an invalid enquiry does not count towards the rate limit', async () => {
  for (let round = 0; round < 5; round += 1) {
    await api.send('/rest/v1/contact_submissions', {
      body: enquiry({ email: 'max@example.com', role: 'x' }),
    });
  }
  expect(await statuses(3, () => contact('max@example.com'))).toEqual([201, 201, 201]);
});

test('one address may subscribe five times a minute', async () => {
  const send = (index: number) =>
    api.send('/rest/v1/newsletter_subscriptions', {
      body: { email: `news-${index}@example.com`, source: 'insights_page' },
      address: '198.51.100.10',
    });
  expect(await statuses(6, send)).toEqual([201, 201, 201, 201, 201, 429]);
});

test('one address may open three accounts an hour', async () => {
  const send = (index: number) =>
    api.send('/auth/v1/signup', {
      body: { email: `open-${index}@example.com`, password: 'a-long-enough-passphrase' },
      address: '198.51.100.11',
    });
  expect(await statuses(4, send)).toEqual([200, 200, 200, 429]);
});

test('a sign-up that the database cannot store is not counted', async () => {
  const { fetch: working } = api.backend;
  const send = () =>
    api.send('/auth/v1/signup', {
      body: { email: 'unlucky@example.com', password: 'a-long-enough-passphrase' },
      address: '198.51.100.14',
    });
  api.backend.fetch = () => Promise.reject(new Error('The database has gone.'));
  try {
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await send()).status).toBe(503);
  } finally {
    api.backend.fetch = working;
  }
  expect((await send()).status).toBe(200);
});

test('one address may try thirty passwords in five minutes, of whichever accounts', async () => {
  const guess = async (index: number) =>
    (await api.signIn(`guessed-${index}@example.com`, 'not-the-password', '198.51.100.13')).status;
  for (let index = 0; index < 30; index += 1) expect(await guess(index)).toBe(400);
  expect(await guess(30)).toBe(429);
});

test('five wrong passwords, even in parallel, lock an account for that address only', async () => {
  await api.signUp('owner@example.com');
  expect((await api.signIn('owner@example.com', undefined, '192.0.2.1')).status).toBe(200);
  const guess = () => api.signIn('owner@example.com', 'not-the-password', '198.51.100.12');
  expect(await statuses(8, guess)).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  const right = await api.signIn('owner@example.com', undefined, '198.51.100.12');
  expect([right.status, right.headers.get('retry-after')]).toEqual([429, '900']);
  expect((await api.signIn('owner@example.com', undefined, '192.0.2.1')).status).toBe(200);
});

test('sign-ins beyond the hashing queue are shed', async () => {
  const send = (index: number) => api.signIn(`nobody-${index}@example.com`, 'not-the-password');
  const answers = await statuses(40, send);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(answers.filter((status) => status === 400).length).toBeGreaterThanOrEqual(
    DATABASE_CAPS.concurrentHashes + DATABASE_CAPS.queuedHashes,
  );
  expect(answers.filter((status) => status !== 400 && status !== 429)).toEqual([]);
});

test('three colleagues behind one address open the desk at the same moment', async () => {
  const token = await api.tokenFor('colleague@example.com', { admin: true });
  const callsOfDesk = 8;
  const send = () =>
    api.send('/rest/v1/rpc/list_submissions', { body: { filter: {} }, token, address: '198.51.100.13' });
  expect(await statuses(3 * callsOfDesk, send)).toEqual(Array.from({ length: 3 * callsOfDesk }, () => 200));
});

test('all addresses together may open thirty accounts an hour', async () => {
  await api.restart();
  const send = (index: number) => api.signUp(`opened-${index}@example.com`);
  for (let index = 0; index < 30; index += 1) expect((await send(index)).status).toBe(200);
  expect((await send(30)).status).toBe(429);
});
