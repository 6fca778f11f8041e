import { renameSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { UNSYNCED_CODE } from '#shared/desk.ts';
import { openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { CONSULTANT_SETTINGS } from '#tests/harness/consultant-settings.ts';

const EMAIL = 'ada@firm.example';

let api: Api;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

test('a change of the calendar that is stored but not synced says so, and is there', async () => {
  const token = await api.tokenFor(EMAIL, { admin: true });
  const call = (name: string, body: object) => api.send(`/rest/v1/rpc/${name}`, { token, body });
  const journal = join(api.dataDir, 'journal');
  renameSync(journal, `${journal}-elsewhere`);
  const answer = await call('save_consultant', { consultant: { ...CONSULTANT_SETTINGS, email: EMAIL } });
  renameSync(`${journal}-elsewhere`, journal);

  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    code: UNSYNCED_CODE,
    message: expect.stringMatching(/^The change has taken effect but is not on the disk yet/),
  });
  expect(api.log).toContainEqual({ event: 'change_not_synced', error: 'Error' });
  expect(await (await call('list_consultants', {})).json()).toMatchObject([
    { name: CONSULTANT_SETTINGS.name },
  ]);
});
