import { afterAll, beforeAll, expect, test } from 'vitest';

import { MESSAGE_KINDS } from '#shared/message-kinds.ts';
import { enquiry, openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';

const STATUS = '/rest/v1/rpc/mail_status';
const RESEND = '/rest/v1/rpc/resend_message';

let api: Api;
let admin: string;
let member: string;

beforeAll(async () => {
  api = await openApi();
  admin = await api.tokenFor('admin@example.com', { admin: true });
  member = await api.tokenFor('member@example.com');
});
afterAll(() => api?.close());

const messageIn = async (state: string) => {
  const [message] = await api.backend.query<{ id: string }>(
    `update public.outbox_messages set state = $1, attempts = 9, last_error = 'Broken', retry_until = now()
      where kind = 'acknowledgement' returning id`,
    [state],
  );
  return message?.id;
};

test('an enquiry whose messages cannot be stored is refused, costs no attempt and succeeds later', async () => {
  await api.backend.query('alter table public.outbox_messages rename to elsewhere');
  const row = enquiry({ email: 'again@example.com' });
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect((await api.send('/rest/v1/contact_submissions', { body: row })).status).toBe(503);
  }
  await api.backend.query('alter table public.elsewhere rename to outbox_messages');
  expect(await api.backend.query('select id from public.contact_submissions')).toEqual([]);
  expect((await api.send('/rest/v1/contact_submissions', { body: row })).status).toBe(201);
  expect(await api.backend.query('select kind from public.outbox_messages')).toHaveLength(2);
});

test('only an admin can read the mail status', async () => {
  const response = await api.send(STATUS, { body: {}, token: admin });
  const status = (await response.json()) as { kind: string }[];
  expect(status.map(({ kind }) => kind)).toEqual([...MESSAGE_KINDS].sort());
  expect(status).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'acknowledgement', is_configured: false, waiting: 1, failed: 0 }),
      expect.objectContaining({ kind: 'staff_notification', is_configured: false, waiting: 1 }),
      expect.objectContaining({ kind: 'webhook', is_configured: false, waiting: 0 }),
    ]),
  );
  expect(await (await api.send(STATUS, { body: {}, token: member })).json()).toEqual([]);
  expect((await api.send(STATUS, { body: {} })).status).toBeGreaterThanOrEqual(401);
  expect((await api.send(STATUS, { body: { kind: 'x' }, token: admin })).status).toBe(400);
});

test.each(['failed', 'expired'])('an admin can resend a message that is %s', async (state) => {
  const message = await messageIn(state);
  for (const token of [member, undefined]) {
    expect((await api.send(RESEND, { body: { message }, token })).status).toBeGreaterThanOrEqual(401);
  }
  const response = await api.send(RESEND, { body: { message }, token: admin });
  expect(await response.json()).toBe(true);
  const [row] = await api.backend.query(
    `select state, attempts, last_error, retry_until, resent_by is not null as by_somebody,
       useful_until > now() + interval '47 hours' as useful from public.outbox_messages where id = $1`,
    [message],
  );
  expect(row).toEqual({
    state: 'unconfigured',
    attempts: 0,
    last_error: null,
    retry_until: null,
    by_somebody: true,
    useful: true,
  });
});

test.each(['sent', 'sending', 'waiting', 'cancelled'])(
  'a message that is %s cannot be resent',
  async (state) => {
    const message = await messageIn(state);
    const response = await api.send(RESEND, { body: { message }, token: admin });
    expect(await response.json()).toBe(false);
  },
);
