import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { APPOINTMENT_MINUTES } from '#shared/calendar/calendar.ts';
import type { DeskArguments } from '#shared/desk/calls.ts';
import { GONE_CODE } from '#shared/desk/calls.ts';
import { bookFreeTime, HALF_HOUR_MS, hourAhead } from '#tests/harness/bookings.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { admin, sendEnquiry } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

type Booking = DeskArguments<'book_appointment_by_staff'>;

const NOBODY = '00000000-0000-4000-8000-000000000000';
const refusal = (code: string, message: string) => ({ code, message: `${code} ${message}` });
const HAS_ONE = refusal('PT422', 'This enquiry has an appointment already.');
const NOT_FREE = refusal('PT422', 'The consultant is not free at this time.');

describe.each(SQL_TEST_ENGINES)('times that staff book for a visitor on %s', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;
  let consultant: string;
  let visitors = 0;
  let days = 3;

  beforeAll(async () => {
    // As on hosted Supabase, where no server checks the arguments first.
    target = await openPolicyTarget(engine, 'directly');
    await liftHourlyLimits(target.backend);
    ada = await admin(target, 'ada@firm.example');
    consultant = await addConsultant(target.backend, { daily_maximum: 1 });
  });
  afterAll(() => target?.close());

  const newDay = () => hourAhead((days += 1));
  const minute = (ms: number) => `${new Date(ms).toISOString().slice(0, 16)}Z`;
  const someone = () => `sender-${(visitors += 1)}@example.com`;
  const send = (email = someone()) =>
    sendEnquiry(target, { email, message: `Please call us, ${email}.`, interest: 'coaching' });
  const book = (submission: string, start: number, changes: Partial<Booking> = {}) =>
    ada.ask('book_appointment_by_staff', {
      submission,
      starts: minute(start),
      consultant,
      medium: 'video',
      telephone: null,
      zone: 'Asia/Tokyo',
      ...changes,
    });
  const detailOf = (submission: string) => ada.ask('submission_detail', { submission });
  const kindsOf = async (submission: string) =>
    (await detailOf(submission)).messages.map(({ kind }) => kind).toSorted();

  test('the sender gets the invitation in place of the acknowledgement, and waits no longer', async () => {
    const submission = await send();
    expect(await kindsOf(submission)).toEqual(['acknowledgement', 'staff_notification']);
    expect((await detailOf(submission)).submission.promise).toBe('in_time');
    const start = newDay();
    const booked = await book(submission, start, { medium: 'telephone', telephone: ' +81 3 1234 5678 ' });
    expect(booked).toMatchObject({
      submission_id: submission,
      consultant_id: consultant,
      zone: 'Asia/Tokyo',
      medium: 'telephone',
      telephone: '+81 3 1234 5678',
      topic: 'coaching',
      page: null,
      state: 'booked',
    });
    expect(Date.parse(booked.starts_at)).toBe(start);
    expect(Date.parse(booked.ends_at)).toBe(start + APPOINTMENT_MINUTES * 60_000);
    expect(await kindsOf(submission)).toEqual([
      'appointment_invitation',
      'appointment_reminder',
      'appointment_reminder',
      'consultant_invitation',
      'staff_notification',
    ]);
    const { submission: enquiry, history } = await detailOf(submission);
    expect(enquiry.promise).toBeNull();
    expect(history.at(-1)).toMatchObject({ action: 'appointment_booked', actor_id: ada.id });
  });

  test('staff may exceed the daily maximum, but not take the time of somebody else', async () => {
    const start = newDay();
    await bookFreeTime(target.backend, consultant, start, { email: someone() });
    const submission = await send();
    await expect(book(submission, start)).rejects.toMatchObject(NOT_FREE);
    expect((await detailOf(submission)).appointment).toBeNull();
    await book(submission, start + 2 * HALF_HOUR_MS);
    await expect(
      bookFreeTime(target.backend, consultant, start + 2 * HALF_HOUR_MS, { email: someone() }),
    ).rejects.toThrow('gone');
  });

  test('staff see when a consultant is not free: appointments, holds and the imported calendar', async () => {
    const someoneElse = await addConsultant(target.backend, {
      email: 'else@firm.example',
      buffer_minutes: 15,
    });
    const start = newDay();
    const [held, busy] = [start + 2 * HALF_HOUR_MS, start + 4 * HALF_HOUR_MS];
    const dayOf = (ms: number) => minute(ms).slice(0, 10);
    const list = (chosen: string, day = dayOf(start)) =>
      ada.ask('list_taken_times', { consultant: chosen, from_day: day, to_day: day });
    const { id } = await book(await send(), start, { consultant: someoneElse });
    const [{ number } = { number: 0 }] = await target.backend.query<{ number: number }>(
      'select number from private.consultants where id = $1',
      [someoneElse],
    );
    const hold = (at: number, until: string) =>
      target.backend.query(
        `insert into private.claimed_times (consultant_number, span, hold_hash, hold_until)
         values ($1, tstzrange($2, $2::timestamptz + interval '30 minutes'), sha256($4::text::bytea), now() + $3::interval)`,
        [number, minute(at), until, `hold ${at}`],
      );
    await hold(held, '5 minutes');
    await hold(held + 2 * HALF_HOUR_MS, '-1 minute');
    await target.backend.query(
      'insert into private.busy_times (consultant_id, span) values ($1, tstzrange($2, $3))',
      [someoneElse, minute(busy), minute(busy + HALF_HOUR_MS)],
    );
    const taken = await list(someoneElse);
    const shown = taken.map((one) => [
      Date.parse(one.starts),
      Date.parse(one.ends),
      one.appointment_id,
      one.is_imported,
    ]);
    expect(shown).toEqual([
      [start, start + 1.5 * HALF_HOUR_MS, id, false],
      [held, held + HALF_HOUR_MS, null, false],
      [busy, busy + HALF_HOUR_MS, null, true],
    ]);
    expect(await list(someoneElse, dayOf(newDay()))).toEqual([]);
    expect(await list(consultant)).toEqual([]);
    const tooLong = { consultant, from_day: dayOf(start), to_day: dayOf(start + 7 * 48 * HALF_HOUR_MS) };
    await expect(ada.ask('list_taken_times', tooLong)).rejects.toMatchObject(
      refusal('PT422', 'Choose at most a week.'),
    );
    // A time that only the imported calendar takes can be booked; the desk warns.
    expect(await book(await send(), busy, { consultant: someoneElse })).toMatchObject({ state: 'booked' });
  });

  test('an enquiry has one appointment; a cancelled or missed one is replaced', async () => {
    const submission = await send();
    const first = await book(submission, newDay());
    await expect(book(submission, newDay())).rejects.toMatchObject(HAS_ONE);
    await ada.ask('cancel_appointment_by_staff', {
      appointment: first.id,
      reason: 'Illness',
      expected_version: first.version,
    });
    const again = await book(submission, newDay(), { zone: 'Europe/Berlin' });
    expect(again).toMatchObject({
      id: first.id,
      zone: 'Europe/Berlin',
      state: 'booked',
      cancelled_by: null,
      cancel_reason: null,
    });
    // No mail says any more that it is cancelled.
    expect(await kindsOf(submission)).not.toContain('appointment_cancellation');
    await target.backend.query(
      `update private.appointments
          set starts_at = now() - interval '1 minute', ends_at = now(), busy_until = now() where id = $1`,
      [again.id],
    );
    const mark = async (outcome: 'held' | 'missed') => {
      const { appointment } = await ada.ask('appointment_detail', { appointment: again.id });
      await ada.ask('mark_appointment', {
        appointment: again.id,
        outcome,
        expected_version: appointment.version,
      });
    };
    await mark('held');
    await expect(book(submission, newDay())).rejects.toMatchObject(HAS_ONE);
    await mark('missed');
    expect(await book(submission, newDay())).toMatchObject({ id: again.id, state: 'booked' });
  });

  test('two bookings at once for one enquiry book one time', async () => {
    const submission = await send();
    const other = await addConsultant(target.backend, { email: 'other@firm.example' });
    const [one, two] = [newDay(), newDay()];
    const answers = await Promise.allSettled([
      book(submission, one),
      book(submission, two, { consultant: other }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: HAS_ONE });
    const claims = await target.backend.query(
      `select from private.claimed_times t join private.appointments a on a.id = t.appointment_id
        where a.submission_id = $1`,
      [submission],
    );
    expect(claims).toHaveLength(1);
  });

  test('spam, a past time, an unknown zone and a consultant without access are refused', async () => {
    const submission = await send();
    const start = newDay();
    await expect(book(NOBODY, start)).rejects.toMatchObject({ code: GONE_CODE });
    await expect(book(submission, Date.now() - HALF_HOUR_MS)).rejects.toMatchObject(
      refusal('PT422', 'This time has passed.'),
    );
    await expect(book(submission, start, { consultant: NOBODY })).rejects.toMatchObject(NOT_FREE);
    await expect(book(submission, start, { zone: 'Atlantis/Poseidonis' })).rejects.toMatchObject(
      refusal('PT422', 'This time zone is not known. Please choose another.'),
    );
    await expect(book(submission, start, { medium: 'telephone' })).rejects.toMatchObject({ code: '23514' });
    const { version } = (await detailOf(submission)).submission;
    await ada.ask('change_submission', {
      submission,
      expected_version: version,
      changes: { status: 'spam' },
    });
    await expect(book(submission, start)).rejects.toMatchObject(
      refusal('PT422', 'This enquiry is marked as spam. Change its status first.'),
    );
    expect((await detailOf(submission)).appointment).toBeNull();
  });

  test('an enquiry that was released from spam can be booked', async () => {
    const submission = await send();
    const change = async (status: 'spam' | 'new') => {
      const { version } = (await detailOf(submission)).submission;
      await ada.ask('change_submission', { submission, expected_version: version, changes: { status } });
    };
    await change('spam');
    await change('new');
    expect(await book(submission, newDay())).toMatchObject({ state: 'booked' });
  });
});
