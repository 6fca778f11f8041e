import { renameSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { runAdminCommand } from '#server/admin/admin-commands.ts';
import { UNSYNCED_CODE } from '#shared/desk/calls.ts';
import { enquiry, openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { bookFreeTime, hourAhead } from '#tests/harness/bookings.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { CONSULTANT_SETTINGS } from '#tests/harness/consultant-settings.ts';
import { addEvent, registerFor } from '#tests/harness/events.ts';
import { storeEnquiry } from '#tests/harness/stored-enquiry.ts';

const EMAIL = 'ada@firm.example';

let wakes = 0;
let api: Api;
beforeAll(async () => {
  api = await openApi({}, undefined, { onMessages: () => (wakes += 1) });
});
afterAll(() => api.close());

/** Does something while the journal's directory is away, so that nothing can be synced. */
async function unsynced<Result>(work: () => Promise<Result>): Promise<Result> {
  const journal = join(api.dataDir, 'journal');
  renameSync(journal, `${journal}-elsewhere`);
  return work().finally(() => renameSync(`${journal}-elsewhere`, journal));
}

function callUnsynced(name: string, body: object, token: string): Promise<Response> {
  return unsynced(() => api.send(`/rest/v1/rpc/${name}`, { token, body }));
}

test('a change of the calendar that is stored but not synced says so, and is there', async () => {
  const token = await api.tokenFor(EMAIL, { admin: true });
  const consultant = { ...CONSULTANT_SETTINGS, email: EMAIL };
  const response = await callUnsynced('save_consultant', { consultant }, token);

  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: UNSYNCED_CODE,
    message: expect.stringMatching(/^The change has taken effect but is not on the disk yet/),
  });
  expect(api.log).toContainEqual(
    expect.objectContaining({ event: 'change_not_synced', id: response.headers.get('x-request-id') }),
  );
  const listed = await api.send('/rest/v1/rpc/list_consultants', { token, body: {} });
  expect(await listed.json()).toMatchObject([{ name: CONSULTANT_SETTINGS.name }]);
});

test('marking an enquiry as spam, which cancels its appointment, is synced, and another status is not', async () => {
  const token = await api.tokenFor('spam@firm.example', { admin: true });
  await storeEnquiry(api.backend, enquiry());
  const [stored] = await api.backend.query<{ id: string; version: number }>(
    'select id, version from public.contact_submissions',
  );
  const change = (status: string, version: number) =>
    callUnsynced(
      'change_submission',
      { submission: stored?.id, expected_version: version, changes: { status } },
      token,
    );
  const version = stored?.version ?? 0;
  expect((await change('in_progress', version)).status).toBe(200);
  const marked = await change('spam', version + 1);
  expect([marked.status, await marked.json()]).toMatchObject([503, { code: UNSYNCED_CODE }]);
});

test('“Not spam”, which brings an appointment back, is synced', async () => {
  const token = await api.tokenFor('not-spam@firm.example', { admin: true });
  const consultant = await addConsultant(api.backend);
  const { submission_id } = await bookFreeTime(api.backend, consultant, hourAhead(5), {
    email: 'booked@client.example',
  });
  const change = (status: string, version: number) => ({
    submission: submission_id,
    expected_version: version,
    changes: { status },
  });
  await api.send('/rest/v1/rpc/change_submission', { token, body: change('spam', 1) });
  const restored = await callUnsynced('change_submission', change('new', 2), token);
  expect([restored.status, await restored.json()]).toMatchObject([503, { code: UNSYNCED_CODE }]);
  const [appointment] = await api.backend.query<{ state: string }>(
    'select state from private.appointments where submission_id = $1',
    [submission_id],
  );
  expect(appointment?.state).toBe('booked');
});

test('an erasure, and the creation, change and end of an invitation, are synced', async () => {
  const token = await api.tokenFor('durable@firm.example', { admin: true });
  const erased = await callUnsynced('erase_person', { email: 'somebody@client.example' }, token);
  expect([erased.status, await erased.json()]).toMatchObject([503, { code: UNSYNCED_CODE }]);
  const invitation = { pattern: 'ended@client.example', note: '', last_day: '2100-01-01' };
  const invited = await callUnsynced('invite_reader_client', invitation, token);
  expect([invited.status, await invited.json()]).toMatchObject([503, { code: UNSYNCED_CODE }]);
  const [client] = await api.backend.query<{ id: string; ends_at: string }>(
    `select id, ends_at from private.reader_clients where pattern = 'ended@client.example'`,
  );
  const earlier = {
    client: client?.id,
    note: '',
    last_day: '2099-01-01',
    expected_note: '',
    expected_end: client?.ends_at,
  };
  const changed = await callUnsynced('change_reader_client', earlier, token);
  expect([changed.status, await changed.json()]).toMatchObject([503, { code: UNSYNCED_CODE }]);
  const ended = await callUnsynced('end_reader_client', { client: client?.id }, token);
  expect([ended.status, await ended.json()]).toMatchObject([503, { code: UNSYNCED_CODE }]);
});

test('a command for admins is confirmed only when it is synced', async () => {
  const email = 'leaver@firm.example';
  await api.tokenFor(email, { admin: true });
  const revoke = () => runAdminCommand(api.backend, { action: 'revoke', email }, api.dataDir);
  expect(await unsynced(revoke)).toMatchObject({
    ok: false,
    text: expect.stringMatching(/not on the disk yet/),
  });
  // The first command has taken effect all the same.
  expect((await revoke()).text).toMatch(/is not an admin/);
});

test.each([
  ['invite_reader_client', { pattern: 'guest@client.example', note: '', last_day: '2100-01-01' }],
  ['erase_person', { email: 'gone@client.example' }],
  ['save_consultant', { consultant: { ...CONSULTANT_SETTINGS, email: 'save_consultant@firm.example' } }],
])('%s wakes the outbox, because it may queue a mail', async (name, body) => {
  const token = await api.tokenFor(`${name}@firm.example`, { admin: true });
  const before = wakes;
  expect((await api.send(`/rest/v1/rpc/${name}`, { token, body })).status).toBe(200);
  expect(wakes).toBe(before + 1);
});

test('a mail sent from the desk wakes the outbox worker', async () => {
  const token = await api.tokenFor('mail@firm.example', { admin: true });
  const { id, slug } = await addEvent(api.backend);
  await registerFor(api.backend, slug);
  const before = wakes;
  expect((await api.send('/rest/v1/rpc/list_events', { token, body: {} })).status).toBe(200);
  expect(wakes).toBe(before);
  const response = await api.send('/rest/v1/rpc/mail_registered', {
    token,
    body: { event: id, subject: 'Before you come', body: 'Please read this.' },
  });
  expect(response.status).toBe(200);
  expect(wakes).toBe(before + 1);
});
