import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Backend } from '#server/database/backend.ts';
import { grantAdmin, revokeAdmin } from '#server/admin/admins.ts';
import { HOLD_MINUTES } from '#shared/calendar/calendar.ts';
import { OFFICES } from '#shared/offices.ts';
import { bookFreeTime, bookTime, HALF_HOUR_MS, hourAhead } from '#tests/harness/bookings.ts';
import type { StoredAppointment as Appointment } from '#tests/harness/bookings.ts';
import { addConsultant, addConsultants, expireHolds } from '#tests/harness/calendar.ts';
import { openTestBackend, SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';

type Mail = { kind: string; recipient: string; detail: Record<string, unknown>; ahead: number | null };

const iso = (ms: number) => new Date(ms).toISOString();

describe.each(SQL_TEST_ENGINES)('appointments on %s', (engine) => {
  let opened: TestBackend;
  let backend: Backend;
  let consultant: string;
  let visitors = 0;

  beforeAll(async () => {
    opened = await openTestBackend(engine);
    backend = opened.backend;
    await liftHourlyLimits(backend);
    consultant = await addConsultant(backend);
  });
  afterAll(() => opened?.close());

  /** A full hour that many days ahead, so that no two tests share a day. */
  let days = 3;
  const newDay = () => hourAhead((days += 1));
  const someone = () => `visitor-${(visitors += 1)}@example.com`;
  const one = async <Value>(sql: string, parameters: unknown[] = []): Promise<Value> => {
    const [row] = await backend.query<{ value: Value }>(`select (select ${sql}) as value`, parameters);
    if (!row) throw new Error('No row');
    return row.value;
  };
  const hold = (
    start: number,
    name: string,
    {
      instead,
      by = consultant,
      network,
    }: { instead?: string | undefined; by?: string; network?: string | undefined } = {},
  ) =>
    one<'held' | 'free' | 'gone'>(
      `private.keep_time($1, $2, $3, sha256(convert_to($4, 'UTF8')), sha256(convert_to($5, 'UTF8')), $6)`,
      [by, iso(start), iso(start + HALF_HOUR_MS), name, instead ?? null, network ?? null],
    );
  const hashOf = (name: string) => one<string>(`encode(sha256(convert_to($1, 'UTF8')), 'hex')`, [name]);
  type Changes = Record<string, unknown> & { consultant?: string; email?: string };
  const book = (start: number, { email = someone(), ...changes }: Changes = {}) =>
    bookTime(backend, consultant, start, { email, ...changes });
  const booked = (start: number, { email = someone(), ...changes }: Changes = {}) =>
    bookFreeTime(backend, consultant, start, { email, ...changes });
  const move = (
    appointment: Appointment,
    start: number,
    { to = consultant, version = appointment.version } = {},
  ) =>
    one<{ outcome: string; appointment: Appointment }>('private.move_appointment($1, $2, $3, $4, $5)', [
      appointment.id,
      to,
      iso(start),
      iso(start + HALF_HOUR_MS),
      version,
    ]);
  const cancel = (appointment: Appointment, by = 'visitor', reason: string | null = null) =>
    one<{ outcome: string; appointment: Appointment }>('private.cancel_appointment($1, $2, $3)', [
      appointment.id,
      by,
      reason,
    ]);
  /** Unsent mails about the appointment; `ahead` is in hours before it begins, and null of a mail that is due. */
  const mailsOf = (appointment: Appointment) =>
    backend.query<Mail>(
      `select kind, recipient, detail, case when next_attempt_at > now() then
           (select extract(epoch from starts_at - next_attempt_at)::float / 3600 from private.appointments where id = $1)
         end as ahead
         from public.outbox_messages
        where state in ('waiting', 'unconfigured')
          and (appointment_id = $1 or detail ->> 'appointment' = $1::text)
        order by kind, next_attempt_at`,
      [appointment.id],
    );
  const kindsOf = async (appointment: Appointment) => (await mailsOf(appointment)).map(({ kind }) => kind);
  const claims = (appointment: Appointment) =>
    one<number>('count(*)::integer from private.claimed_times where appointment_id = $1', [appointment.id]);

  test('two claims of a consultant cannot overlap, not even without the functions', async () => {
    const start = newDay();
    await booked(start);
    await expect(
      backend.query(
        `insert into private.claimed_times (consultant_number, span, hold_hash, hold_until)
         select number, tstzrange($2, $3), sha256('x'), now() + interval '1 hour' from private.consultants where id = $1`,
        [consultant, iso(start + HALF_HOUR_MS / 2), iso(start + HALF_HOUR_MS)],
      ),
    ).rejects.toThrow('claimed_times_overlap');
  });

  test('a second visitor is told that the time has gone, and nothing of the request is stored', async () => {
    const start = newDay();
    await booked(start);
    const email = someone();
    expect(await book(start, { email })).toEqual({ outcome: 'gone', enquiry: null, appointment: null });
    expect(await one('count(*)::integer from public.contact_submissions where email = $1', [email])).toBe(0);
  });

  test('the buffer after an appointment stays free, and the next start after it can be booked', async () => {
    const start = newDay();
    await booked(start);
    expect((await book(start + HALF_HOUR_MS)).outcome).toBe('gone');
    expect((await book(start - HALF_HOUR_MS)).outcome).toBe('gone');
    await booked(start + HALF_HOUR_MS * 2);
  });

  test('a held time is reserved for its visitor until the hold expires', async () => {
    const start = newDay();
    expect(await hold(start, 'first')).toBe('held');
    expect(await hold(start, 'second')).toBe('gone');
    expect((await book(start)).outcome).toBe('gone');
    await expireHolds(backend);
    expect(await hold(start, 'second')).toBe('held');
    const minutes = await one<number>(
      `round(extract(epoch from max(hold_until) - clock_timestamp()) / 60)::integer from private.claimed_times`,
    );
    expect(minutes).toBe(HOLD_MINUTES);
  });

  test('a new hold replaces the earlier one of the visitor, which stays when the new time has gone', async () => {
    const [start, taken] = [newDay(), newDay()];
    await booked(taken);
    expect(await hold(start, 'moving')).toBe('held');
    expect(await hold(taken, 'again', { instead: 'moving' })).toBe('gone');
    expect((await book(start)).outcome).toBe('gone');
    expect(await hold(start + HALF_HOUR_MS, 'later', { instead: 'moving' })).toBe('held');
    expect((await book(start - HALF_HOUR_MS)).outcome).toBe('booked');
  });

  test('holds cannot block a whole calendar: above eight per consultant a free time is not held', async () => {
    const held = await addConsultant(backend, { email: 'held@example.com' });
    const day = newDay();
    const starts = Array.from({ length: 8 }, (_, index) => day + index * 2 * HALF_HOUR_MS);
    for (const [index, start] of starts.entries())
      expect(await hold(start, `many ${index}`, { by: held })).toBe('held');
    const [kept = 0] = starts;
    const last = day + 8 * 2 * HALF_HOUR_MS;
    expect(await hold(last, 'one too many', { by: held })).toBe('free');
    // A server of the release before tells its visitor only that the time is free.
    const before = `private.hold_time($1, $2, $3, sha256('before'))`;
    expect(await one(before, [held, iso(last), iso(last + HALF_HOUR_MS)])).toBe(true);
    expect(await one(before, [held, iso(kept), iso(kept + HALF_HOUR_MS)])).toBe(false);
    expect((await book(kept, { consultant: held })).outcome).toBe('gone');
    expect(await hold(kept, 'somebody else', { by: held })).toBe('gone');
    await booked(last, { consultant: held });
    expect(await hold(last, 'too late', { by: held })).toBe('gone');
    await expireHolds(backend);
    expect(await hold(kept, 'five minutes later', { by: held })).toBe('held');
    expect((await book(kept, { consultant: held })).outcome).toBe('gone');
  });

  test('one network may hold three times at once, of any consultants, and cannot block a day', async () => {
    const other = await addConsultant(backend, { email: 'neighbour@example.com' });
    const day = newDay();
    const times = Array.from({ length: 8 }, (_, index) => day + index * 2 * HALF_HOUR_MS);
    const keep = (index: number, network?: string, instead?: string) =>
      hold(times[index] ?? 0, `of ${network} ${index}`, {
        by: index % 2 === 0 ? consultant : other,
        network,
        instead,
      });
    const outcomes = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => keep(index, 'crowd')));
    expect(outcomes.toSorted()).toEqual(['free', 'free', 'free', 'held', 'held', 'held']);
    const kept = outcomes.indexOf('held');
    expect(await keep(6, 'somewhere else')).toBe('held');
    expect(await keep(6, 'crowd')).toBe('gone');
    expect(await keep(7, 'crowd', `of crowd ${kept}`)).toBe('held');
    expect((await book(times[kept] ?? 0, { consultant: kept % 2 === 0 ? consultant : other })).outcome).toBe(
      'booked',
    );
    await expireHolds(backend);
    expect(await keep(7, 'crowd')).toBe('held');
    await expireHolds(backend);
  });

  test('a released time can be booked', async () => {
    const start = newDay();
    await hold(start, 'released');
    await backend.query(`select private.release_time(sha256('released'))`);
    await booked(start);
  });

  test('a hold becomes the appointment, with the consultant who was held', async () => {
    const start = newDay();
    const colleague = await addConsultant(backend, { email: 'colleague@example.com' });
    await hold(start, 'mine', { by: colleague });
    const appointment = await booked(start, { hold: await hashOf('mine') });
    expect(appointment).toMatchObject({ consultant_id: colleague, state: 'booked', sequence: 0, version: 1 });
    expect(
      await one(
        'count(*)::integer from private.claimed_times where hold_hash is not null and lower(span) = $1',
        [iso(start)],
      ),
    ).toBe(0);
  });

  test('a time in the past is gone', async () => {
    expect((await book(Date.now() - HALF_HOUR_MS)).outcome).toBe('gone');
    expect(await hold(Date.now() - HALF_HOUR_MS, 'past')).toBe('gone');
  });

  test('a request that looks like spam is received without a time', async () => {
    const start = newDay();
    const message = 'Buy https://a.example https://b.example https://c.example https://d.example';
    const answer = await book(start, { message, email: 'someone@mailinator.com' });
    expect(answer).toMatchObject({ outcome: 'received', appointment: null, enquiry: { status: 'spam' } });
    await booked(start);
  });

  test('above a tenth of the hourly ceiling of enquiries a booking is received without a time', async () => {
    await backend.query(
      `update private.intake_ceilings set rows_per_hour = 10 * (
         select count(*) + 1 from private.appointments where created_at > now() - interval '1 hour')
       where table_name = 'contact_submissions'`,
    );
    const email = someone();
    const [start, next] = [newDay(), newDay()];
    const first = await booked(start, { email });
    expect(await book(next)).toMatchObject({
      outcome: 'received',
      appointment: null,
      enquiry: { status: 'new', held: false },
    });
    expect(await booked(start, { email })).toEqual(first);
    await liftHourlyLimits(backend);
    await booked(next);
  });

  test('an enquiry says that its time was requested but not booked, until it is sent again and booked', async () => {
    const start = newDay();
    const when = 'Friday 8 January 2027, 15:30 (Asia/Tokyo), by video.\n\nOur second plant.';
    const sent = { email: someone(), message: `Appointment on ${when}` };
    const messages = () =>
      backend.query('select message from public.contact_submissions where email = $1', [sent.email]);
    await booked(newDay());
    await backend.query(
      `update private.intake_ceilings set rows_per_hour = 10 * (
         select count(*) from private.appointments where created_at > now() - interval '1 hour')
       where table_name = 'contact_submissions'`,
    );
    const notBooked = { message: `Appointment asked for, not booked: ${when}` };
    for (const _ of ['first', 'again']) {
      const answer = await book(start, sent);
      expect(answer).toMatchObject({ outcome: 'received', enquiry: notBooked });
      expect(await messages()).toEqual([notBooked]);
    }
    await liftHourlyLimits(backend);
    expect(await book(start, sent)).toMatchObject({ outcome: 'booked', enquiry: { message: sent.message } });
    expect(await messages()).toEqual([{ message: sent.message }]);
  });

  test('one network may book a fifth of those, but at least one', async () => {
    let start = newDay();
    const bookAs = async (network: string) => (await book((start += 2 * HALF_HOUR_MS), { network })).outcome;
    const allow = (bookings: number) =>
      backend.query(
        `update private.intake_ceilings set rows_per_hour = 10 * $1 where table_name = 'contact_submissions'`,
        [bookings],
      );
    await backend.query(`update private.appointments set created_at = created_at - interval '1 hour'`);
    await allow(12);
    expect([await bookAs('a'), await bookAs('a'), await bookAs('a')]).toEqual([
      'booked',
      'booked',
      'received',
    ]);
    expect(await bookAs('b')).toBe('booked');
    await allow(4);
    expect([await bookAs('c'), await bookAs('c')]).toEqual(['booked', 'received']);
    await backend.query(`update private.appointments set created_at = created_at - interval '1 hour'`);
    expect([await bookAs('d'), await bookAs('d')]).toEqual(['booked', 'received']);
    await liftHourlyLimits(backend);
    expect(await bookAs('d')).toBe('booked');
  });

  test('a booking that is sent again returns the first, without another mail', async () => {
    const start = newDay();
    const email = someone();
    const first = await booked(start, { email });
    const mails = await kindsOf(first);
    expect(await booked(start, { email })).toEqual(first);
    expect(await kindsOf(first)).toEqual(mails);
  });

  test('a booking that was cancelled and is sent again within minutes holds the time again and counts once', async () => {
    const start = newDay();
    const sent = { email: someone(), address: { counter: 'again', allowed: 1, span: '1 hour' } };
    const first = await booked(start, sent);
    await cancel(first);
    const again = await booked(start, sent);
    expect(again).toMatchObject({ id: first.id, state: 'booked', sequence: 2 });
    expect(await claims(again)).toBe(1);
    expect((await book(newDay(), { ...sent, email: someone() })).outcome).toBe('too_often');
  });

  test('a mailbox has at most three upcoming appointments', async () => {
    const email = someone();
    const first = await booked(newDay(), { email });
    await booked(newDay(), { email: email.replace('@', '+tag@') });
    await backend.query(`update public.contact_submissions set created_at = created_at - interval '1 hour'`);
    await booked(newDay(), { email });
    expect((await book(newDay(), { email })).outcome).toBe('too_many');
    await cancel(first);
    await booked(newDay(), { email });
  });

  test('dots in an address at Gmail make no other mailbox', async () => {
    const name = `ada${Date.now()}`;
    for (const dotted of ['a.da', 'ad.a', 'a.d.a'])
      await booked(newDay(), { email: `${name.replace('ada', dotted)}@gmail.com` });
    expect((await book(newDay(), { email: `${name}@gmail.com` })).outcome).toBe('too_many');
  });

  test('a mailbox that sends too much is refused as for any enquiry', async () => {
    const email = someone();
    for (const _ of [1, 2, 3]) await book(newDay(), { email });
    await expect(book(newDay(), { email })).rejects.toMatchObject({ code: 'PT429' });
  });

  test('a consultant never exceeds the daily maximum of appointments, however many times are held', async () => {
    const busy = await addConsultant(backend, {
      email: 'busy@example.com',
      daily_maximum: 2,
      buffer_minutes: 0,
    });
    const start = newDay();
    const [second, third, fourth] = [1, 2, 3].map((index) => start + HALF_HOUR_MS * index) as [
      number,
      number,
      number,
    ];
    await booked(start, { consultant: busy });
    expect(await hold(second, 'second of the day', { by: busy })).toBe('held');
    expect(await hold(third, 'third of the day', { by: busy })).toBe('held');
    const last = await booked(fourth, { consultant: busy });
    await expireHolds(backend);
    expect((await book(second, { consultant: busy })).outcome).toBe('gone');
    expect(await hold(start + HALF_HOUR_MS * 5, 'another', { by: busy })).toBe('gone');
    expect((await move(last, start + HALF_HOUR_MS * 6, { to: busy })).outcome).toBe('moved');
  });

  test('the visitor and the consultant are invited, and the visitor is reminded a day and an hour before', async () => {
    const start = newDay();
    const email = someone();
    const appointment = await booked(start, { email });
    expect(await mailsOf(appointment)).toEqual([
      { kind: 'appointment_invitation', recipient: email, detail: { sequence: 0 }, ahead: null },
      { kind: 'appointment_reminder', recipient: email, detail: { hours: 24 }, ahead: 24 },
      { kind: 'appointment_reminder', recipient: email, detail: { hours: 1 }, ahead: 1 },
      {
        kind: 'consultant_invitation',
        recipient: 'consultant@example.com',
        detail: { sequence: 0 },
        ahead: null,
      },
    ]);
    const ofEnquiry = await backend.query<{ kind: string }>(
      'select kind from public.outbox_messages where submission_id = $1',
      [appointment.submission_id],
    );
    expect(ofEnquiry).toEqual([{ kind: 'staff_notification' }]);
  });

  test('an appointment within hours has no reminder of the day before', async () => {
    const soon = await addConsultant(backend, { email: 'soon@example.com' });
    const appointment = await booked(Date.now() + 10 * 3_600_000, { consultant: soon });
    const reminders = (await mailsOf(appointment)).filter(({ kind }) => kind === 'appointment_reminder');
    expect(reminders.map(({ detail }) => detail)).toEqual([{ hours: 1 }]);
  });

  test('a moved appointment keeps its id, raises the sequence, and claims only the new time', async () => {
    const [start, later] = [newDay(), newDay()];
    const first = await booked(start);
    const { outcome, appointment } = await move(first, later);
    expect(outcome).toBe('moved');
    expect(appointment).toMatchObject({ id: first.id, sequence: 1, version: 2 });
    expect(Date.parse(appointment.starts_at)).toBe(later);
    expect(await claims(first)).toBe(1);
    await booked(start);
    expect((await book(later)).outcome).toBe('gone');
    const mails = await mailsOf(first);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'appointment_invitation',
      'appointment_reminder',
      'appointment_reminder',
      'consultant_invitation',
    ]);
    expect(mails[0]?.detail).toEqual({ sequence: 1, moved_from: first.starts_at });
    expect(mails[1]?.ahead).toBe(24);
  });

  test('an appointment cannot be moved to a taken time, from an older version, or after it is over', async () => {
    const [start, taken] = [newDay(), newDay()];
    const first = await booked(start);
    await booked(taken);
    expect((await move(first, taken)).outcome).toBe('gone');
    expect((await move(first, newDay(), { version: 7 })).outcome).toBe('changed');
    expect(await claims(first)).toBe(1);
    await cancel(first);
    expect((await move(first, newDay(), { version: 2 })).outcome).toBe('over');
  });

  test('a visitor moves an appointment at most five times a day, staff as often as they like', async () => {
    const start = newDay();
    let appointment: Appointment = await booked(start);
    for (const hours of [1, 2, 3, 4, 5])
      ({ appointment } = await move(appointment, start + hours * 2 * HALF_HOUR_MS));
    expect(appointment.sequence).toBe(5);
    expect((await move(appointment, start)).outcome).toBe('too_often');
    expect(await kindsOf(appointment)).toHaveLength(4);
    expect(
      await one<{ outcome: string }>('private.move_appointment($1, $2, $3, $4, $5, true)', [
        appointment.id,
        consultant,
        iso(start),
        iso(start + HALF_HOUR_MS),
        appointment.version,
      ]),
    ).toMatchObject({ outcome: 'moved' });
  });

  test('a change that names no version is treated as one of an older version', async () => {
    const start = newDay();
    const appointment = await booked(start - HALF_HOUR_MS * 4);
    expect(
      await one<{ outcome: string }>('private.move_appointment($1, $2, $3, $4, null)', [
        appointment.id,
        consultant,
        iso(start),
        iso(start + HALF_HOUR_MS),
      ]),
    ).toMatchObject({ outcome: 'changed' });
  });

  test('a colleague who takes over is invited, and the previous consultant is told', async () => {
    const other = await addConsultant(backend, { email: 'other@example.com' });
    const start = newDay();
    const first = await booked(start);
    const { appointment } = await move(first, start, { to: other });
    expect(appointment).toMatchObject({ consultant_id: other, sequence: 1 });
    const mails = await mailsOf(first);
    const told = mails.find(({ kind }) => kind === 'consultant_cancellation');
    expect(told).toMatchObject({
      recipient: 'consultant@example.com',
      detail: { reference: first.reference, sequence: 1, moved: true },
    });
    expect(mails.find(({ kind }) => kind === 'consultant_invitation')?.recipient).toBe('other@example.com');
  });

  test('cancelling frees the time, deletes the reminders and tells both', async () => {
    const start = newDay();
    const first = await booked(start);
    const { outcome, appointment } = await cancel(first, 'staff', ' The consultant is ill. ');
    expect(outcome).toBe('cancelled');
    expect(appointment).toMatchObject({
      state: 'cancelled',
      sequence: 1,
      cancel_reason: 'The consultant is ill.',
    });
    expect(await kindsOf(first)).toEqual(['appointment_cancellation', 'consultant_cancellation']);
    expect((await cancel(first)).outcome).toBe('already');
    await booked(start);
    // Deleting the enquiry later does not tell the consultant again.
    await backend.query('delete from public.contact_submissions where id = $1', [first.submission_id]);
    expect(await kindsOf(first)).toEqual(['consultant_cancellation']);
  });

  test('an appointment that has begun can no longer be cancelled or moved', async () => {
    const first = await booked(newDay());
    await backend.query(
      `update private.appointments
          set starts_at = now() - interval '1 minute', ends_at = now(), busy_until = now() where id = $1`,
      [first.id],
    );
    expect((await cancel(first)).outcome).toBe('over');
    expect((await move(first, newDay(), { version: 2 })).outcome).toBe('over');
    expect(await kindsOf(first)).toEqual([]);
  });

  test('an enquiry that is marked as spam gives its time back and its sender gets no mail', async () => {
    const start = newDay();
    const first = await booked(start);
    await backend.query(`update public.contact_submissions set status = 'spam' where id = $1`, [
      first.submission_id,
    ]);
    expect(await kindsOf(first)).toEqual(['consultant_cancellation']);
    await booked(start);
  });

  const markAs = (status: string, { submission_id }: Appointment) =>
    backend.query(`update public.contact_submissions set status = $1 where id = $2`, [status, submission_id]);

  test('an enquiry that turns out not to be spam has its appointment again, with a new invitation', async () => {
    const first = await booked(newDay());
    const kinds = await kindsOf(first);
    await markAs('spam', first);
    expect(await claims(first)).toBe(0);
    await markAs('new', first);
    expect(await claims(first)).toBe(1);
    expect(await one(`to_jsonb(a) from private.appointments a where id = $1`, [first.id])).toMatchObject({
      state: 'booked',
      cancelled_by: null,
      sequence: first.sequence + 2,
    });
    expect(await kindsOf(first)).toEqual(expect.arrayContaining(kinds));
  });

  test('archiving spam does not book its appointment again, and answering it does', async () => {
    const [archived, answered] = [await booked(newDay()), await booked(newDay())];
    for (const each of [archived, answered]) await markAs('spam', each);
    await markAs('archived', archived);
    await markAs('answered', answered);
    expect([await claims(archived), await claims(answered)]).toEqual([0, 1]);
    expect(await kindsOf(archived)).toEqual(['consultant_cancellation']);
    expect(await kindsOf(answered)).toContain('appointment_invitation');
  });

  test('an appointment whose time was taken meanwhile stays cancelled, and the visitor is told', async () => {
    const start = newDay();
    const first = await booked(start);
    await markAs('spam', first);
    await booked(start);
    await markAs('new', first);
    expect(await one('state from private.appointments where id = $1', [first.id])).toBe('cancelled');
    expect(await kindsOf(first)).toEqual(['appointment_cancellation', 'consultant_cancellation']);
  });

  test('an appointment that was cancelled on purpose stays cancelled when its enquiry is not spam', async () => {
    const first = await booked(newDay());
    await cancel(first, 'staff');
    await markAs('spam', first);
    await markAs('new', first);
    expect(await one('state from private.appointments where id = $1', [first.id])).toBe('cancelled');
  });

  test('a deleted enquiry takes its appointment along, and the consultant is told', async () => {
    const start = newDay();
    const first = await booked(start);
    await backend.query('delete from public.contact_submissions where id = $1', [first.submission_id]);
    expect(await one('count(*)::integer from private.appointments where id = $1', [first.id])).toBe(0);
    expect(await mailsOf(first)).toMatchObject([
      { kind: 'consultant_cancellation', detail: { reference: first.reference, sequence: 1 } },
    ]);
    await booked(start);
  });

  test('answering the enquiry does not stop the mails about its appointment', async () => {
    const first = await booked(newDay());
    const before = await kindsOf(first);
    await backend.query(`update public.contact_submissions set status = 'answered' where id = $1`, [
      first.submission_id,
    ]);
    expect(await kindsOf(first)).toEqual(before);
  });

  test('a consultant who is closed, or whose account is no longer an admin, has no times', async () => {
    const leaving = await addConsultant(backend, { email: 'leaving@example.com' });
    const start = newDay();
    const numbers = async () => {
      const data = await one<{ consultants: { id: string }[] }>('private.calendar_data(null, now(), now())');
      return data.consultants.some(({ id }) => id === leaving);
    };
    const isOpen = (open: boolean) =>
      backend.query('update private.consultants set is_open = $2 where id = $1', [leaving, open]);
    expect(await numbers()).toBe(true);
    await isOpen(false);
    expect([await numbers(), await hold(start, 'closed', { by: leaving })]).toEqual([false, 'gone']);
    await isOpen(true);
    const first = await booked(start, { consultant: leaving });
    const freed = await booked(newDay(), { consultant: leaving });
    await markAs('spam', freed);
    await backend.query(
      `delete from public.admins where user_id = (select user_id from private.consultants where id = $1)`,
      [leaving],
    );
    expect([await numbers(), await hold(newDay(), 'revoked', { by: leaving })]).toEqual([false, 'gone']);
    expect((await book(newDay(), { consultant: leaving })).outcome).toBe('gone');
    expect((await move(first, newDay(), { to: leaving })).outcome).toBe('gone');
    await markAs('new', freed);
    expect(await one('state from private.appointments where id = $1', [freed.id])).toBe('cancelled');
    expect(await kindsOf(freed)).toEqual(['appointment_cancellation']);
  });

  test('what a visitor wrote is not sent to somebody whose admin right was revoked', async () => {
    const leaving = await addConsultant(backend, { email: 'revoked@example.com' });
    const appointment = await booked(newDay(), { consultant: leaving });
    const toConsultant = async () =>
      (await mailsOf(appointment)).filter(({ recipient }) => recipient === 'revoked@example.com');
    expect(await toConsultant()).toHaveLength(1);
    await backend.query(
      `delete from public.admins where user_id = (select user_id from private.consultants where id = $1)`,
      [leaving],
    );
    expect(await toConsultant()).toEqual([]);
    await backend.query(
      `update private.appointments set state = 'cancelled', cancelled_by = 'visitor' where id = $1`,
      [appointment.id],
    );
    expect(await toConsultant()).toEqual([]);
    expect(await mailsOf(appointment)).not.toEqual([]);
  });

  test('a consultant whose admin right is restored is told what changed meanwhile, and nothing else', async () => {
    const email = 'returning@example.com';
    const returning = await addConsultant(backend, { email });
    const [kept, cancelled, passedOn] = [
      await booked(newDay(), { consultant: returning }),
      await booked(newDay(), { consultant: returning }),
      await booked(newDay(), { consultant: returning }),
    ];
    await backend.query(
      `update public.outbox_messages set state = 'sent' where recipient = $1 and kind = 'consultant_invitation'`,
      [email],
    );
    const untold = await booked(newDay(), { consultant: returning });
    await revokeAdmin(backend, email);
    await cancel(cancelled);
    await backend.query(
      'select private.move_appointment($1, $2, starts_at, ends_at, version, true) from private.appointments where id = $1',
      [passedOn.id, consultant],
    );
    const told = async (appointment: Appointment) =>
      (await mailsOf(appointment))
        .filter(({ recipient }) => recipient === email)
        .map(({ kind, detail }) => [kind, detail['sequence'], detail['moved'] ?? detail['changed']]);
    for (const appointment of [kept, cancelled, passedOn, untold])
      expect(await told(appointment)).toEqual([]);
    await grantAdmin(backend, email);
    expect(await told(kept)).toEqual([]);
    expect(await told(cancelled)).toEqual([['consultant_cancellation', 1, false]]);
    expect(await told(passedOn)).toEqual([['consultant_cancellation', 1, true]]);
    expect(await told(untold)).toEqual([['consultant_invitation', 0, false]]);
  });

  test('a link opens its appointment until a month after it, even if it was moved', async () => {
    const first = await booked(newDay());
    await backend.query(`select private.add_calendar_token($1, sha256('link'))`, [first.id]);
    expect(await one(`private.appointment_of(sha256('link'))`)).toMatchObject({
      id: first.id,
      reference: first.reference,
      zone: 'Asia/Tokyo',
      consultant: { name: 'Grace Okafor', office: 'london', email: 'consultant@example.com' },
    });
    expect(await one(`private.appointment_of(sha256('another'))`)).toBeNull();
    await move(first, newDay());
    expect(
      await one(
        `bool_and(t.expires_at = a.ends_at + interval '30 days')
          from private.calendar_tokens t join private.appointments a on a.id = t.appointment_id`,
      ),
    ).toBe(true);
    await backend.query('update private.calendar_tokens set expires_at = now()');
    expect(await one(`private.appointment_of(sha256('link'))`)).toBeNull();
  });

  test('the database knows the offices and their time zones', async () => {
    const allowed = await one<string>(
      `pg_get_constraintdef(oid) from pg_constraint where conname = 'consultants_office_check'`,
    );
    const known = [...allowed.matchAll(/'([^']+)'/g)].map(async ([, slug = '']) => ({
      slug,
      timeZone: await one<string>('private.office_zone($1)', [slug]),
    }));
    expect(await Promise.all(known)).toEqual(OFFICES.map(({ slug, timeZone }) => ({ slug, timeZone })));
  });

  test('the data of free times holds hours, exceptions, busy times and claims, but no expired hold', async () => {
    const [id = ''] = await addConsultants(backend, 1, {
      topics: ['coaching'],
      hours: [[1, '09:00', '12:30']],
    });
    const start = newDay();
    const day = iso(start).slice(0, 10);
    await backend.query('insert into private.day_exceptions (consultant_id, day) values ($1, $2)', [id, day]);
    await backend.query(`select private.store_busy_times($1, $2)`, [id, '[]']);
    await backend.query(
      `update private.consultants set busy_url = 'https://calendar.example/me.ics' where id = $1`,
      [id],
    );
    const due = await backend.query<{ consultant: string }>('select * from private.due_busy_imports()');
    expect(due).toEqual([{ consultant: id, url: 'https://calendar.example/me.ics' }]);
    expect(await backend.query('select * from private.due_busy_imports()')).toEqual([]);
    const span = [iso(start), iso(start + HALF_HOUR_MS)];
    await backend.query('select private.store_busy_times($1, $2)', [id, JSON.stringify([span])]);
    await backend.query(`select private.store_busy_times($1, '[]', 'The address did not answer.')`, [id]);
    await hold(start, 'expired', { by: id });
    await expireHolds(backend);
    await booked(start + 4 * HALF_HOUR_MS, { consultant: id });
    const read = (topic: string) =>
      one<{ consultants: Record<string, unknown>[] }>(
        `private.calendar_data($1, now(), now() + interval '1 year')`,
        [topic],
      );
    const found = (await read('coaching')).consultants.find((each) => each['id'] === id);
    expect(found).toMatchObject({
      office: 'london',
      topics: ['coaching'],
      hours: [[1, '09:00', '12:30']],
      exceptions: [[day, null, null]],
      upcoming: 1,
    });
    const instants = (list: unknown) =>
      (list as string[][]).flatMap(([from = '', to = '']) => [Date.parse(from), Date.parse(to)]);
    expect(instants(found?.['busy'])).toEqual([start, start + HALF_HOUR_MS]);
    expect(instants(found?.['claims'])).toEqual([start + 4 * HALF_HOUR_MS, start + 5.5 * HALF_HOUR_MS]);
    expect((await read('training')).consultants.some((each) => each['id'] === id)).toBe(false);
  });

  test('the feed of a consultant has the appointments that are not cancelled', async () => {
    const own = await addConsultant(backend, { email: 'feed@example.com' });
    await backend.query(`update private.consultants set feed_hash = sha256('feed') where id = $1`, [own]);
    const kept = await booked(newDay(), { consultant: own });
    await cancel(await booked(newDay(), { consultant: own }));
    expect(await one(`private.appointment_feed(sha256('feed'))`)).toMatchObject({
      name: 'Grace Okafor',
      appointments: [{ id: kept.id, reference: kept.reference }],
    });
    expect(await one(`private.appointment_feed(sha256('other'))`)).toBeNull();
  });

  test('the feed of a consultant ends with the admin right, also if that is granted again', async () => {
    const email = 'former@example.com';
    const own = await addConsultant(backend, { email });
    await backend.query(`update private.consultants set feed_hash = sha256('former') where id = $1`, [own]);
    const feed = () => one(`private.appointment_feed(sha256('former'))`);
    expect(await feed()).not.toBeNull();
    await revokeAdmin(backend, email);
    expect(await feed()).toBeNull();
    await grantAdmin(backend, email);
    expect(await feed()).toBeNull();
  });

  test('when many visitors want the same time at once, one gets it and nobody gets an error', async () => {
    const start = newDay();
    const outcomes = await Promise.all(Array.from({ length: 12 }, async () => (await book(start)).outcome));
    expect(outcomes.toSorted()).toEqual(['booked', ...Array<string>(11).fill('gone')]);
  });
});
