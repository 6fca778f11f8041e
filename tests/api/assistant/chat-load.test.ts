import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { seedSite } from '#tests/harness/database/site-content.ts';

const QUESTION = 'How fast is the initial response of the Premium tier to a zanzibarquartz?';

let api: Api;
let query: Api['backend']['query'];
beforeAll(async () => {
  api = await openApi();
  ({ query } = api.backend);
  await seedSite(api.backend);
});
// The clock moves on by a day, so that each test starts with unused rate limits.
beforeEach(() => {
  api.clock.now += 24 * 60 * 60_000;
  api.backend.query = query;
});
afterAll(() => api?.close());

const user = (content: string) => ({ role: 'user', content });
const ask = (address: string, ...contents: string[]) => {
  const turns = contents.flatMap((content) => [user(content), { role: 'assistant', content: 'An answer.' }]);
  return api.send('/functions/v1/chat', { body: { messages: turns.slice(0, -1) }, address });
};

/** Blocks and records the assistant's database queries until `release` is called. */
function holdLookUps() {
  const held = Promise.withResolvers<void>();
  const statements: string[] = [];
  api.backend.query = async (sql, parameters = []) => {
    if (/known_words|match_passages|site_passages/.test(sql)) {
      statements.push(sql);
      await held.promise;
    }
    return query(sql, parameters);
  };
  return { statements, release: () => held.resolve() };
}

test('a question that times out counts as an attempt and starts no further query', async () => {
  const lookUps = holdLookUps();
  const late = await Promise.all(Array.from({ length: 4 }, () => ask('192.0.2.50', QUESTION)));
  expect(late.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  const begun = lookUps.statements.length;
  lookUps.release();
  await sleep(200);
  expect(lookUps.statements.length).toBe(begun);
  expect(begun).toBe(1);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    expect((await ask('192.0.2.50', 'Hello')).status).toBe(200);
  }
  expect((await ask('192.0.2.50', 'Hello')).status).toBe(429);
});

test('questions beyond the capacity are shed immediately and do not count as attempts', async () => {
  const lookUps = holdLookUps();
  const startedAt = performance.now();
  const waiting: Promise<Response>[] = [];
  const refused: Response[] = [];
  for (let visitor = 0; visitor < 60; visitor += 1) {
    const asked = ask(`198.51.100.${visitor}`, QUESTION);
    const first = await Promise.race([asked, sleep(20)]);
    if (first) refused.push(first);
    else waiting.push(asked);
  }
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.every(({ status, headers }) => status === 503 && headers.get('retry-after'))).toBe(true);
  lookUps.release();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
});

test('at most twelve words of a conversation are looked up in the database', async () => {
  const words: string[] = [];
  api.backend.query = (sql, parameters = []) => {
    if (sql.includes('known_words')) words.push(...(JSON.parse(String(parameters[0])) as string[]));
    return query(sql, parameters);
  };
  const letters = 'abcdefghij';
  const turn = (round: number) =>
    Array.from({ length: 60 }, (_, word) =>
      [...`${round}${word}${word * 7}`].map((digit) => `q${letters[Number(digit)]}`).join(''),
    ).join(' ');
  expect((await ask('192.0.2.51', turn(1), turn(2), turn(3), turn(4))).status).toBe(200);
  expect(words.length).toBeGreaterThan(0);
  expect(words.length).toBeLessThanOrEqual(12);
});
