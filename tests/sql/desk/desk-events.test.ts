import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import type { DeskEvent } from '#shared/desk/events.ts';
import { EXPORT_PATH, GONE_CODE } from '#shared/desk/calls.ts';
import type { EventDraft } from '#shared/events/events.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { admin } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { eventDraft } from '#tests/harness/events.ts';
import { readStrictCsv } from '#tests/harness/files/csv-reader.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

/** Events begin on a minute. */
const at = (hours: number) =>
  new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * HOUR_MS).toISOString();

describe.each(SQL_TEST_ENGINES)('events in the desk on %s', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;
  let numbered = 0;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'through the server');
    ada = await admin(target, 'ada@firm.example');
  });
  afterAll(() => target?.close());

  const query = <Row>(sql: string, parameters: unknown[] = []) => target.backend.query<Row>(sql, parameters);

  /** An event of a practice of its own, so that it clashes with no other test's. */
  async function save(changes: Partial<EventDraft> = {}): Promise<DeskEvent> {
    const unique = (numbered += 1);
    const event = eventDraft({ slug: `desk-event-${unique}`, practice: `Practice ${unique}`, ...changes });
    return ada.ask('save_event', { event });
  }
  async function publish(changes: Partial<EventDraft> = {}): Promise<DeskEvent> {
    const { id, version } = await save(changes);
    return ada.ask('publish_event', { event: id, expected_version: version });
  }
  const change = (event: DeskEvent, changes: Partial<EventDraft>) => {
    const { slug, title, abstract, practice, starts_at, zone, minutes, capacity } = event;
    const { room_url, topics, transcript_path } = event;
    const when = { starts_at, zone, minutes, capacity, room_url };
    const before = { slug, title, abstract, practice, topics, transcript_path };
    const version = { id: event.id, expected_version: event.version };
    return ada.ask('save_event', { event: { ...version, ...before, ...when, ...changes } });
  };
  async function register(slug: string, email = `guest-${(numbered += 1)}@example.com`) {
    const [row] = await query<{ said: { registration: { id: string } } }>(
      'select private.register_for_event($1) as said',
      [JSON.stringify({ event: slug, name: 'Ada Guest', email, company: '=1+1', question: 'Why, exactly?' })],
    );
    return { email, id: row?.said.registration.id ?? '' };
  }
  const mails = async (registration: string) =>
    (
      await query<{ kind: string; hours: number | null }>(
        `select kind, (detail -> 'hours')::integer as hours from public.outbox_messages
         where registration_id = $1 order by kind, hours desc`,
        [registration],
      )
    ).map(({ kind, hours }) => (hours === null ? kind : `${kind} ${hours}`));
  /** As if the worker had sent everything. */
  const send = () => query(`update public.outbox_messages set state = 'sent', sent_at = now()`);
  const listed = async (id: string) => {
    const found = (await ada.ask('list_events', undefined)).find((event) => event.id === id);
    if (!found) throw new Error('Not listed');
    return found;
  };
  /** As if the event had begun that long ago. */
  const letPass = (id: string, ago: string) =>
    query(`update private.events set starts_at = date_trunc('minute', now()) - $2::interval where id = $1`, [
      id,
      ago,
    ]);
  const refused = (message: string) => ({ code: 'PT422', message: expect.stringContaining(message) });

  test('a draft is seen by nobody until it is published, and then has its own page', async () => {
    const draft = await save();
    expect(draft).toMatchObject({ state: 'draft', version: 1, sequence: 0, registered: 0, waiting: 0 });
    const shown = async () =>
      (await query<{ event: unknown }>('select private.event_at($1) as event', [draft.slug]))[0]?.event;
    expect(await shown()).toBeNull();
    const published = await ada.ask('publish_event', { event: draft.id, expected_version: 1 });
    expect(published.state).toBe('published');
    expect(await shown()).toMatchObject({ slug: draft.slug });
    expect((await ada.ask('list_events', undefined)).map(({ id }) => id)).toContain(draft.id);
  });

  test('a change of another version, of a cancelled event, or to bad values is refused in one sentence', async () => {
    const event = await publish();
    await expect(change({ ...event, version: 7 }, {})).rejects.toMatchObject({ code: 'PT409' });
    await expect(change({ ...event, id: '00000000-0000-4000-8000-000000000000' }, {})).rejects.toMatchObject({
      code: 'PT404',
    });
    await expect(change(event, { slug: 'elsewhere' })).rejects.toMatchObject(
      refused('The address of a published event cannot be changed.'),
    );
    await expect(change(event, { starts_at: at(-1) })).rejects.toMatchObject(
      refused('This time has passed.'),
    );
    await expect(save({ slug: event.slug })).rejects.toMatchObject(
      refused('Another event has this address.'),
    );
    await expect(save({ zone: 'Mars/Olympus' })).rejects.toMatchObject({ code: '23514' });
    const { version } = await ada.ask('cancel_event', {
      event: event.id,
      reason: 'The speaker is ill.',
      expected_version: event.version,
    });
    await expect(change({ ...event, version }, { title: 'Other' })).rejects.toMatchObject(
      refused('A cancelled event cannot be changed.'),
    );
  });

  test('an event is neither published at nor moved to a time at which its practice holds another one', async () => {
    const practice = 'Leadership Practice';
    const first = await publish({ practice, starts_at: at(100) });
    const draft = await save({ practice, starts_at: at(100.5) });
    const clash = refused(`already holds “${first.title}” at that time`);
    await expect(
      ada.ask('publish_event', { event: draft.id, expected_version: draft.version }),
    ).rejects.toMatchObject(clash);
    const later = await publish({ practice, starts_at: at(101.1) });
    await expect(change(later, { starts_at: at(99.5) })).rejects.toMatchObject(clash);
    await expect(publish({ starts_at: at(100) })).resolves.toMatchObject({ state: 'published' });
  });

  test('two publications at once for one time and practice: one is refused', async () => {
    const practice = 'Contested Practice';
    const drafts = await Promise.all([
      save({ practice, starts_at: at(50) }),
      save({ practice, starts_at: at(50) }),
    ]);
    const results = await Promise.allSettled(
      drafts.map(({ id, version }) => ada.ask('publish_event', { event: id, expected_version: version })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('moving an event tells everybody, raises the sequence and sets new reminders', async () => {
    const event = await publish({ capacity: 1 });
    const place = await register(event.slug);
    const waiting = await register(event.slug);
    await send();
    const moved = await change(event, { starts_at: at(96) });
    expect(moved.sequence).toBe(1);
    expect(await mails(place.id)).toEqual([
      'event_change',
      'event_reminder 24',
      'event_reminder 24',
      'event_reminder 1',
      'event_reminder 1',
      'registration',
    ]);
    expect(await mails(waiting.id)).toEqual(['event_change', 'registration']);
    const [due] = await query<{ hours: number }>(
      `select round(extract(epoch from next_attempt_at - now()) / 3600)::integer as hours
       from public.outbox_messages where registration_id = $1 and state <> 'sent' and detail ->> 'hours' = '24'`,
      [place.id],
    );
    expect(due?.hours).toBe(72);
    const renamed = await change(moved, { title: 'Another title' });
    expect([renamed.sequence, await mails(waiting.id)]).toEqual([1, ['event_change', 'registration']]);
  });

  test('raising the capacity gives places to those on the waiting list', async () => {
    const event = await publish({ capacity: 1 });
    await register(event.slug);
    const waiting = [await register(event.slug), await register(event.slug), await register(event.slug)];
    const larger = await change(event, { capacity: 3 });
    expect([larger.registered, larger.waiting]).toEqual([3, 1]);
    expect(await mails(waiting[0]?.id ?? '')).toContain('event_reminder 1');
    expect(await mails(waiting[2]?.id ?? '')).toEqual(['registration']);
  });

  test('a room changed in the last hour is mailed to those who had the old one', async () => {
    const event = await publish({ starts_at: at(0.5) });
    const { id } = await register(event.slug);
    await send();
    await change(event, { room_url: 'https://rooms.example/other' });
    expect(await mails(id)).toEqual(['event_reminder 1', 'event_reminder 1', 'registration']);
  });

  test('cancelling notifies those registered and those waiting, and deletes the reminders', async () => {
    const event = await publish({ capacity: 1 });
    const [place, waiting] = [await register(event.slug), await register(event.slug)];
    await ada.ask('cancel_event', {
      event: event.id,
      reason: 'The speaker is ill.',
      expected_version: event.version,
    });
    expect(await mails(place.id)).toEqual(['registration_cancellation']);
    expect(await mails(waiting.id)).toEqual(['registration_cancellation']);
  });

  test('thanks with the transcript are sent once, after the end and within fourteen days', async () => {
    const event = await publish();
    const { id } = await register(event.slug);
    const thanks = async () => (await mails(id)).filter((kind) => kind === 'event_thanks').length;
    await change(event, { transcript_path: '/insights/a-transcript' });
    expect(await thanks()).toBe(1);
    const [due] = await query<{ hours: number }>(
      `select round(extract(epoch from next_attempt_at - now()) / 3600)::integer as hours
       from public.outbox_messages where registration_id = $1 and kind = 'event_thanks'`,
      [id],
    );
    expect(due?.hours).toBe(73);
    await letPass(event.id, '2 hours');
    await send();
    await change(await listed(event.id), { transcript_path: '/insights/another' });
    expect(await thanks()).toBe(1);

    const old = await publish();
    const late = await register(old.slug);
    await letPass(old.id, '20 days');
    await change(await listed(old.id), { transcript_path: '/insights/a-transcript' });
    expect(await mails(late.id)).not.toContain('event_thanks');
  });

  test('a draft is deleted; an event that was published, a draft of another version or with a registration is not', async () => {
    const draft = await save();
    await expect(
      ada.ask('delete_event', { event: draft.id, expected_version: draft.version + 1 }),
    ).rejects.toMatchObject({ code: 'PT409' });
    expect(await ada.ask('delete_event', { event: draft.id, expected_version: draft.version })).toEqual({
      deleted: draft.id,
    });
    expect((await ada.ask('list_events', undefined)).map(({ id }) => id)).not.toContain(draft.id);
    const published = await publish();
    const remove = ({ id, version }: DeskEvent) =>
      ada.ask('delete_event', { event: id, expected_version: version });
    await expect(remove(published)).rejects.toMatchObject(refused('Only a draft can be deleted.'));
    const cancelled = await ada.ask('cancel_event', {
      event: published.id,
      reason: 'The speaker is ill.',
      expected_version: published.version,
    });
    await expect(remove(cancelled)).rejects.toMatchObject(refused('Only a draft can be deleted.'));
    const registered = await publish();
    await register(registered.slug);
    await query(`update private.events set state = 'draft' where id = $1`, [registered.id]);
    await expect(remove(await listed(registered.id))).rejects.toMatchObject(
      refused('Somebody has registered'),
    );
  });

  test('staff accept held registrations in the order of their arrival, and delete the others without a mail', async () => {
    const event = await publish({ capacity: 2 });
    await register(event.slug);
    const held: { id: string }[] = [];
    for (const name of ['one', 'two', 'three'])
      held.push(await register(event.slug, `${name}-${(numbered += 1)}@mailinator.com`));
    const ids = held.map(({ id }) => id);
    expect(await listed(event.id)).toMatchObject({ registered: 1, waiting: 0, held: 3 });
    expect(await ada.ask('list_registrations', { event: event.id })).toHaveLength(1);
    const shown = await ada.ask('list_held_registrations', { event: event.id });
    expect(shown.map(({ id, spam_reasons }) => [id, spam_reasons])).toEqual(
      ids.map((id) => [id, ['throwaway_domain']]),
    );
    const decide = (registrations: string[], accept: boolean) =>
      ada.ask('decide_registrations', { event: event.id, registrations, accept });
    await query('delete from private.erased_text');
    expect(await decide([ids[2] ?? ''], false)).toMatchObject({ held: 2, decided: 1 });
    // Otherwise their text would stay in the files of the embedded database.
    expect(await query('select from private.erased_text')).toHaveLength(1);
    expect(await decide([...ids].reverse(), true)).toMatchObject({
      registered: 2,
      waiting: 1,
      held: 0,
      decided: 2,
    });
    expect(await mails(ids[0] ?? '')).toEqual(['event_reminder 24', 'event_reminder 1', 'registration']);
    expect(await mails(ids[1] ?? '')).toEqual(['registration']);
    expect(await mails(ids[2] ?? '')).toEqual([]);
    const [first] = await query<{ detail: unknown }>(
      `select detail from public.outbox_messages where registration_id = $1 and kind = 'registration'`,
      [ids[0]],
    );
    expect(first?.detail).toEqual({ moved_up: false });
    // A registration of another event, or one that was decided on before, is left alone.
    expect(await decide(ids, false)).toMatchObject({ registered: 2, waiting: 1, held: 0, decided: 0 });
    const [ceiling] = await query<{ held: number; counted: number }>(
      `select held, (select count(*)::integer from private.event_registrations r where r.held) as counted
       from private.intake_ceilings where table_name = 'event_registrations'`,
    );
    expect(ceiling?.held).toBe(ceiling?.counted);
    const log = JSON.stringify(await query('select * from public.desk_events'));
    expect(log).toContain('registrations_accepted');
    expect(log).toContain('registrations_deleted');
  });

  test('a deleted registration leaves nothing, and whoever waits gets its place', async () => {
    const event = await publish({ capacity: 1 });
    const mistaken = await register(event.slug);
    const waiting = await register(event.slug);
    const remove = (registration: string, of = event.id) =>
      ada.ask('delete_registration', { event: of, registration });
    await expect(remove(mistaken.id, (await publish()).id)).rejects.toMatchObject({ code: GONE_CODE });
    await query('delete from private.erased_text');
    expect(await remove(mistaken.id)).toMatchObject({ registered: 1, waiting: 0 });
    expect(await query('select from private.erased_text')).toHaveLength(1);
    expect(await query('select from public.outbox_messages where recipient = $1', [mistaken.email])).toEqual(
      [],
    );
    expect(await mails(waiting.id)).toContain('registration');
    expect(await ada.ask('list_registrations', { event: event.id })).toMatchObject([
      { id: waiting.id, state: 'registered' },
    ]);
    // A replay of the journal does not bring it back.
    expect(await query('select from private.removed_rows where id = $1', [mistaken.id])).toHaveLength(1);
    await expect(remove(mistaken.id)).rejects.toMatchObject({ code: GONE_CODE });
    const held = await register(event.slug, `held-${(numbered += 1)}@mailinator.com`);
    await expect(remove(held.id)).rejects.toMatchObject({ code: GONE_CODE });
    const [entry] = await query<{ detail: unknown }>(
      `select detail from public.desk_events where action = 'registrations_deleted' order by id desc limit 1`,
    );
    expect(entry?.detail).toEqual({ event: event.id, registrations: 1 });
  });

  test('a guest whose registration staff cancel is mailed, and whoever waits gets the place', async () => {
    const event = await publish({ capacity: 1 });
    const guest = await register(event.slug);
    const waiting = await register(event.slug);
    const cancel = (registration: string, of = event.id) =>
      ada.ask('cancel_registration_by_staff', { event: of, registration });
    await expect(cancel(guest.id, (await publish()).id)).rejects.toMatchObject({ code: GONE_CODE });
    expect(await cancel(guest.id)).toMatchObject({ registered: 1, waiting: 0 });
    expect(await mails(guest.id)).toEqual(['registration_cancellation']);
    expect(await mails(waiting.id)).toContain('registration');
    expect(await ada.ask('list_registrations', { event: event.id })).toMatchObject([
      { id: guest.id, state: 'cancelled' },
      { id: waiting.id, state: 'registered' },
    ]);
    await expect(cancel(guest.id)).rejects.toMatchObject({ code: GONE_CODE });
    const held = await register(event.slug, `held-${(numbered += 1)}@mailinator.com`);
    await expect(cancel(held.id)).rejects.toMatchObject({ code: GONE_CODE });
    const [entry] = await query<{ actor_id: string; detail: unknown }>(
      `select actor_id, detail from public.desk_events where action = 'registration_cancelled'`,
    );
    expect(entry).toEqual({ actor_id: ada.id, detail: { event: event.id } });
    await query(`update private.events set starts_at = now() - interval '1 minute' where id = $1`, [
      event.id,
    ]);
    await expect(cancel(waiting.id)).rejects.toMatchObject({
      code: 'PT422',
      message: 'PT422 This event has begun or was cancelled.',
    });
    expect(await mails(waiting.id)).toContain('registration');
  });

  test('after the event was cancelled held registrations are deleted only', async () => {
    const event = await publish();
    const { id } = await register(event.slug, `late-${(numbered += 1)}@mailinator.com`);
    const version = { event: event.id, expected_version: event.version };
    await ada.ask('cancel_event', { ...version, reason: 'The speaker is ill.' });
    expect(await mails(id)).toEqual([]);
    const held = { event: event.id, registrations: [id] };
    await expect(ada.ask('decide_registrations', { ...held, accept: true })).rejects.toMatchObject(
      refused('nobody can be accepted any more'),
    );
    expect(await ada.ask('decide_registrations', { ...held, accept: false })).toMatchObject({ held: 0 });
  });

  test('a failed mail is listed with its event and counted until it is sent again or the event begins', async () => {
    const event = await publish();
    const [soon, later] = [await register(event.slug), await register(event.slug)];
    const failed = async (kind = 'registration') =>
      (await ada.ask('mail_status', undefined)).find((channel) => channel.kind === kind)?.failed;
    const fail = ({ id }: { id: string }) =>
      query(
        `update public.outbox_messages set state = 'failed', last_error = 'No such mailbox.'
         where registration_id = $1 and kind = 'registration'`,
        [id],
      );
    await fail(soon);
    await fail(later);
    const shown = await ada.ask('list_failed_event_mails', undefined);
    expect(shown).toEqual(
      [soon, later].map(({ email }) => ({
        id: expect.any(String),
        created_at: expect.any(String),
        kind: 'registration',
        recipient: email,
        last_error: 'No such mailbox.',
        event: { id: event.id, title: event.title },
      })),
    );
    expect(await failed()).toBe(2);
    expect(await ada.ask('resend_message', { message: shown[0]?.id ?? '' })).toBe(true);
    expect(await ada.ask('list_failed_event_mails', undefined)).toEqual(shown.slice(1));
    expect(await failed()).toBe(1);
    await query(
      `update public.outbox_messages set useful_until = now() where registration_id = $1 and kind = 'registration'`,
      [later.id],
    );
    expect(await ada.ask('list_failed_event_mails', undefined)).toEqual([]);
    expect(await failed()).toBe(0);
    expect(await ada.ask('resend_message', { message: shown[1]?.id ?? '' })).toBe(false);
  });

  test('those registered are listed, written to unless they are suppressed, and exported', async () => {
    const event = await publish({ capacity: 2 });
    const [first, suppressed, waiting] = [
      await register(event.slug),
      await register(event.slug),
      await register(event.slug),
    ];
    await query(`select private.suppress_mailbox($1, 'left')`, [suppressed.email]);
    const guests = await ada.ask('list_registrations', { event: event.id });
    expect(guests.map(({ email, state, place }) => [email, state, place])).toEqual([
      [first.email, 'registered', null],
      [suppressed.email, 'registered', null],
      [waiting.email, 'waiting', 1],
    ]);
    expect(
      await ada.ask('mail_registered', { event: event.id, subject: 'Please read', body: 'One thing.' }),
    ).toEqual({ queued: 1, suppressed: 1 });
    await expect(
      ada.ask('mail_registered', { event: event.id, subject: ' Please read', body: 'One thing.' }),
    ).rejects.toThrow('This mail was sent less than an hour ago. It is not sent again.');
    expect((await mails(first.id)).filter((kind) => kind === 'event_message')).toHaveLength(1);
    for (const { id } of [suppressed, waiting]) expect(await mails(id)).not.toContain('event_message');

    const response = await fetch(`${target.url}${EXPORT_PATH}`, {
      method: 'POST',
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        authorization: `Bearer ${ada.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ kind: 'registrations', event: event.id }),
    });
    expect(response.headers.get('content-disposition')).toContain('registrations-');
    const [titles, ...lines] = readStrictCsv(new Uint8Array(await response.arrayBuffer()));
    expect(titles).toEqual(['Name', 'Email', 'Company', 'Question', 'State', 'Registered (UTC)']);
    expect(lines.map(([, email, company, question]) => [email, company, question])).toEqual(
      [waiting, suppressed, first].map(({ email }) => [email, "'=1+1", 'Why, exactly?']),
    );
    const log = JSON.stringify(await query('select * from public.desk_events'));
    expect(log).toContain('registered_mailed');
    expect(log).toContain('registrations_exported');
    expect(log).not.toContain('guest-');
  });
});
