import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { DeskConsultant } from '#shared/desk/calendar.ts';
import { CONFLICT_CODE, GONE_CODE } from '#shared/desk/calls.ts';
import { enquiry } from '#tests/harness/api.ts';
import { bookFreeTime, HALF_HOUR_MS, hourAhead } from '#tests/harness/bookings.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { CONSULTANT_SETTINGS } from '#tests/harness/consultant-settings.ts';
import { admin, sendEnquiry } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const SETTINGS = { ...CONSULTANT_SETTINGS, name: 'Grace Okafor' as string, topics: [] };
const refusal = (code: string, message: string) => ({ code, message: `${code} ${message}` });

describe.each(SQL_TEST_ENGINES)('appointments in the desk on %s', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;
  let ben: Colleague;
  let consultant: string;
  let visitors = 0;
  let days = 3;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'through the server');
    await liftHourlyLimits(target.backend);
    ada = await admin(target, 'ada@firm.example');
    ben = await admin(target, 'ben@firm.example');
    consultant = await addConsultant(target.backend, { daily_maximum: 1 });
  });
  afterAll(() => target?.close());

  const newDay = () => hourAhead((days += 1));
  const iso = (ms: number) => new Date(ms).toISOString();
  const day = (ms: number) => iso(ms).slice(0, 10);
  const someone = () => `visitor-${(visitors += 1)}@example.com`;
  const book = (start: number, email = someone()) =>
    bookFreeTime(target.backend, consultant, start, { email });
  const begin = (id: string) =>
    target.backend.query(
      `update private.appointments
          set starts_at = now() - interval '1 minute', ends_at = now(), busy_until = now() where id = $1`,
      [id],
    );
  /** The consultant's settings as `save_consultant` takes them. */
  const settingsOf = ({ id, version }: DeskConsultant, changes: Partial<typeof SETTINGS> = {}) => ({
    consultant: { ...SETTINGS, id, version, ...changes },
  });
  const consultantOf = async (id: string) => {
    const found = (await ada.ask('list_consultants', undefined)).find((each) => each.id === id);
    if (!found) throw new Error('The consultant is not listed.');
    return found;
  };

  test('an enquiry with an appointment stays open but is never overdue', async () => {
    const before = await ada.ask('desk_statistics', undefined);
    const { submission_id } = await book(newDay());
    await target.backend.query(
      `update public.contact_submissions set created_at = created_at - interval '3 days' where id = $1`,
      [submission_id],
    );
    const after = await ada.ask('desk_statistics', undefined);
    expect(after.waiting - before.waiting).toBe(1);
    expect(after.waiting_overdue).toBe(before.waiting_overdue);
    const { submission } = await ada.ask('submission_detail', { submission: submission_id });
    expect(submission).toMatchObject({ status: 'new', promise: null, waiting_since: null });
    const { rows } = await ada.ask('list_submissions', { filter: { waiting_over: 'clock_24h' } });
    expect(rows.map(({ id }) => id)).not.toContain(submission_id);
  });

  test('the list has the appointments of the days asked for, of one consultant or of all', async () => {
    const start = newDay();
    const { id, submission_id, reference } = await book(start);
    const range = { from_day: day(start), to_day: day(start) };
    expect(await ada.ask('list_appointments', range)).toEqual([
      {
        id,
        submission_id,
        reference,
        name: 'Ada Stone',
        company: 'Example Ltd',
        consultant_id: consultant,
        consultant_name: 'Grace Okafor',
        office: 'london',
        starts_at: expect.stringContaining(`${day(start)}T09:00`),
        ends_at: expect.stringContaining(`${day(start)}T09:30`),
        zone: 'Asia/Tokyo',
        medium: 'video',
        telephone: null,
        topic: 'consulting',
        page: '/services/risk-resilience',
        state: 'booked',
        version: 1,
        created_at: expect.any(String),
        cancelled_by: null,
        cancel_reason: null,
      },
    ]);
    expect(await ada.ask('list_appointments', { ...range, consultant })).toHaveLength(1);
    expect(await ada.ask('list_appointments', { ...range, consultant: NOBODY })).toEqual([]);
    const after = day(start + 86_400_000);
    expect(await ada.ask('list_appointments', { from_day: after, to_day: after })).toEqual([]);
  });

  test('an enquiry shows its appointment with history and mails, and the appointment its enquiry', async () => {
    const { id, submission_id } = await book(newDay());
    const detail = await ada.ask('submission_detail', { submission: submission_id });
    expect(detail.appointment).toMatchObject({ id, consultant_name: 'Grace Okafor', state: 'booked' });
    expect(detail.history).toMatchObject([{ action: 'appointment_booked', actor_id: null }]);
    expect(detail.messages.map(({ kind }) => kind).toSorted()).toEqual([
      'appointment_invitation',
      'appointment_reminder',
      'appointment_reminder',
      'consultant_invitation',
      'staff_notification',
    ]);
    const opened = await ada.ask('appointment_detail', { appointment: id });
    expect(opened).toMatchObject({
      appointment: { id, version: 1 },
      submission: { id: submission_id },
      history: [{ action: 'appointment_booked' }],
    });
    await expect(ada.ask('appointment_detail', { appointment: NOBODY })).rejects.toMatchObject({
      code: GONE_CODE,
    });
  });

  test('a deleted enquiry leaves only its log, and the consultant of its appointment is told', async () => {
    const email = someone();
    const { id, reference, submission_id: submission } = await book(newDay(), email);
    const other = await sendEnquiry(target, { email, message: 'The enquiry that is real.' });
    await ada.ask('add_submission_note', { submission, body: 'Not sent by its addressee.' });
    const { version } = (await ada.ask('submission_detail', { submission })).submission;
    const remove = (expected: number) =>
      ada.ask('delete_submission', { submission, expected_version: expected });
    await expect(remove(version + 1)).rejects.toMatchObject({ code: CONFLICT_CODE });
    await target.backend.query('delete from private.erased_text');
    expect(await remove(version)).toEqual({ deleted: submission });
    expect(await target.backend.query('select from private.erased_text')).toHaveLength(1);
    const left = await ada.ask('find_person', { email });
    expect(left.submissions.map(({ id: found }) => found)).toEqual([other]);
    expect(left.appointments).toEqual([]);
    expect(
      await target.backend.query(
        `select kind from public.outbox_messages where appointment_id = $1 or detail ->> 'reference' = $2`,
        [id, reference],
      ),
    ).toEqual([{ kind: 'consultant_cancellation' }]);
    expect(
      await target.backend.query('select from private.claimed_times where appointment_id = $1', [id]),
    ).toEqual([]);
    // A replay of the journal does not bring it back.
    expect(
      await target.backend.query('select from private.removed_rows where id in ($1, $2)', [submission, id]),
    ).toHaveLength(2);
    const log = await target.backend.query(
      `select action, detail from public.desk_events where submission_id = $1 order by id desc limit 1`,
      [submission],
    );
    expect(log).toEqual([{ action: 'submission_deleted', detail: { notes: 1 } }]);
    await expect(remove(version)).rejects.toMatchObject({ code: GONE_CODE });
  });

  test('a corrected address gets the invitation and the reminders, the consultant is told, and the links sent before stop working', async () => {
    const { id } = await book(newDay());
    const mailsTo = async (recipient: string) =>
      (
        await target.backend.query<{ kind: string }>(
          'select kind from public.outbox_messages where appointment_id = $1 and recipient = $2 order by kind',
          [id, recipient],
        )
      ).map(({ kind }) => kind);
    const { submission } = await ada.ask('appointment_detail', { appointment: id });
    await target.backend.query(
      `update public.outbox_messages set state = 'sent' where appointment_id = $1 and kind like '%_invitation'`,
      [id],
    );
    await target.backend.query(`select private.add_calendar_token($1::uuid, sha256('sent'))`, [id]);
    const email = someone();
    await ada.ask('correct_submission', {
      submission: submission.id,
      expected_version: submission.version,
      corrections: { email },
    });
    expect(await mailsTo(email)).toEqual([
      'appointment_invitation',
      'appointment_reminder',
      'appointment_reminder',
    ]);
    expect(await mailsTo(submission.email)).toEqual(['appointment_invitation']);
    // The first one has the wrong address, to which the consultant would write.
    expect(await mailsTo('consultant@example.com')).toEqual([
      'consultant_invitation',
      'consultant_invitation',
    ]);
    expect(
      await target.backend.query(
        `select m.detail, a.sequence from public.outbox_messages m join private.appointments a on a.id = m.appointment_id
          where a.id = $1 and m.kind like '%_invitation' and m.state <> 'sent' order by m.kind`,
        [id],
      ),
    ).toEqual([
      { detail: { sequence: 1 }, sequence: 1 },
      { detail: { sequence: 1, changed: true }, sequence: 1 },
    ]);
    const tokens = 'select from private.calendar_tokens where appointment_id = $1';
    expect(await target.backend.query(tokens, [id])).toEqual([]);
  });

  test('an enquiry without an appointment says so', async () => {
    const { error } = await target.client().from('contact_submissions').insert({
      first_name: 'A',
      last_name: 'B',
      email: 'without@example.com',
      company: 'C',
      message: 'No appointment.',
      source: 'website_contact_form',
    });
    expect(error).toBeNull();
    const [stored] = await target.backend.query<{ id: string }>(
      `select id from public.contact_submissions where email = 'without@example.com'`,
    );
    const detail = await ada.ask('submission_detail', { submission: stored?.id ?? '' });
    expect(detail.appointment).toBeNull();
  });

  test('staff move an appointment above the daily maximum, but not onto another or into the past', async () => {
    const [first, second] = [newDay(), newDay()];
    const moved = await book(first);
    await book(second);
    const change = { appointment: moved.id, consultant, expected_version: 1 };
    const move = (start: number, more: object = {}) =>
      ada.ask('move_appointment_by_staff', { ...change, starts: `${iso(start).slice(0, 16)}Z`, ...more });
    await expect(move(second + HALF_HOUR_MS)).rejects.toMatchObject(
      refusal('PT422', 'The consultant is not free at this time.'),
    );
    await expect(move(Date.now() - HALF_HOUR_MS)).rejects.toMatchObject(
      refusal('PT422', 'This time has passed.'),
    );
    await expect(move(second, { expected_version: 2 })).rejects.toMatchObject({ code: CONFLICT_CODE });
    expect(await move(second + 2 * HALF_HOUR_MS)).toMatchObject({ version: 2, consultant_id: consultant });
    const { history } = await ada.ask('appointment_detail', { appointment: moved.id });
    expect(history.at(-1)).toMatchObject({ action: 'appointment_moved', actor_id: ada.id });
    await expect(move(newDay())).rejects.toMatchObject({ code: CONFLICT_CODE });
  });

  test('the list of enquiries has the appointment as it is now', async () => {
    const { id, submission_id } = await book(newDay());
    const listed = async () => {
      const { rows } = await ada.ask('list_submissions', { filter: {} });
      const { appointment } = rows.find((row) => row.id === submission_id) ?? {};
      return appointment && [appointment.state, Date.parse(appointment.starts_at)];
    };
    const start = newDay();
    const starts = `${iso(start).slice(0, 16)}Z`;
    await ada.ask('move_appointment_by_staff', { appointment: id, consultant, starts, expected_version: 1 });
    expect(await listed()).toEqual(['booked', start]);
    await ada.ask('cancel_appointment_by_staff', { appointment: id, reason: 'Ill', expected_version: 2 });
    expect(await listed()).toEqual(['cancelled', start]);
    const { appointment } = await ada.ask('submission_detail', { submission: submission_id });
    expect(appointment).toMatchObject({ id, state: 'cancelled' });
  });

  test('an admin takes over an appointment once the account is a consultant, at the same time', async () => {
    const start = newDay();
    const { id } = await book(start);
    const take = { appointment: id, expected_version: 1 };
    await expect(ben.ask('take_appointment', take)).rejects.toMatchObject(
      refusal('PT422', 'Add yourself to the calendar first.'),
    );
    const own = await ada.ask('save_consultant', { consultant: { email: 'ben@firm.example', ...SETTINGS } });
    const taken = await ben.ask('take_appointment', take);
    expect(taken).toMatchObject({ consultant_id: own.id, version: 2 });
    expect(Date.parse(taken.starts_at)).toBe(start);
    const { history } = await ada.ask('appointment_detail', { appointment: id });
    expect(history.at(-1)).toMatchObject({
      action: 'appointment_taken',
      actor_email: 'ben@firm.example',
      old_value: consultant,
      new_value: own.id,
    });
  });

  test('a cancelled appointment keeps the reason that the visitor reads, and cannot be cancelled again', async () => {
    const { id } = await book(newDay());
    const cancel = (expected_version: number) =>
      ada.ask('cancel_appointment_by_staff', { appointment: id, reason: ' Illness ', expected_version });
    expect(await cancel(1)).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'staff',
      cancel_reason: 'Illness',
      version: 2,
    });
    await expect(cancel(1)).rejects.toMatchObject({ code: CONFLICT_CODE });
    await expect(cancel(2)).rejects.toMatchObject(
      refusal('PT422', 'This appointment has begun or been cancelled.'),
    );
  });

  test('an appointment is marked after it has begun, and the mark can be taken back', async () => {
    const { id } = await book(newDay());
    const mark = (outcome: 'held' | 'missed' | 'booked', expected_version: number) =>
      ada.ask('mark_appointment', { appointment: id, outcome, expected_version });
    await expect(mark('held', 1)).rejects.toMatchObject(
      refusal('PT422', 'This appointment has not begun yet.'),
    );
    await begin(id);
    expect(await mark('missed', 2)).toMatchObject({ state: 'missed', version: 3 });
    expect(await mark('booked', 3)).toMatchObject({ state: 'booked', version: 4 });
    expect(await mark('held', 4)).toMatchObject({ state: 'held', version: 5 });
    const { history } = await ada.ask('appointment_detail', { appointment: id });
    expect(history.at(-1)).toMatchObject({
      action: 'appointment_marked',
      old_value: 'booked',
      new_value: 'held',
    });
  });

  test('only an admin becomes a consultant, once, and an older version of the settings is refused', async () => {
    await admin(target, 'dora@firm.example');
    await target.client().auth.signUp({ email: 'member@firm.example', password: 'a-long-enough-passphrase' });
    const add = (email: string) => ada.ask('save_consultant', { consultant: { email, ...SETTINGS } });
    await expect(add('member@firm.example')).rejects.toMatchObject(
      refusal('PT422', 'No admin has this email address.'),
    );
    const added = await add('dora@firm.example');
    expect(added).toMatchObject({
      ...SETTINGS,
      email: 'dora@firm.example',
      version: 1,
      hours: [],
      has_feed: false,
    });
    await expect(add('dora@firm.example')).rejects.toMatchObject(
      refusal('PT422', 'This consultant is in the calendar already.'),
    );
    const changed = await ada.ask('save_consultant', settingsOf(added, { name: 'Dora' }));
    expect(changed).toMatchObject({ name: 'Dora', version: 2, email: 'dora@firm.example' });
    await expect(ben.ask('save_consultant', settingsOf(added))).rejects.toMatchObject({
      code: CONFLICT_CODE,
    });
  });

  test('a changed video room is mailed to those who have the old one', async () => {
    const email = 'eve@firm.example';
    const host = await addConsultant(target.backend, { email });
    const bookWith = (start: number, changes: object = {}) =>
      bookFreeTime(target.backend, host, start, { email: someone(), ...changes });
    const sent = await bookWith(newDay());
    const byTelephone = await bookWith(newDay(), { medium: 'telephone', telephone: '+44 20 7946 0000' });
    const over = await bookWith(newDay());
    const ids = [sent.id, byTelephone.id, over.id];
    await target.backend.query(
      `update public.outbox_messages set state = 'sent', sent_at = now() where appointment_id = any ($1::uuid[])`,
      [`{${ids.join()}}`],
    );
    await begin(over.id);
    const unsent = await bookWith(newDay());
    const unsentMails = (id: string) =>
      target.backend.query<{ kind: string; recipient: string; detail: object }>(
        `select kind, recipient, detail from public.outbox_messages
          where appointment_id = $1 and state in ('waiting', 'unconfigured') order by kind`,
        [id],
      );
    const before = await unsentMails(unsent.id);
    const save = async (meeting_url: string) =>
      ada.ask('save_consultant', {
        consultant: { ...SETTINGS, id: host, version: (await consultantOf(host)).version, meeting_url },
      });
    for (const _ of ['changed', 'saved again']) await save('https://meet.example/another');
    const detail = { sequence: 1, changed: true };
    expect(await unsentMails(sent.id)).toMatchObject([
      { kind: 'appointment_invitation', detail },
      { kind: 'consultant_invitation', recipient: email, detail },
    ]);
    expect(await unsentMails(unsent.id)).toEqual(before);
    expect([await unsentMails(byTelephone.id), await unsentMails(over.id)]).toEqual([[], []]);
    const sequences = await target.backend.query<{ sequence: number }>(
      'select sequence from private.appointments where consultant_id = $1 order by sequence',
      [host],
    );
    expect(sequences.map(({ sequence }) => sequence)).toEqual([0, 0, 0, 1]);
  });

  test('busy times stay until those of a new address are imported, and are deleted when the address is removed', async () => {
    const before = await consultantOf(consultant);
    const set = (busy_url: string | null, version: number) =>
      ada.ask('save_consultant', {
        consultant: { ...SETTINGS, daily_maximum: 1, id: consultant, version, busy_url },
      });
    await set('https://calendar.example/one.ics', before.version);
    await target.backend.query('select private.store_busy_times($1, $2)', [
      consultant,
      JSON.stringify([[iso(newDay()), iso(newDay())]]),
    ]);
    const count = async () =>
      (await target.backend.query('select from private.busy_times where consultant_id = $1', [consultant]))
        .length;
    await set('https://calendar.example/one.ics', before.version + 1);
    expect(await count()).toBe(1);
    await set('https://calendar.example/two.ics', before.version + 2);
    expect(await count()).toBe(1);
    const due = await target.backend.query('select from private.due_busy_imports() where consultant = $1', [
      consultant,
    ]);
    expect(due).toHaveLength(1);
    await target.backend.query(`select private.store_busy_times($1, '[]', 'The address answers with 404.')`, [
      consultant,
    ]);
    expect(await count()).toBe(1);
    await target.backend.query(`select private.store_busy_times($1, '[]')`, [consultant]);
    expect(await count()).toBe(0);
    await target.backend.query('select private.store_busy_times($1, $2)', [
      consultant,
      JSON.stringify([[iso(newDay()), iso(newDay())]]),
    ]);
    expect(await count()).toBe(1);
    await set(null, before.version + 3);
    expect(await count()).toBe(0);
  });

  test('hours and exceptions are replaced whole, and overlapping ones are refused with nothing lost', async () => {
    const { version } = await consultantOf(consultant);
    const save = (
      hours: [number, string, string][],
      exceptions: [string, string | null, string | null][],
      by: number,
    ) => ada.ask('save_hours', { consultant, hours, exceptions, expected_version: by });
    const off = day(newDay());
    const saved = await save(
      [
        [1, '09:00', '12:00'],
        [1, '12:00', '17:00'],
      ],
      [
        [off, null, null],
        ['2098-12-24', '09:00', '12:00'],
      ],
      version,
    );
    expect(saved).toMatchObject({
      version: version + 1,
      hours: [
        [1, '09:00', '12:00'],
        [1, '12:00', '17:00'],
      ],
      exceptions: [
        [off, null, null],
        ['2098-12-24', '09:00', '12:00'],
      ],
    });
    const overlap = refusal('PT422', 'Each time ends after its start, and no two times overlap.');
    for (const hours of [
      [
        [1, '09:00', '12:00'],
        [1, '11:30', '17:00'],
      ],
      [
        [1, '09:00', '12:00'],
        [1, '09:00', '17:00'],
      ],
      [[1, '12:00', '09:00']],
    ] as [number, string, string][][]) {
      await expect(save(hours, [], version + 1)).rejects.toMatchObject(overlap);
    }
    await expect(
      save(
        [],
        [
          [off, null, null],
          [off, '09:00', '10:00'],
        ],
        version + 1,
      ),
    ).rejects.toMatchObject(overlap);
    await expect(save([], [], version)).rejects.toMatchObject({ code: CONFLICT_CODE });
    expect(await consultantOf(consultant)).toMatchObject({
      hours: saved.hours,
      exceptions: saved.exceptions,
    });
  });

  test('only the consultant makes an address of the feed; a newer one and a new password end it', async () => {
    const grace = await admin(target, 'grace@firm.example');
    await target.backend.query('update private.consultants set user_id = $2 where id = $1', [
      consultant,
      grace.id,
    ]);
    await expect(ada.ask('make_feed_token', { consultant })).rejects.toMatchObject({ code: 'PT422' });
    const first = await grace.ask('make_feed_token', { consultant });
    const second = await grace.ask('make_feed_token', { consultant });
    expect(second).toMatch(/^[\w-]{43}$/);
    const open = async (token: string) => {
      const [row] = await target.backend.query<{ feed: unknown }>(
        `select private.appointment_feed(sha256(convert_to($1, 'UTF8'))) as feed`,
        [token],
      );
      return row?.feed;
    };
    expect(await open(first)).toBeNull();
    expect(await open(second)).toMatchObject({ name: 'Grace Okafor' });
    expect((await consultantOf(consultant)).has_feed).toBe(true);
    await target.backend.query(`update auth.users set encrypted_password = 'other' where id = $1`, [
      grace.id,
    ]);
    expect(await open(second)).toBeNull();
    expect((await consultantOf(consultant)).has_feed).toBe(false);
  });

  test('the figures count booked, attended, missed and cancelled appointments by page', async () => {
    const sent = enquiry({ email: someone(), page: '/about' });
    expect((await target.client().from('contact_submissions').insert(sent)).status).toBe(201);
    const figures = await ada.ask('calendar_figures', undefined);
    expect(figures).toMatchObject({ held: 1, missed: 0, cancelled: 2 });
    expect(figures.median_lead_days).toBeGreaterThan(0);
    expect(figures.by_page).toEqual([
      {
        page: '/services/risk-resilience',
        enquiries: figures.booked,
        appointments: figures.booked - figures.cancelled,
      },
      { page: null, enquiries: 2, appointments: 0 },
      { page: '/about', enquiries: 1, appointments: 0 },
    ]);
  });

  /** Moves the arrival or the reopening of an enquiry to three days ago. */
  const age = (submission: string, column: 'created_at' | 'reopened_at') =>
    target.backend.query(
      `update public.contact_submissions set ${column} = now() - interval '3 days' where id = $1`,
      [submission],
    );
  /** Lets an appointment have taken place some days ago. */
  const moveBack = (id: string, days: number) =>
    target.backend.query(
      `update private.appointments
          set starts_at = now() - $2::interval, ends_at = now() - $2::interval + interval '30 minutes',
            busy_until = now() - $2::interval + interval '30 minutes' where id = $1`,
      [id, `${days} days`],
    );
  const overdueOf = async (submission: string) => {
    const { waiting_overdue } = await ada.ask('desk_statistics', undefined);
    const { rows } = await ada.ask('list_submissions', { filter: { waiting_over: 'clock_24h' } });
    const detail = await ada.ask('submission_detail', { submission });
    return {
      count: waiting_overdue,
      isListed: rows.some(({ id }) => id === submission),
      promise: detail.submission.promise,
    };
  };

  test('a mail that did not tell the consultant of a cancellation is shown with the enquiry, to be sent again', async () => {
    const { id, submission_id, version } = await book(newDay());
    const other = await book(newDay());
    for (const appointment of [{ id, version }, other])
      await ada.ask('cancel_appointment_by_staff', {
        appointment: appointment.id,
        reason: 'Ill.',
        expected_version: appointment.version,
      });
    await target.backend.query(
      `update public.outbox_messages set state = 'failed' where kind = 'consultant_cancellation'`,
    );
    const shown = async () =>
      (await ada.ask('submission_detail', { submission: submission_id })).messages.filter(
        ({ kind }) => kind === 'consultant_cancellation',
      );
    const [failed, ...others] = await shown();
    expect([failed?.status, others]).toEqual(['failed', []]);
    expect(await ada.ask('resend_message', { message: failed?.id ?? '' })).toBe(true);
    expect((await shown()).map(({ status }) => status)).not.toContain('failed');
  });

  test('an enquiry waits for an answer from the moment its appointment is cancelled', async () => {
    const { id, submission_id } = await book(newDay());
    await age(submission_id, 'created_at');
    const { count } = await overdueOf(submission_id);
    await ada.ask('cancel_appointment_by_staff', { appointment: id, expected_version: 1, reason: 'Illness' });
    expect(await overdueOf(submission_id)).toEqual({ count, isListed: false, promise: 'in_time' });
    await target.backend.query(
      `update private.appointments set cancelled_at = now() - interval '2 days' where id = $1`,
      [id],
    );
    expect(await overdueOf(submission_id)).toEqual({ count: count + 1, isListed: true, promise: 'overdue' });
  });

  test('an enquiry that is reopened after its appointment waits for an answer', async () => {
    const { id, submission_id } = await book(newDay());
    const { count } = await overdueOf(submission_id);
    await moveBack(id, 5);
    expect(await overdueOf(submission_id)).toEqual({ count, isListed: false, promise: null });
    await age(submission_id, 'reopened_at');
    expect(await overdueOf(submission_id)).toEqual({ count: count + 1, isListed: true, promise: 'overdue' });
  });

  test('an enquiry archived after its appointment and then reopened waits from the reopening', async () => {
    const { id, submission_id } = await book(newDay());
    await moveBack(id, 9);
    const setStatus = async (status: 'archived' | 'in_progress') => {
      const { submission } = await ada.ask('submission_detail', { submission: submission_id });
      const { version } = submission;
      const change = { submission: submission_id, expected_version: version, changes: { status } };
      await ada.ask('change_submission', change);
    };
    await setStatus('archived');
    await setStatus('in_progress');
    expect(await overdueOf(submission_id)).toMatchObject({ promise: 'in_time' });
  });

  test('enquiries are listed by the length of their wait, with a search as without', async () => {
    const early = await book(newDay());
    const late = await book(newDay());
    const booked = await book(newDay());
    for (const { id } of [early, late])
      await ada.ask('cancel_appointment_by_staff', {
        appointment: id,
        expected_version: 1,
        reason: 'Illness',
      });
    await target.backend.query(
      `update private.appointments set cancelled_at = now() - interval '1 hour' where id = $1`,
      [early.id],
    );
    await age(late.submission_id, 'created_at');
    for (const filter of [{}, { search: 'visitor' }]) {
      const { rows } = await ada.ask('list_submissions', { filter, sort: 'waiting', ascending: false });
      const ids = [early, late, booked].map(({ submission_id }) => submission_id);
      const listed = rows.map(({ id }) => id).filter((id) => ids.includes(id));
      expect(listed).toEqual(ids);
    }
  });

  test('reminders that are not due do not count as waiting, and one cannot be sent again after the start', async () => {
    const { id } = await book(newDay());
    const waiting = async () => {
      const { data } = await ada.client.rpc('mail_status');
      return (data as { kind: string; waiting: number }[]).find(({ kind }) => kind === 'appointment_reminder')
        ?.waiting;
    };
    expect(await waiting()).toBe(0);
    const [late] = await target.backend.query<{ id: string }>(
      `update public.outbox_messages set state = 'expired', useful_until = now()
        where appointment_id = $1 and detail ->> 'hours' = '24' returning id`,
      [id],
    );
    const { data } = await ada.client.rpc('resend_message', { message: late?.id });
    expect(data).toBe(false);
  });

  // The embedded database runs one transaction at a time.
  test.runIf(engine === 'postgres')(
    'a change of an appointment waits for its consultant before it locks the appointment, as a new room does',
    async () => {
      const { backend } = target;
      const start = newDay();
      const [moved, given, spam] = [await book(start), await book(newDay()), await book(newDay())];
      await backend.query(`update public.contact_submissions set status = 'spam' where id = $1`, [
        spam.submission_id,
      ]);
      const changes: readonly [{ id: string }, () => Promise<unknown>][] = [
        [
          moved,
          () =>
            backend.query('select private.move_appointment($1, $2, $3, $4, 1)', [
              moved.id,
              consultant,
              iso(start + HALF_HOUR_MS * 2),
              iso(start + HALF_HOUR_MS * 3),
            ]),
        ],
        [
          given,
          () =>
            ada.ask('move_appointment_by_staff', {
              appointment: given.id,
              starts: `${iso(newDay()).slice(0, 16)}Z`,
              consultant,
              expected_version: 1,
            }),
        ],
        [
          spam,
          () =>
            backend.query(`update public.contact_submissions set status = 'new' where id = $1`, [
              spam.submission_id,
            ]),
        ],
      ];
      for (const [{ id }, change] of changes) {
        const { answer } = await backend.transaction(async ({ query }) => {
          await query('select from private.consultants where id = $1 for no key update', [consultant]);
          const changed = change().then(
            () => 'changed',
            (error: unknown) => error,
          );
          await vi.waitUntil(async () => (await query('select from pg_locks where not granted')).length > 0);
          await query('select from private.appointments where id = $1 for update', [id]);
          return { answer: changed };
        });
        expect(await answer).toBe('changed');
      }
    },
  );
});
