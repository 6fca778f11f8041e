import { afterAll, beforeAll, expect, test } from 'vitest';

import { openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';
import type { TestPostgres } from '#tests/harness/database/postgres.ts';

const ROUNDS = 10;

let postgres: TestPostgres;
let servers: [Api, Api];
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  servers = [await openApi({}, databaseUrl), await openApi({}, databaseUrl)];
});
afterAll(async () => {
  await Promise.all(servers?.map((server) => server.close()) ?? []);
  await postgres?.stop();
});

type Tokens = { access_token: string; refresh_token: string };

const renew = (server: Api, token: string) =>
  server.send('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });

test('a token that is renewed at two servers at once gives both the same new token', async () => {
  const [first, second] = servers;
  await first.signUp('owner@example.com');
  const outcomes = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { refresh_token: token } = (await (await first.signIn('owner@example.com')).json()) as Tokens;
    const responses = await Promise.all([renew(first, token), renew(second, token)]);
    const [one, two] = (await Promise.all(responses.map((response) => response.json()))) as [Tokens, Tokens];
    const later = await renew(second, one.refresh_token);
    outcomes.push([
      ...responses.map(({ status }) => status),
      one.refresh_token === two.refresh_token,
      later.status,
    ]);
  }
  expect(outcomes).toEqual(Array.from({ length: ROUNDS }, () => [200, 200, true, 200]));
});

test('wrong passwords at two servers count together, and the right one clears them', async () => {
  const [first, second] = servers;
  const [email, address] = ['guessed@example.com', '198.51.100.7'];
  await first.signUp(email);
  const guess = async (round: number) =>
    (await (round % 2 ? first : second).signIn(email, 'not the password', address)).status;
  const inTurn = async (rounds: number) => {
    const statuses = [];
    for (let round = 0; round < rounds; round += 1) statuses.push(await guess(round));
    return statuses;
  };
  expect(await inTurn(4)).toEqual([400, 400, 400, 400]);
  expect((await first.signIn(email, undefined, address)).status).toBe(200);
  expect(await inTurn(7)).toEqual([400, 400, 400, 400, 400, 429, 429]);
  expect((await second.signIn(email, undefined, address)).status).toBe(429);
  expect((await second.signIn(email, undefined, '198.51.100.8')).status).toBe(200);
  const [block] = await first.backend.query(
    `select blocks, round(extract(epoch from ends_at - clock_timestamp()) / 60)::integer as minutes
     from private.sign_in_blocks`,
  );
  expect(block).toEqual({ blocks: 1, minutes: 15 });
  // The block outlasts the attempts that led to it.
  await first.backend.query('delete from private.attempts');
  expect((await first.signIn(email, undefined, address)).status).toBe(429);
});

test('fifty failures from any addresses block the account on all servers, except for known addresses', async () => {
  const [first, second] = servers;
  const [email, home] = ['besieged@example.com', '198.51.100.20'];
  await first.signUp(email);
  expect((await first.signIn(email, undefined, home)).status).toBe(200);
  await first.backend.query('delete from private.attempts');
  await first.signIn(email, 'not the password', '198.51.100.21');
  // The attempt counts for the account, and for the account and its address.
  await first.backend.query(
    'insert into private.attempts (counter) select counter from private.attempts, generate_series(1, 49)',
  );
  expect((await second.signIn(email, undefined, '198.51.100.22')).status).toBe(429);
  expect((await second.signIn(email, undefined, home)).status).toBe(200);
});

test('sign-ups at two servers count together', async () => {
  const [first, second] = servers;
  await first.backend.query('delete from private.attempts');
  await first.backend.query(
    `insert into private.attempts (counter) select 'sign-up' from generate_series(1, 29)`,
  );
  expect((await first.signUp('thirtieth@example.com')).status).toBe(200);
  expect((await second.signUp('thirty-first@example.com')).status).toBe(429);
});
