import { isDeepStrictEqual } from 'node:util';

import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Backend } from '#server/database/backend.ts';
import { NEWSLETTER_SOURCE } from '#shared/forms/newsletter.ts';
import { enquiry } from '#tests/harness/api.ts';
import { CONSULTANT_SETTINGS } from '#tests/harness/consultant-settings.ts';
import { ENGINES, SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import type { EngineName } from '#tests/harness/database/backend.ts';
import { eventDraft } from '#tests/harness/events.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { Front, PolicyTarget } from '#tests/harness/policy-target.ts';
import { tokensOf, VISITORS } from '#tests/harness/visitors.ts';
import type { Visitor } from '#tests/harness/visitors.ts';

type Answer = { data: unknown; error: unknown };
type Action = (client: SupabaseClient, unique: string) => PromiseLike<Answer>;

/** Classifies an answer: something was done or read, nothing was visible, or the call was refused. */
function outcomeOf({ data, error }: Answer): 'done' | 'nothing' | 'refused' {
  if (error) return 'refused';
  if (data === false || (Array.isArray(data) && data.length === 0)) return 'nothing';
  return 'done';
}

const email = (unique: string) => `${unique}@example.com`;
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Fixed ids of a seeded enquiry and a seeded subscription. */
const ENQUIRY = '11111111-1111-4111-8111-111111111111';
const DELETED_ENQUIRY = '11111111-1111-4111-8111-111111111112';
const NOTE = '11111111-1111-4111-8111-111111111113';
const SUBSCRIPTION = '22222222-2222-4222-8222-222222222222';
const CLIENT = '33333333-3333-4333-8333-333333333333';
const UNSENT = '44444444-4444-4444-8444-444444444444';
const FAILED = '44444444-4444-4444-8444-444444444445';
const CONSULTANT = '55555555-5555-4555-8555-555555555555';
/** The admin of these tests as a consultant. */
const OWN_CONSULTANT = '55555555-5555-4555-8555-555555555556';
const APPOINTMENT = '66666666-6666-4666-8666-666666666666';
const PAST_APPOINTMENT = '77777777-7777-4777-8777-777777777777';
const EVENT = '88888888-8888-4888-8888-888888888888';
const HELD_REGISTRATION = '88888888-8888-4888-8888-888888888889';
const REGISTRATION = '88888888-8888-4888-8888-888888888890';
const DRAFT_EVENT = '99999999-9999-4999-8999-999999999999';
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const LATEST = { before_time: '2100-01-01T00:00:00Z', before_id: NOBODY };

const INSERTS: Record<string, Action> = {
  'insert an enquiry': (client, unique) =>
    client.from('contact_submissions').insert(enquiry({ email: email(unique) })),
  'insert a subscription': (client, unique) =>
    client.from('newsletter_subscriptions').insert({ email: email(unique), source: NEWSLETTER_SOURCE }),
};

/** Reads that only admins may do, through the server as well as directly. */
const ADMIN_READS: Record<string, Action> = {
  'read enquiries': (client) =>
    client.from('contact_submissions').select('*').order('created_at', { ascending: false }).limit(100),
  'call is_admin': (client) => client.rpc('is_admin'),
  'list enquiries': (client) => client.rpc('list_submissions', { filter: {} }),
  'open an enquiry': (client) => client.rpc('submission_detail', { submission: ENQUIRY }),
  'read the statistics': (client) => client.rpc('desk_statistics'),
  'ask for changes': (client) => client.rpc('desk_changes', {}),
  'see how far the ceilings are used': (client) => client.rpc('desk_intake'),
  'read what the assistant answered': (client) => client.rpc('assistant_statistics'),
  'list admins': (client) => client.rpc('list_admins'),
  'list subscriptions': (client) => client.rpc('list_subscribers', {}),
  'see whether mails are sent': (client) => client.rpc('mail_status'),
  'list the mails that were not sent': (client) => client.rpc('list_unsent_mails'),
  'see how the newsletter grows': (client) => client.rpc('newsletter_statistics'),
  'find a person': (client) => client.rpc('find_person', { email: 'seed@example.com' }),
  'list the clients who may read': (client) => client.rpc('list_reader_clients'),
  'list appointments': (client) =>
    client.rpc('list_appointments', { from_day: dayFromNow(-2), to_day: dayFromNow(2) }),
  'list when a consultant is not free': (client) =>
    client.rpc('list_taken_times', {
      consultant: CONSULTANT,
      from_day: dayFromNow(364),
      to_day: dayFromNow(366),
    }),
  'open an appointment': (client) => client.rpc('appointment_detail', { appointment: APPOINTMENT }),
  'list consultants': (client) => client.rpc('list_consultants'),
  'see the figures of the calendar': (client) => client.rpc('calendar_figures'),
  'list events': (client) => client.rpc('list_events'),
  'list failed mails about events': (client) => client.rpc('list_failed_event_mails'),
  'list those registered for an event': (client) => client.rpc('list_registrations', { event: EVENT }),
  'list held registrations': (client) => client.rpc('list_held_registrations', { event: EVENT }),
  'see what retention would delete': (client) => client.rpc('retention_preview'),
  'read the last run of the ingestion': (client) =>
    client.from('ingestion_runs').select('*').order('started_at', { ascending: false }).limit(1),
};
/** Changes that only admins may make. */
const ADMIN_WRITES: Record<string, Action> = {
  'change the status of an enquiry': (client) =>
    client.rpc('change_submission', {
      submission: ENQUIRY,
      expected_version: 1,
      changes: { status: 'in_progress' },
    }),
  'mark enquiries as spam': (client) =>
    client.rpc('mark_submissions_as_spam', { submissions: [{ id: DELETED_ENQUIRY, version: 1 }] }),
  'add a note': (client) => client.rpc('add_submission_note', { submission: ENQUIRY, body: 'A note' }),
  'delete a note of their own': (client) => client.rpc('delete_submission_note', { note: NOTE }),
  'correct an enquiry': (client) =>
    client.rpc('correct_submission', {
      submission: ENQUIRY,
      expected_version: 2,
      corrections: { company: 'Corrected' },
    }),
  'delete an enquiry': (client) =>
    client.rpc('delete_submission', { submission: DELETED_ENQUIRY, expected_version: 2 }),
  'ask a subscriber again': (client) => client.rpc('ask_subscriber_again', { subscription: SUBSCRIPTION }),
  'read a mail that was not sent': (client) => client.rpc('read_unsent_mail', { message: UNSENT }),
  'send a mail again': (client) => client.rpc('resend_message', { message: FAILED }),
  'remove a subscription': (client) => client.rpc('remove_subscription', { subscription: SUBSCRIPTION }),
  'invite a client to read': (client) =>
    client.rpc('invite_reader_client', { pattern: '@client.example', note: '', last_day: '2099-12-31' }),
  'change the invitation of a client': (client) =>
    client.rpc('change_reader_client', {
      client: CLIENT,
      note: 'Board',
      last_day: '2099-12-31',
      expected_note: '',
      expected_end: '2099-01-01T00:00:00Z',
    }),
  'end the reading of a client': (client) => client.rpc('end_reader_client', { client: CLIENT }),
  'add a consultant': (client) =>
    client.rpc('save_consultant', { consultant: { ...CONSULTANT_SETTINGS, email: 'banned@example.com' } }),
  'change the hours of a consultant': (client) =>
    client.rpc('save_hours', {
      consultant: CONSULTANT,
      hours: [[1, '09:00', '17:00']],
      exceptions: [],
      expected_version: 1,
    }),
  'make the address of a feed': (client) => client.rpc('make_feed_token', { consultant: OWN_CONSULTANT }),
  'book a time for the sender of an enquiry': (client) =>
    client.rpc('book_appointment_by_staff', {
      submission: ENQUIRY,
      starts: '2099-01-06T09:00Z',
      consultant: CONSULTANT,
      medium: 'video',
      telephone: null,
      zone: 'Europe/London',
    }),
  'move an appointment': (client) =>
    client.rpc('move_appointment_by_staff', {
      appointment: APPOINTMENT,
      starts: '2099-01-05T09:00Z',
      consultant: CONSULTANT,
      expected_version: 1,
    }),
  'take over an appointment': (client) =>
    client.rpc('take_appointment', { appointment: APPOINTMENT, expected_version: 2 }),
  'cancel an appointment': (client) =>
    client.rpc('cancel_appointment_by_staff', {
      appointment: APPOINTMENT,
      reason: 'Illness',
      expected_version: 3,
    }),
  'mark an appointment': (client) =>
    client.rpc('mark_appointment', { appointment: PAST_APPOINTMENT, outcome: 'held', expected_version: 1 }),
  'save an event': (client) => client.rpc('save_event', { event: eventDraft() }),
  'publish an event': (client) => client.rpc('publish_event', { event: EVENT, expected_version: 1 }),
  'write to those registered for an event': (client) =>
    client.rpc('mail_registered', { event: EVENT, subject: 'News', body: 'Some news.' }),
  'cancel a registration': (client) =>
    client.rpc('cancel_registration_by_staff', { event: EVENT, registration: REGISTRATION }),
  'cancel an event': (client) =>
    client.rpc('cancel_event', { event: EVENT, reason: 'Illness', expected_version: 2 }),
  'decide on held registrations': (client) =>
    client.rpc('decide_registrations', { event: EVENT, registrations: [HELD_REGISTRATION], accept: false }),
  'delete a registration': (client) =>
    client.rpc('delete_registration', { event: EVENT, registration: REGISTRATION }),
  'delete a draft of an event': (client) =>
    client.rpc('delete_event', { event: DRAFT_EVENT, expected_version: 1 }),
  'export a person': (client) => client.rpc('export_person', { email: 'desk@example.com' }),
  'erase a person': (client) => client.rpc('erase_person', { email: 'desk@example.com' }),
};
const ADMIN_READS_OF_THE_DATABASE: Record<string, Action> = {
  'count enquiries': (client) => client.from('contact_submissions').select('id').limit(1),
  'read subscriptions': (client) => client.from('newsletter_subscriptions').select('*'),
  'read the log of the desk': (client) => client.from('desk_events').select('*'),
  'read notes': (client) => client.from('submission_notes').select('*'),
  'begin an export': (client) => client.rpc('begin_export', { kind: 'submissions' }),
  'export enquiries': (client) => client.rpc('export_submissions', { filter: {}, ...LATEST }),
  'export enquiries as text': (client) => client.rpc('export_submissions_text', { filter: {}, ...LATEST }),
  'export subscribers': (client) => client.rpc('export_subscribers', { search: '', ...LATEST }),
  'export registrations': (client) => client.rpc('export_registrations', { event: EVENT, ...LATEST }),
  'list subscriptions as the release before': (client) => client.rpc('list_subscriptions', {}),
  'export subscriptions as the release before': (client) =>
    client.rpc('export_subscriptions', { search: '', ...LATEST }),
  'read the pages of the site': (client) => client.from('site_pages').select('*'),
  'read the passages of the site': (client) => client.from('site_passages').select('*'),
  'read runs of the ingestion': (client) => client.from('ingestion_runs').select('*'),
  'read pages of runs': (client) => client.from('ingestion_run_pages').select('*'),
};

/** Writes to a table that only the server may write. */
const writesRefused = (table: string, row: Record<string, unknown>): Record<string, Action> => ({
  [`insert into ${table}`]: (client) => client.from(table).insert(row),
  [`change ${table}`]: (client) =>
    client
      .from(table)
      .update(row)
      .not(Object.keys(row)[0] ?? '', 'is', null),
  [`delete from ${table}`]: (client) =>
    client
      .from(table)
      .delete()
      .not(Object.keys(row)[0] ?? '', 'is', null),
});

const FORBIDDEN: Record<string, Action> = {
  'insert an enquiry and read it back': (client, unique) =>
    client
      .from('contact_submissions')
      .insert(enquiry({ email: email(unique), id: NOBODY }))
      .select(),
  'choose the id of an enquiry': (client, unique) =>
    client.from('contact_submissions').insert(enquiry({ email: email(unique), id: NOBODY })),
  'choose the time of an enquiry': (client, unique) =>
    client.from('contact_submissions').insert(enquiry({ email: email(unique), created_at: '2000-01-01' })),
  'choose the id of a subscription': (client, unique) =>
    client.from('newsletter_subscriptions').insert({ id: NOBODY, email: email(unique) }),
  'choose the time of a subscription': (client, unique) =>
    client.from('newsletter_subscriptions').insert({ created_at: '2000-01-01', email: email(unique) }),
  'change an enquiry': (client) =>
    client.from('contact_submissions').update({ message: 'changed' }).neq('id', NOBODY),
  'upsert an enquiry': (client, unique) =>
    client.from('contact_submissions').upsert(enquiry({ email: email(unique) }), { onConflict: 'id' }),
  'delete enquiries': (client) => client.from('contact_submissions').delete().neq('id', NOBODY),
  'choose the reference of an enquiry': (client, unique) =>
    client.from('contact_submissions').insert(enquiry({ email: email(unique), reference: 'CV-AAAA-AA' })),
  'choose the status of an enquiry': (client, unique) =>
    client.from('contact_submissions').insert(enquiry({ email: email(unique), status: 'answered' })),
  'choose the spam score of an enquiry': (client, unique) =>
    client.from('contact_submissions').insert(enquiry({ email: email(unique), spam_score: 0 })),
  'choose that an enquiry is not held': (client, unique) =>
    client.from('contact_submissions').insert(enquiry({ email: email(unique), held: false })),
  'choose that a subscription is not held': (client, unique) =>
    client
      .from('newsletter_subscriptions')
      .insert({ email: email(unique), source: NEWSLETTER_SOURCE, held: false }),
  'write a message': (client, unique) =>
    client.from('outbox_messages').insert({ kind: 'acknowledgement', recipient: email(unique) }),
  'change messages': (client) =>
    client.from('outbox_messages').update({ recipient: 'x@example.com' }).neq('id', NOBODY),
  'delete messages': (client) => client.from('outbox_messages').delete().neq('id', NOBODY),
  'change a subscription': (client) =>
    client.from('newsletter_subscriptions').update({ email: 'x@example.com' }).neq('id', NOBODY),
  'upsert a subscription': (client) =>
    client
      .from('newsletter_subscriptions')
      .upsert({ email: 'seed@example.com', source: NEWSLETTER_SOURCE }, { onConflict: 'email' }),
  'delete subscriptions': (client) => client.from('newsletter_subscriptions').delete().neq('id', NOBODY),
  'choose the owner of an enquiry': (client, unique) =>
    client.from('contact_submissions').insert(enquiry({ email: email(unique), owner_id: NOBODY })),
  'choose the version of an enquiry': (client, unique) =>
    client.from('contact_submissions').insert(enquiry({ email: email(unique), version: 9 })),
  'answer an enquiry past its version': (client) =>
    client.from('contact_submissions').update({ status: 'answered' }).neq('id', NOBODY),
  ...writesRefused('desk_events', { action: 'note_added' }),
  ...writesRefused('submission_notes', { submission_id: ENQUIRY, body: 'A note' }),
  ...writesRefused('site_pages', { path: '/x', url: 'https://x.example/x', title: 'X', content_hash: 'x' }),
  ...writesRefused('site_passages', { page_id: NOBODY, position: 1, content: 'x', content_hash: 'x' }),
  ...writesRefused('ingestion_runs', { state: 'running' }),
  ...writesRefused('ingestion_run_pages', { run_id: NOBODY, position: 1, url: 'x', outcome: 'added' }),
  'read admins': (client) => client.from('admins').select('*'),
  'become an admin': (client) => client.from('admins').insert({ user_id: NOBODY }),
  'change admins': (client) =>
    client.from('admins').update({ created_at: '2000-01-01' }).neq('user_id', NOBODY),
  'delete admins': (client) => client.from('admins').delete().neq('user_id', NOBODY),
  'read a table made later': (client) => client.from('later_table').select('*'),
  'write a table made later': (client) => client.from('later_table').insert({ id: 2 }),
  'read a view made later': (client) => client.from('later_view').select('*'),
  'call a function made later': (client) => client.rpc('later_function'),
  // The API exposes only the schema `public`, so one table and one function of `private` are enough here.
  // `schema-rules.test.ts` checks the grants in `private`.
  'call a private function': (client) => client.schema('private').rpc('apply_grants'),
  'read the declared grants': (client) => client.schema('private').from('declared_grants').select('*'),
  'read accounts': (client) => client.schema('auth').from('users').select('*'),
  'read the migrations': (client) =>
    client.schema('supabase_migrations').from('schema_migrations').select('*'),
  'list accounts': (client) => client.auth.admin.listUsers(),
  'list files': (client) => client.storage.listBuckets(),
};

const ACTIONS = [INSERTS, ADMIN_READS, ADMIN_WRITES, ADMIN_READS_OF_THE_DATABASE, FORBIDDEN];

/** Names of the tables and functions of the public schema that the actions use. They are called on a client that sends nothing. */
function namesTried(): Set<string> {
  const names = new Set<string>();
  const nothing: object = new Proxy(() => {}, { get: () => nothing, apply: () => nothing });
  const note = (name: string) => names.add(name) && nothing;
  const client = { rpc: note, from: note, schema: () => nothing, auth: nothing, storage: nothing };
  for (const action of ACTIONS.flatMap(Object.values)) action(client, 'nobody');
  return names;
}

/** Seeds the rows that an ingestion stores. */
async function addSiteContent(backend: Backend): Promise<void> {
  await backend.query(`with page as (
    insert into public.site_pages (path, url, title, content_hash)
    values ('/seed', 'https://seed.example/seed', 'Seed', 'hash') returning id
  ) insert into public.site_passages (page_id, position, content, content_hash)
    select id, 0, 'Seed.', 'hash' from page`);
  await backend.query(`with run as (
    insert into public.ingestion_runs (state, finished_at) values ('succeeded', now()) returning id
  ) insert into public.ingestion_run_pages (run_id, position, url, outcome)
    select id, 0, 'https://seed.example/seed', 'added' from run`);
}

/** Seeds the rows that the desk works on, under fixed ids. */
async function addDeskContent(backend: Backend): Promise<void> {
  const email = 'desk@example.com';
  await backend.query('insert into public.newsletter_subscriptions (email) values ($1)', [email]);
  await backend.query('update public.newsletter_subscriptions set id = $1 where email = $2', [
    SUBSCRIPTION,
    email,
  ]);
  await backend.query(
    `insert into public.contact_submissions (first_name, last_name, email, company, message)
     values ('Desk', 'Seed', $1, 'Example', 'Seed of the desk.')`,
    [email],
  );
  await backend.query('delete from public.outbox_messages where recipient = $1 or recipient is null', [
    email,
  ]);
  await backend.query('update public.contact_submissions set id = $1 where email = $2', [ENQUIRY, email]);
  await backend.query(
    `insert into public.contact_submissions (first_name, last_name, email, company, message)
     values ('Deleted', 'Seed', 'deleted@example.com', 'Example', 'Seed to be deleted.')`,
  );
  await backend.query(
    `delete from public.outbox_messages where submission_id in (
       select id from public.contact_submissions where email = 'deleted@example.com')`,
  );
  await backend.query(`update public.contact_submissions set id = $1 where email = 'deleted@example.com'`, [
    DELETED_ENQUIRY,
  ]);
  await backend.query(
    `insert into public.submission_notes (id, submission_id, author_id, body)
     select $1, $2, id, 'Seed.' from auth.users where email = 'admin@example.com'`,
    [NOTE, ENQUIRY],
  );
  await backend.query(
    `insert into public.submission_notes (submission_id, body)
     select id, 'Seed.' from public.contact_submissions where email = 'seed@example.com'`,
  );
  await backend.query(
    `insert into private.reader_clients (id, pattern, ends_at) values ($1, 'desk@client.example', '2099-01-01T00:00:00Z')`,
    [CLIENT],
  );
  await backend.query(
    `insert into public.outbox_messages (id, kind, client_id, recipient, state)
     values ($1, 'reading_link', $2, 'desk@client.example', 'unconfigured')`,
    [UNSENT, CLIENT],
  );
  await backend.query(
    `update public.outbox_messages set id = $1, state = 'failed'
     where kind = 'acknowledgement' and recipient = 'seed@example.com'`,
    [FAILED],
  );
}

/** Seeds two consultants, and for the first an appointment of next year and one of yesterday. */
async function addAppointments(backend: Backend): Promise<void> {
  for (const [id, email] of [
    [CONSULTANT, 'signed-out@example.com'],
    [OWN_CONSULTANT, 'admin@example.com'],
  ]) {
    await backend.query(
      `insert into private.consultants (id, user_id, name, office)
       select $1, id, 'Seed', 'london' from auth.users where email = $2`,
      [id, email],
    );
  }
  for (const [id, days] of [
    [APPOINTMENT, 365],
    [PAST_APPOINTMENT, -1],
  ]) {
    await backend.query(
      `with enquiry as (
         insert into public.contact_submissions (first_name, last_name, email, company, message)
         values ('Calendar', 'Seed', $1, 'Example', 'Seed of the calendar.') returning id
       )
       insert into private.appointments (id, submission_id, consultant_id, starts_at, ends_at, busy_until, zone, medium)
       select $2, enquiry.id, $3, at, at + interval '30 minutes', at + interval '45 minutes', 'UTC', 'video'
       from enquiry, (select now() + $4::integer * interval '1 day' as at) time`,
      [`calendar-${days}@example.com`, id, CONSULTANT, days],
    );
  }
}

/** Seeds two drafts of events, the first with somebody registered, to whom a mail has failed, and a held registration. */
async function addEvents(backend: Backend): Promise<void> {
  await backend.query(
    `insert into private.events (id, slug, title, abstract, practice, starts_at, zone, minutes, capacity)
     select id, slug, 'Seed', 'Seed.', 'Seed Practice', now() + interval '1 year', 'Europe/London', 60, 5
     from (values ($1::uuid, 'seed'), ($2::uuid, 'seed-draft')) seeded (id, slug)`,
    [EVENT, DRAFT_EVENT],
  );
  await backend.query(
    `insert into private.event_registrations (id, event_id, name, email, company, state)
     values (gen_random_uuid(), $1, 'Event Seed', 'event@example.com', 'Example', 'registered'),
       ($2, $1, 'Held Seed', 'held@example.com', 'Example', 'held'),
       ($3, $1, 'Deleted Seed', 'deleted@example.com', 'Example', 'registered')`,
    [EVENT, HELD_REGISTRATION, REGISTRATION],
  );
  await backend.query(
    `insert into public.outbox_messages (kind, registration_id, recipient, state)
     select 'event_message', id, email, 'failed' from private.event_registrations where email = 'event@example.com'`,
  );
}

/** Adds undeclared objects with policies that allow everything, so that only missing grants keep visitors out. */
async function addLaterObjects(backend: Backend): Promise<void> {
  for (const sql of [
    'create table public.later_table (id integer)',
    'insert into public.later_table values (1)',
    'alter table public.later_table enable row level security',
    'create policy everybody on public.later_table for all using (true) with check (true)',
    'create view public.later_view with (security_invoker = true) as select 1 as one',
    'create function public.later_function() returns boolean language sql as $$ select true $$',
  ]) {
    await backend.query(sql);
  }
}

const SEEDS = `select md5(string_agg(row::text, ' ' order by row::text)) as sum from (
  select c::text as row from public.contact_submissions c where email = 'seed@example.com'
  union all select n::text from public.newsletter_subscriptions n where email = 'seed@example.com'
  union all select m::text from public.outbox_messages m where recipient = 'seed@example.com'
  union all select a::text from public.admins a
  union all select a::text from private.appointments a
  union all select c::text from private.consultants c
  union all select e::text from private.events e
  union all select r::text from private.event_registrations r
  union all select t::text from private.claimed_times t
  union all select p::text from public.site_pages p
  union all select e::text from public.desk_events e
  union all select n::text from public.submission_notes n
  union all select p::text from public.site_passages p
  union all select r::text from public.ingestion_runs r
  union all select p::text from public.ingestion_run_pages p
  union all select 'later ' || l.id from public.later_table l
  union all select 'times ' || count(*) from public.contact_submissions where created_at < '2020-01-01'
  union all select 'times ' || count(*) from public.newsletter_subscriptions where created_at < '2020-01-01'
) rows`;

/** `npm test` tries each engine on one front, `npm run prove -- engines` on both. */
const TARGETS: { engine: EngineName; front: Front }[] = [
  { engine: 'pglite', front: 'directly' },
  { engine: 'postgres', front: 'through the server' },
];
if (SQL_TEST_ENGINES.length === ENGINES.length) {
  TARGETS.push({ engine: 'postgres', front: 'directly' }, { engine: 'pglite', front: 'through the server' });
}

/** Directly, a valid token of an ended session can still insert, as any visitor can, but nothing more. */
const MAY_INSERT: Record<Front, Visitor[]> = {
  directly: ['anonymous', 'signed-in', 'admin', 'signed-out admin', 'banned admin', 'revoked admin'],
  'through the server': ['anonymous', 'signed-in', 'admin'],
};
/** Directly, a bad token may count as none and then insert, so only the other actions are asserted for it. */
const COUNTS_AS_ANYBODY: Visitor[] = [
  'forged token',
  'expired token',
  'unsigned token',
  'service role forged',
];

describe.each(TARGETS)('$engine, $front', ({ engine, front }) => {
  let target: PolicyTarget;
  let clients: Map<Visitor, SupabaseClient>;
  let actions = 0;
  /** What the seeds are before each test: what they were after the last one that may have changed them. */
  let before: unknown;

  const seeds = async () => (await target.backend.query(SEEDS))[0];
  const act = async (visitor: Visitor, action: Action) => {
    const client = clients.get(visitor);
    if (!client) throw new Error(`${visitor} has no client`);
    actions += 1;
    return outcomeOf(await action(client, `action-${actions}`));
  };
  const isChanged = async () => {
    const after = await seeds();
    const changed = !isDeepStrictEqual(after, before);
    before = after;
    return changed;
  };

  beforeAll(async () => {
    target = await openPolicyTarget(engine, front, addLaterObjects);
    const tokens = await tokensOf(target);
    clients = new Map(VISITORS.map((visitor) => [visitor, target.client(tokens[visitor])]));
    await addSiteContent(target.backend);
    await liftHourlyLimits(target.backend);
    for (const table of ['contact_submissions', 'newsletter_subscriptions'] as const) {
      const row = table === 'contact_submissions' ? enquiry() : { source: NEWSLETTER_SOURCE };
      const { error } = await target
        .client()
        .from(table)
        .insert({ ...row, email: 'seed@example.com' });
      if (error) throw new Error(error.message);
    }
    await addDeskContent(target.backend);
    await addAppointments(target.backend);
    await addEvents(target.backend);
    before = await seeds();
  });
  afterAll(() => target?.close());

  test('every table and function that visitors or staff have a right to is tried', async () => {
    const permitted = await target.backend.query<{ name: string }>(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and (has_any_column_privilege('anon', oid, 'SELECT, INSERT, UPDATE')
          or has_any_column_privilege('authenticated', oid, 'SELECT, INSERT, UPDATE'))
      union select proname from pg_proc where pronamespace = 'public'::regnamespace
        and (has_function_privilege('anon', oid, 'EXECUTE') or has_function_privilege('authenticated', oid, 'EXECUTE'))`);
    const tried = namesTried();
    expect(permitted.length).toBeGreaterThan(40);
    expect(permitted.filter(({ name }) => !tried.has(name))).toEqual([]);
  });

  describe.each(VISITORS)('%s', (visitor) => {
    test.each(Object.entries(INSERTS))('%s', async (_name, action) => {
      const outcome = await act(visitor, action);
      if (front === 'directly' && COUNTS_AS_ANYBODY.includes(visitor)) {
        expect(['done', 'refused']).toContain(outcome);
      } else {
        expect(outcome).toBe(MAY_INSERT[front].includes(visitor) ? 'done' : 'refused');
      }
    });

    test.each(Object.entries(ADMIN_READS))('%s', async (_name, action) => {
      const outcome = await act(visitor, action);
      if (visitor === 'admin') expect(outcome).toBe('done');
      else expect(['nothing', 'refused']).toContain(outcome);
    });

    test.each(Object.entries(ADMIN_READS_OF_THE_DATABASE))('%s', async (_name, action) => {
      const outcome = await act(visitor, action);
      if (front === 'through the server') expect(outcome).toBe('refused');
      else if (visitor === 'admin') expect(outcome).toBe('done');
      else expect(['nothing', 'refused']).toContain(outcome);
    });

    test.each(Object.entries(ADMIN_WRITES))('%s', async (_name, action) => {
      const outcome = await act(visitor, action);
      expect(outcome).toBe(visitor === 'admin' ? 'done' : 'refused');
      expect(await isChanged()).toBe(visitor === 'admin');
    });

    test.each(Object.entries(FORBIDDEN))('%s', async (_name, action) => {
      expect(await act(visitor, action)).toBe('refused');
      expect(await isChanged()).toBe(false);
    });
  });
});
