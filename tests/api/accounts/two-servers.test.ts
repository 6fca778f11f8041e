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
    const answers = await Promise.all([renew(first, token), renew(second, token)]);
    const [one, two] = (await Promise.all(answers.map((answer) => answer.json()))) as [Tokens, Tokens];
    const later = await renew(second, one.refresh_token);
    outcomes.push([
      ...answers.map(({ status }) => status),
      one.refresh_token === two.refresh_token,
      later.status,
    ]);
  }
  expect(outcomes).toEqual(Array.from({ length: ROUNDS }, () => [200, 200, true, 200]));
});
