import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { addressStaff } from '#backend/mail/outbox.ts';
import { NEWSLETTER_SOURCE } from '#shared/forms/newsletter.ts';
import { bookFreeTime, hourAhead } from '#tests/harness/bookings.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { admin, member, sendEnquiry } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { addEvent, registerFor } from '#tests/harness/events.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

const OPERATIONS = readFileSync('docs/operations.md', 'utf8');

describe.each(SQL_TEST_ENGINES)('personal data on %s', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;
  let numbered = 0;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'through the server');
    await liftHourlyLimits(target.backend);
    ada = await admin(target, 'ada@firm.example');
  });
  afterAll(() => target?.close());

  const somebody = () => `person-${(numbered += 1)}`;
  const subscribe = (email: string) =>
    target.client().from('newsletter_subscriptions').insert({ email, source: NEWSLETTER_SOURCE });
  const isSubscribed = async (email: string) =>
    (await target.backend.query('select 1 from public.newsletter_subscriptions where email = $1', [email]))
      .length > 0;

  /** Names of all tables with a row that contains the text, except the migration history. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await target.backend.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'supabase_migrations')`,
    );
    const found = [];
    for (const { name } of tables) {
      const rows = await target.backend.query(`select 1 from ${name} t where t::text ilike $1 limit 1`, [
        `%${text}%`,
      ]);
      if (rows.length > 0) found.push(name);
    }
    return found.toSorted();
  }

  test('a person’s export names no other recipient', async () => {
    const email = `${somebody()}@example.com`;
    await sendEnquiry(target, { email, message: 'What do you hold about me?' });
    const staff = `${somebody()}@firm.example`;
    await addressStaff(target.backend, [staff]);
    const record = await ada.ask('export_person', { email });
    expect(record.messages.map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual([
      ['acknowledgement', email],
      ['staff_notification', null],
    ]);
    expect(JSON.stringify(record)).not.toContain(staff);
  });

  test('a search by email address finds everything under all its spellings and nothing of others', async () => {
    const name = somebody();
    await sendEnquiry(target, { email: `${name}@example.com`, message: 'first' });
    const id = await sendEnquiry(target, { email: `${name}+work@example.com`, message: 'second' });
    await sendEnquiry(target, { email: `x${name}@example.com`, message: 'somebody else' });
    await ada.ask('add_submission_note', { submission: id, body: 'Prefers mail.' });
    const other = await sendEnquiry(target, {
      email: `${somebody()}@example.com`,
      message: `ask ${name}@example.com.`,
    });
    await subscribe(`${name}@example.com`);
    await member(target, `${name}@example.com`);
    const record = await ada.ask('find_person', { email: `${name.toUpperCase()}@example.com` });
    expect(record.addresses).toEqual([`${name}+work@example.com`, `${name}@example.com`]);
    expect(record.submissions.map(({ message }) => message)).toEqual(['first', 'second']);
    expect(record.submissions[1]?.notes).toEqual([{ body: 'Prefers mail.', created_at: expect.any(String) }]);
    expect(record.messages.length).toBeGreaterThanOrEqual(2);
    expect(record.subscriptions).toHaveLength(1);
    expect(record.accounts).toMatchObject([{ email: `${name}@example.com`, is_admin: false }]);
    expect(record.mentions).toMatchObject([{ in: 'message', submission_id: other }]);
    expect(record.suppressed).toBe(false);
    const tagged = await ada.ask('find_person', { email: `${name}+other@example.com` });
    expect(tagged).toEqual({ ...record, email: `${name}+other@example.com` });
    expect(await ada.ask('export_person', { email: `${name}@example.com` })).toEqual({
      ...record,
      email: `${name}@example.com`,
    });
  });

  test('an erasure leaves only the record of itself and does not affect other people', async () => {
    const name = `erased-${somebody()}`;
    const email = `${name}@example.com`;
    const id = await sendEnquiry(target, { email: `${name}+a@example.com`, first_name: `First-${name}` });
    await sendEnquiry(target, { email, message: `I am ${name}` });
    await ada.ask('add_submission_note', { submission: id, body: `${name} called` });
    const other = await sendEnquiry(target, {
      email: `friend-of-${numbered}@example.com`,
      message: `Write to ${name.toUpperCase()}@example.com, or x${numbered}@example.com`,
    });
    await ada.ask('add_submission_note', { submission: other, body: `See ${name}+a@example.com!` });
    await subscribe(email);
    await member(target, email);
    // The entries of the account itself go with it, and this one, of somebody else, has to be found.
    await target.backend.query(
      `insert into auth.audit_log_entries (id, payload)
       values (gen_random_uuid(), jsonb_build_object('actor_id', $1::text, 'traits', jsonb_build_object('user_email', $2::text)))`,
      [ada.id, email],
    );
    expect(await tablesWith(name)).toEqual([
      'auth.audit_log_entries',
      'auth.identities',
      'auth.users',
      'public.contact_submissions',
      'public.newsletter_subscriptions',
      'public.outbox_messages',
      'public.submission_notes',
    ]);
    const counts = await ada.ask('erase_person', { email });
    expect(counts).toMatchObject({ submissions: 2, notes: 1, subscriptions: 1, accounts: 1, mentions: 2 });
    expect(await tablesWith(name)).toEqual([]);
    const rest = await ada.ask('submission_detail', { submission: other });
    expect(rest.submission.message).toBe(`Write to [erased], or x${numbered}@example.com`);
    expect(rest.notes[0]?.body).toBe('See [erased]!');
    const [event] = await target.backend.query(
      'select action, actor_id, detail from public.desk_events order by id desc limit 1',
    );
    expect(event).toEqual({ action: 'person_erased', actor_id: ada.id, detail: counts });
    expect(await ada.ask('find_person', { email })).toMatchObject({
      addresses: [],
      submissions: [],
      mentions: [],
      suppressed: true,
    });
  });

  test('an erasure deletes the mail to somebody who reads by the invitation of a company', async () => {
    const company = somebody();
    const email = `reader@${company}.example`;
    await ada.ask('invite_reader_client', {
      pattern: `@${company}.example`,
      note: '',
      last_day: '2098-12-30',
    });
    await target.backend.query('select private.queue_reading_link($1)', [email]);
    expect(await tablesWith(email)).toEqual(['public.outbox_messages']);
    expect(await ada.ask('erase_person', { email })).toMatchObject({ messages: 1 });
    expect(await tablesWith(email)).toEqual([]);
  });

  test('texts full of a short address do not prevent its erasure', async () => {
    const email = 'a@b.co';
    const full = (length: number) => `${email} `.repeat(length / (email.length + 1)).trim();
    const id = await sendEnquiry(target, {
      email: `${somebody()}@example.com`,
      first_name: full(120),
      last_name: full(120),
      company: full(150),
      message: full(4_000),
    });
    await ada.ask('add_submission_note', { submission: id, body: full(2_000) });
    expect(await ada.ask('erase_person', { email })).toMatchObject({ mentions: 2 });
    expect(await tablesWith(email)).toEqual([]);
  });

  // The embedded database runs one transaction at a time.
  test.runIf(engine === 'postgres')('an erasure waits for a change of an event of that person', async () => {
    const { backend } = target;
    const [guest, { slug, id }] = [`${somebody()}@example.com`, await addEvent(backend)];
    await registerFor(backend, slug, { email: guest });
    const erasure = await backend.transaction(async ({ query }) => {
      await query('select from private.events where id = $1 for update', [id]);
      const asked = ada.ask('erase_person', { email: guest }).catch((error: unknown) => error);
      await vi.waitUntil(async () => (await query('select from pg_locks where not granted')).length > 0);
      await query(`update private.event_registrations set question = 'New?' where event_id = $1`, [id]);
      return { asked };
    });
    expect(await erasure.asked).toMatchObject({ registrations: 1 });
  });

  test.runIf(engine === 'postgres')(
    'an erasure waits for a change of an enquiry of that person',
    async () => {
      const email = `${somebody()}@example.com`;
      const id = await sendEnquiry(target, { email });
      const erasure = await target.backend.transaction(async ({ query }) => {
        await query('select from public.contact_submissions where id = $1 for no key update', [id]);
        const asked = ada.ask('erase_person', { email }).catch((error: unknown) => error);
        await vi.waitUntil(async () => (await query('select from pg_locks where not granted')).length > 0);
        await query(`update public.contact_submissions set status = 'spam' where id = $1`, [id]);
        return { asked };
      });
      expect(await erasure.asked).toMatchObject({ submissions: 1 });
    },
  );

  test('erased or removed subscribers are suppressed on import until they subscribe again and confirm', async () => {
    const [erased, removed, other] = [1, 2, 3].map(() => `${somebody()}@example.com`) as [
      string,
      string,
      string,
    ];
    for (const email of [erased, removed]) await subscribe(email);
    await ada.ask('erase_person', { email: erased });
    const [found] = (await ada.ask('list_subscribers', { search: removed })).rows;
    expect(await ada.ask('remove_subscription', { subscription: found?.id ?? '' })).toBe(true);
    expect(await ada.ask('remove_subscription', { subscription: found?.id ?? '' })).toBe(false);
    await target.backend.query(
      'insert into public.newsletter_subscriptions (email) select unnest($1::text[])',
      [[erased, removed.replace('@', '+tag@'), other]],
    );
    expect(await Promise.all([erased, removed, other].map(isSubscribed))).toEqual([false, false, true]);
    expect(await isSubscribed(removed.replace('@', '+tag@'))).toBe(false);
    const hashes = JSON.stringify(
      await target.backend.query('select mailbox_hash::text from private.newsletter_suppressions'),
    );
    expect(hashes).not.toContain('person');
    expect((await subscribe(erased)).error).toBeNull();
    expect(await isSubscribed(erased)).toBe(true);
    const isSuppressed = async () => (await ada.ask('find_person', { email: erased })).suppressed;
    expect(await isSuppressed()).toBe(true);
    const token = '00'.repeat(32);
    await target.backend.query(
      `select private.add_newsletter_token(n.id, 'confirm', decode($2, 'hex'))
         from public.newsletter_subscriptions n where n.email = $1`,
      [erased, token],
    );
    await target.backend.query(`select private.confirm_subscription(decode($1, 'hex'))`, [token]);
    expect(await isSuppressed()).toBe(false);
  });

  test('an admin cannot be erased before the admin right is revoked', async () => {
    await expect(ada.ask('erase_person', { email: 'ada@firm.example' })).rejects.toMatchObject({
      code: 'PT422',
    });
    expect((await ada.ask('list_admins', undefined)).map(({ email }) => email)).toEqual(['ada@firm.example']);
  });

  test('subscriptions can be searched and are paged', async () => {
    const mark = somebody();
    for (const letter of ['a', 'b', 'c']) await subscribe(`${letter}.${mark}@example.org`);
    const first = await ada.ask('list_subscribers', { search: mark, page_size: 2 });
    const second = await ada.ask('list_subscribers', { search: mark, page_size: 2, page: 2 });
    expect([first.total, first.total_is_exact, first.page, second.page]).toEqual([3, true, 1, 2]);
    expect([...first.rows, ...second.rows].map(({ email }) => email[0])).toEqual(['c', 'b', 'a']);
  });

  test('a person’s data include appointments and registrations, and erasing them notifies only the consultant', async () => {
    const name = `booked-${somebody()}`;
    const email = `${name}@example.com`;
    const consultant = await addConsultant(target.backend);
    const start = hourAhead(3);
    const { reference } = await bookFreeTime(target.backend, consultant, start, {
      email,
      medium: 'telephone',
      telephone: '+81 3 5550 0100',
    });
    await target.backend.query(
      `insert into private.event_registrations (event_id, name, email, company, state, spam_score, spam_reasons)
       select id, $1, $2, 'Example', 'registered', 4, '{links}' from private.events limit 1`,
      [name, `${name}+event@example.com`],
    );
    const held = await ada.ask('find_person', { email });
    expect(held.addresses).toEqual([`${name}+event@example.com`, email]);
    expect(held.appointments).toMatchObject([{ reference, telephone: '+81 3 5550 0100', state: 'booked' }]);
    // What our software concluded about a person is held about them too.
    expect(held.registrations).toMatchObject([
      { name, state: 'registered', spam_score: 4, spam_reasons: ['links'] },
    ]);
    const counts = await ada.ask('erase_person', { email });
    expect(counts).toMatchObject({ submissions: 1, appointments: 1, registrations: 1 });
    expect(await tablesWith(name)).toEqual([]);
    expect(await tablesWith('5550 0100')).toEqual([]);
    expect(await target.backend.query('select from private.claimed_times')).toEqual([]);
    const mails = await target.backend.query(
      `select kind, recipient, detail ->> 'reference' as reference from public.outbox_messages
        where recipient = 'consultant@example.com'`,
    );
    expect(mails).toEqual([
      { kind: 'consultant_cancellation', recipient: 'consultant@example.com', reference },
    ]);
    // It is kept until the appointment would have begun.
    await target.backend.query('select private.delete_old_attempts()');
    expect(await tablesWith(reference)).toEqual(['public.outbox_messages']);
    await target.backend.query(
      `update public.outbox_messages set state = 'sent', useful_until = now() - interval '1 minute'
        where detail ->> 'reference' = $1`,
      [reference],
    );
    await target.backend.query('select private.delete_old_attempts()');
    expect(await tablesWith(reference)).toEqual([]);
    expect(await ada.ask('find_person', { email })).toMatchObject({ appointments: [], registrations: [] });
  });

  test('an erased address is removed from texts about other people’s appointments and events', async () => {
    const name = `mentioned-${somebody()}`;
    const email = `${name}@example.com`;
    const consultant = await addConsultant(target.backend, { email: 'second.consultant@example.com' });
    const { id } = await bookFreeTime(target.backend, consultant, hourAhead(4), {
      email: `${somebody()}@example.com`,
    });
    await target.backend.query(
      `select private.cancel_appointment($1, 'staff', 'Please speak to ' || $2::text)`,
      [id, email],
    );
    await target.backend.query(
      `insert into private.event_registrations (event_id, name, email, company, question, state)
       select id, 'Ada', $2, 'Team of ' || $1::text, 'May ' || upper($1::text) || ' come too?', 'registered' from private.events limit 1`,
      [email, `${somebody()}@example.com`],
    );
    await target.backend.query(
      `insert into private.event_messages (event_id, subject, body)
       select id, 'Questions to ' || $1::text, 'Write to ' || $1::text || '.' from private.events limit 1`,
      [email],
    );
    await ada.ask('invite_reader_client', {
      pattern: `@${somebody()}.example`,
      note: `Ask ${email}`,
      last_day: '2098-12-30',
    });
    // The desk offers to erase only what it finds.
    const found = (await ada.ask('find_person', { email })).mentions.map((mention) => mention.in);
    expect(found.toSorted()).toEqual(['appointment', 'event_message', 'invitation', 'registration']);
    const holders = await tablesWith(name);
    for (const table of holders) expect(OPERATIONS).toContain(table);
    expect(await ada.ask('erase_person', { email })).toMatchObject({ mentions: 4 });
    expect(await tablesWith(name)).toEqual([]);
    expect(
      await target.backend.query(
        `select question from private.event_registrations where question is not null`,
      ),
    ).toContainEqual({ question: 'May [erased] come too?' });
  });

  test('the calendar of a consultant is held about them and goes with the account, but not before the appointments', async () => {
    const name = `consultant-${somebody()}`;
    const email = `${name}@example.com`;
    const consultant = await addConsultant(target.backend, {
      email,
      name,
      meeting_url: `https://meet.example/${name}`,
    });
    await target.backend.query(
      `update private.consultants set busy_url = 'https://calendar.example/' || $2::text, busy_error = $2,
         feed_hash = sha256('feed') where id = $1`,
      [consultant, name],
    );
    await target.backend.query(
      `insert into private.busy_times (consultant_id, span) values ($1, '[2026-12-24,2026-12-26)')`,
      [consultant],
    );
    const { id } = await bookFreeTime(target.backend, consultant, hourAhead(5), {
      email: `${somebody()}@example.com`,
    });
    expect((await ada.ask('find_person', { email })).consultants).toMatchObject([
      { name, busy_url: `https://calendar.example/${name}`, appointments: 1, busy: [expect.any(Array)] },
    ]);
    await target.backend.query(
      'delete from public.admins a using auth.users u where u.id = a.user_id and u.email = $1',
      [email],
    );
    await expect(ada.ask('erase_person', { email })).rejects.toMatchObject({ code: 'PT422' });
    await target.backend.query(`select private.cancel_appointment($1, 'staff')`, [id]);
    expect(await ada.ask('erase_person', { email })).toMatchObject({ accounts: 1 });
    expect(await tablesWith(name)).toEqual([]);
    const rest = await target.backend.query(
      `select c.name, c.feed_hash, c.is_open, (
           select count(*)::integer from private.weekly_hours h where h.consultant_id = c.id) as hours, (
           select count(*)::integer from private.busy_times b where b.consultant_id = c.id) as busy
         from private.consultants c where c.id = $1`,
      [consultant],
    );
    expect(rest).toEqual([{ name: '[erased]', feed_hash: null, is_open: false, hours: 0, busy: 0 }]);
  });
});
