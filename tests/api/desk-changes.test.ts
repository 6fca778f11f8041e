import { renameSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { UNSYNCED_CODE } from '#shared/desk.ts';
import { openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { CONSULTANT_SETTINGS } from '#tests/harness/consultant-settings.ts';
import { addEvent, registerFor } from '#tests/harness/events.ts';

const EMAIL = 'ada@firm.example';

let wakes = 0;
let api: Api;
beforeAll(async () => {
  api = await openApi({}, undefined, { onMessages: () => (wakes += 1) });
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
  expect(api.log).toContainEqual(
    expect.objectContaining({ event: 'change_not_synced', id: answer.headers.get('x-request-id') }),
  );
  expect(await (await call('list_consultants', {})).json()).toMatchObject([
    { name: CONSULTANT_SETTINGS.name },
  ]);
});

test.each([
  ['invite_reader_client', { pattern: 'guest@client.example', note: '', last_day: '2100-01-01' }],
  ['erase_person', { email: 'gone@client.example' }],
])('%s wakes the outbox, because it may queue a mail', async (name, body) => {
  const token = await api.tokenFor(`${name}@firm.example`, { admin: true });
  const before = wakes;
  expect((await api.send(`/rest/v1/rpc/${name}`, { token, body })).status).toBe(200);
  expect(wakes).toBe(before + 1);
});

test('an email of the desk wakes the outbox', async () => {
  const token = await api.tokenFor('mail@firm.example', { admin: true });
  const { id, slug } = await addEvent(api.backend);
  await registerFor(api.backend, slug);
  const before = wakes;
  expect((await api.send('/rest/v1/rpc/list_events', { token, body: {} })).status).toBe(200);
  expect(wakes).toBe(before);
  const answer = await api.send('/rest/v1/rpc/mail_registered', {
    token,
    body: { event: id, subject: 'Before you come', body: 'Please read this.' },
  });
  expect(answer.status).toBe(200);
  expect(wakes).toBe(before + 1);
});
