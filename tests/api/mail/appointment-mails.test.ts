import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { deliverySettings } from '#backend/mail/settings.ts';
import { formatTime } from '#backend/mail/appointments/appointment-facts.ts';
import { composeUnsentMail } from '#backend/mail/unsent-mail.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import { enquiry } from '#tests/harness/api.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { openTestBackend, SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { deliverDue } from '#tests/harness/mail/deliver-due.ts';
import { entryOf, partsOf, textOf } from '#tests/harness/mail/mail-parts.ts';
import { startMailServer } from '#tests/harness/mail/mail-server.ts';
import type { MailServerOfTests } from '#tests/harness/mail/mail-server.ts';

type Booked = { id: string; version: number; sequence: number; starts_at: string; submission_id: string };
type Row = { kind: string; state: string; last_error: string | null };

const SITE_URL = 'https://www.firm.example';
const SENDER = 'website@firm.example';
const iso = (moment: number) => new Date(moment).toISOString();

describe.each(SQL_TEST_ENGINES)('mails about appointments on %s', (engine) => {
  let opened: TestBackend;
  let mail: MailServerOfTests;
  let consultant: string;
  let consultantAddress: string;
  let hours = 0;

  const query = <Result>(sql: string, parameters?: unknown[]) =>
    opened.backend.query<Result>(sql, parameters);
  const value = async <Value>(sql: string, parameters: unknown[]): Promise<Value> => {
    const [row] = await query<{ value: Value }>(`select (select ${sql}) as value`, parameters);
    if (!row) throw new Error('No row');
    return row.value;
  };
  const settings = () =>
    deliverySettings(
      { SMTP_URL: mail.url, MAIL_FROM: `Firm <${SENDER}>`, NOTIFY_TO: 'desk@firm.example' },
      SITE_URL,
    );
  const round = () => deliverDue(opened.backend, settings());

  /** Books a time of its own, three or more days ahead. */
  async function book(
    changes: Record<string, unknown> = {},
    person: object = {},
  ): Promise<Booked & { email: string }> {
    hours += 24;
    const start = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + (72 + hours) * HOUR_MS;
    const email = `visitor-${hours}@example.com`;
    const { outcome, appointment } = await value<{ outcome: string; appointment: Booked }>(
      'private.book_appointment($1)',
      [
        JSON.stringify({
          enquiry: enquiry({ email, message: `Appointment.\n\nCall evil.example at ${start}`, ...person }),
          consultant,
          starts: iso(start),
          ends: iso(start + HOUR_MS / 2),
          hold: null,
          medium: 'video',
          telephone: null,
          zone: 'Asia/Tokyo',
          topic: 'consulting',
          page: '/',
          ...changes,
        }),
      ],
    );
    expect(outcome).toBe('booked');
    return { ...appointment, email };
  }
  async function move({ id, version, starts_at }: Booked, by = 2 * HOUR_MS): Promise<Booked> {
    const start = Date.parse(starts_at) + by;
    const { outcome, appointment } = await value<{ outcome: string; appointment: Booked }>(
      'private.move_appointment($1, $2, $3, $4, $5)',
      [id, consultant, iso(start), iso(start + HOUR_MS / 2), version],
    );
    expect(outcome).toBe('moved');
    return appointment;
  }
  const cancel = ({ id }: Booked, by: 'visitor' | 'staff', reason: string | null = null) =>
    value<object>('private.cancel_appointment($1, $2, $3)', [id, by, reason]);
  const mailTo = (address: string) => {
    const found = mail.received.findLast(({ to }) => to[0] === address);
    if (!found) throw new Error(`No mail to ${address}`);
    return found.text;
  };
  const rows = ({ id }: Booked) =>
    query<Row>(
      `select kind, state, last_error from public.outbox_messages where appointment_id = $1 order by kind, useful_until`,
      [id],
    );
  /** Makes delayed messages due. */
  const passTime = () =>
    query('update public.outbox_messages set next_attempt_at = now() where attempts > 0');

  /** As if the appointment began in so many hours, with all that waits for it. */
  async function bringNear({ id }: Booked, inHours: number): Promise<void> {
    await query('alter table private.appointments disable trigger appointments_mails');
    await query(
      `with near as (
         select a.starts_at - (now() + $2::float * interval '1 hour') as by from private.appointments a where a.id = $1
       ), appointment as (
         update private.appointments a
            set starts_at = starts_at - by, ends_at = ends_at - by, busy_until = busy_until - by
           from near where a.id = $1
       )
       update public.outbox_messages m set next_attempt_at = next_attempt_at - by, useful_until = useful_until - by
         from near where m.appointment_id = $1 and m.state in ('waiting', 'unconfigured')`,
      [id, inHours],
    );
    await query('alter table private.appointments enable trigger appointments_mails');
  }

  beforeAll(async () => {
    opened = await openTestBackend(engine);
    await liftHourlyLimits(opened.backend);
    consultant = await addConsultant(opened.backend);
    consultantAddress = await value<string>(
      'private.account_address(c.user_id) from private.consultants c where c.id = $1',
      [consultant],
    );
    await query(
      `update private.consultants set meeting_url = 'https://meet.example/{reference}', daily_maximum = 16 where id = $1`,
      [consultant],
    );
  });
  beforeEach(async () => {
    await mail?.stop();
    mail = await startMailServer();
    await query('delete from public.contact_submissions');
    await query('delete from public.outbox_messages');
  });
  afterAll(async () => {
    await mail?.stop();
    await opened?.close();
  });

  test('a booking invites the visitor and the consultant, and its acknowledgement is the invitation', async () => {
    const booked = await book();
    expect(await round()).toMatchObject({ sent: 3, delayed: 0, refused: 0, obsolete: 0 });
    expect(mail.received.map(({ to }) => to[0]).sort()).toEqual(
      ['desk@firm.example', booked.email, consultantAddress].sort(),
    );
    const entry = entryOf(mailTo(booked.email));
    expect(entry).toMatchObject({
      uid: booked.id,
      method: 'REQUEST',
      status: 'CONFIRMED',
      start: new Date(booked.starts_at),
      organizer: { val: `mailto:${SENDER}` },
      attendee: { val: `MAILTO:${booked.email}`, params: { RSVP: true } },
      location: expect.stringMatching(/^https:\/\/meet\.example\/CV-/),
    });
    const type = partsOf(mailTo(booked.email)).get('text/calendar')?.head ?? '';
    expect(type).toMatch(/^content-type: text\/calendar; charset=utf-8; method=REQUEST/im);
    expect(partsOf(mailTo(booked.email)).get('application/ics')?.head).toContain('invitation.ics');
    expect(entryOf(mailTo(consultantAddress))).toMatchObject({ uid: booked.id, method: 'REQUEST' });
  });

  test('the visitor reads the time on both clocks and finds a link that works', async () => {
    const booked = await book();
    await round();
    const text = textOf(mailTo(booked.email));
    expect(text).toMatch(/Your time: \w+ \d+ \w+ \d{4}, \d\d:\d\d to \d\d:\d\d \(Asia\/Tokyo, UTC\+9\)/);
    expect(text).toMatch(
      /In London: \w+ \d+ \w+ \d{4}, \d\d:\d\d to \d\d:\d\d \(Europe\/London, UTC(\+1)?\)/,
    );
    const token = /\/consultation\/manage\?token=([\w-]{43})\n/.exec(text)?.[1] ?? '';
    const found = await value<{ id: string } | null>(
      `private.appointment_of(sha256(convert_to($1, 'UTF8')))`,
      [token],
    );
    expect(found?.id).toBe(booked.id);
  });

  test('no text typed by a stranger is sent to an unverified address', async () => {
    const booked = await book(
      { medium: 'telephone', telephone: '+44 20 7946 0123' },
      { first_name: 'Pay at evil-bank.com', last_name: 'x', company: 'Evil company' },
    );
    await round();
    const visitors = mailTo(booked.email);
    const whole = [...partsOf(visitors).values()].map(({ body }) => body).join('\n');
    for (const typed of ['evil-bank', 'evil.example', 'Evil company', '7946 0123'])
      expect(whole).not.toContain(typed);
    expect(whole).toContain('which ends in 23');
    const staff = textOf(mailTo(consultantAddress));
    for (const typed of ['Pay at evil-bank.com', 'evil.example', 'Evil company', '+44 20 7946 0123']) {
      expect(staff).toContain(typed);
    }
    expect(staff).toContain(`${SITE_URL}/admin/submissions?q=CV-`);
  });

  test('what is typed cannot add a line to a header or to the calendar file', async () => {
    const booked = await book(
      {},
      {
        first_name: 'Eve\r\nBcc: x@example.com',
        last_name: 'B',
        company: 'A\r\nATTENDEE:mailto:x@example.com',
      },
    );
    await round();
    expect(mail.received.flatMap(({ to }) => to)).not.toContain('x@example.com');
    for (const address of [booked.email, consultantAddress]) {
      const whole = mailTo(address);
      expect(whole).not.toMatch(/^bcc:/im);
      expect(entryOf(whole).attendee).toMatchObject({ val: `MAILTO:${address}` });
    }
  });

  test('a move replaces the entry: same UID, higher SEQUENCE, old and new time', async () => {
    const booked = await book(
      {},
      { message: 'Appointment on Monday 1 January 2029, 10:00 (Asia/Tokyo), by video.\n\nOur second plant.' },
    );
    await round();
    const before = /Your time: (.+)/.exec(textOf(mailTo(booked.email)))?.[1] ?? '';
    const moved = await move(booked);
    await round();
    const second = mailTo(booked.email);
    expect(entryOf(second)).toMatchObject({ uid: booked.id, start: new Date(moved.starts_at) });
    expect(partsOf(second).get('text/calendar')?.body).toContain('SEQUENCE:1\r\n');
    expect(textOf(second)).toContain('Your appointment has a new time.');
    expect(textOf(second)).toContain(`Time before: ${before}`);
    expect(textOf(second)).toContain('Before, in London: ');
    const consultants = mailTo(consultantAddress);
    expect(textOf(consultants)).toContain('An appointment has been moved');
    for (const { body } of partsOf(consultants).values()) expect(body).not.toContain('1 January 2029');
    expect(textOf(consultants)).toContain('What it is about:\nOur second plant.');
  });

  test('a mail about several moves names the time that its recipient last read', async () => {
    const booked = await book();
    await round();
    const colleague = await addConsultant(opened.backend, { email: 'stand-in@example.com' });
    const timeBefore = ({ starts_at }: Booked, zone: string) =>
      `before: ${formatTime(zone, starts_at, iso(Date.parse(starts_at) + HOUR_MS / 2)).whole}`;

    const twice = await move(await move(booked));
    await round();
    expect(textOf(mailTo(booked.email))).toContain(timeBefore(booked, 'Asia/Tokyo'));
    expect(textOf(mailTo(consultantAddress))).toContain(timeBefore(booked, 'Europe/London'));

    const back = await move(await move(twice), -2 * HOUR_MS);
    await round();
    expect(textOf(mailTo(booked.email))).toContain(
      'Your appointment takes place at the time, with the consultant',
    );
    expect(textOf(mailTo(booked.email))).not.toContain('before');

    const moved = await move(back);
    const { appointment: taken } = await value<{ appointment: Booked }>(
      'private.move_appointment($1, $2, $3, $4, $5, true)',
      [moved.id, colleague, moved.starts_at, iso(Date.parse(moved.starts_at) + HOUR_MS / 2), moved.version],
    );
    await cancel(taken, 'staff', 'We are ill.');
    await round();
    expect(textOf(mailTo(booked.email))).toContain('we have had to cancel this appointment');
    expect(textOf(mailTo(booked.email))).toContain(timeBefore(back, 'Asia/Tokyo'));
  });

  test('a cancellation removes the entry and gives the reason of the staff', async () => {
    const booked = await book();
    await round();
    await cancel(booked, 'staff', 'Our consultant is ill.\nWe apologise.');
    await round();
    const last = mailTo(booked.email);
    expect(entryOf(last)).toMatchObject({ uid: booked.id, method: 'CANCEL', status: 'CANCELLED' });
    expect(partsOf(last).get('text/calendar')?.body).toContain('SEQUENCE:1\r\n');
    expect(textOf(last)).toContain('Why we have cancelled it:\nOur consultant is ill.\nWe apologise.');
    expect(textOf(last)).toContain(`${SITE_URL}/consultation\n`);
    const toConsultant = mailTo(consultantAddress);
    expect(entryOf(toConsultant)).toMatchObject({ uid: booked.id, method: 'CANCEL' });
    const [enquiry] = await query<{ id: string; name: string }>(
      `select id, first_name || ' ' || last_name as name from public.contact_submissions where id = $1`,
      [booked.submission_id],
    );
    expect(textOf(toConsultant)).toContain(`Name: ${enquiry?.name}`);
    expect(textOf(toConsultant)).toContain(`enquiry=${enquiry?.id}`);
    expect((await rows(booked)).filter(({ state }) => state === 'waiting')).toEqual([]);
  });

  test('the consultant of a deleted enquiry reads no name, and a link to the calendar', async () => {
    const booked = await book();
    await round();
    const [enquiry] = await query<{ name: string }>(
      `delete from public.contact_submissions where id = $1 returning first_name || ' ' || last_name as name`,
      [booked.submission_id],
    );
    await round();
    const toConsultant = textOf(mailTo(consultantAddress));
    expect(toConsultant).toContain('This appointment will not take place.');
    expect(toConsultant).not.toContain(enquiry?.name);
    expect(toConsultant).toContain(`${SITE_URL}/admin/submissions?view=calendar`);
  });

  test('reminders go out a day and an hour before, once each, however many servers share the work', async () => {
    const booked = await book();
    await round();
    mail.received.length = 0;
    expect(await round()).toMatchObject({ sent: 0 });
    await bringNear(booked, 23.9);
    const shared = await Promise.all([round(), round(), round()]);
    expect(shared.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    await bringNear(booked, 0.9);
    await Promise.all([round(), round(), round()]);
    expect(mail.received.map(({ to }) => to[0])).toEqual([booked.email, booked.email]);
    for (const { text } of mail.received) {
      expect(textOf(text)).toContain('This is a reminder of your appointment.');
      expect(partsOf(text).has('text/calendar')).toBe(false);
    }
  });

  test.each([
    ['slow', -2],
    ['fast', 2],
  ])('a worker whose clock is %s sends each reminder when it is due', async (_clock, hours) => {
    const booked = await book();
    await round();
    mail.received.length = 0;
    await bringNear(booked, 23.9);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });
    try {
      expect(await round()).toMatchObject({ sent: 1, obsolete: 0 });
      await bringNear(booked, 0.9);
      expect(await round()).toMatchObject({ sent: 1, obsolete: 0 });
    } finally {
      vi.useRealTimers();
    }
  });

  test('a server that was down for a day sends nothing that is out of date', async () => {
    const booked = await book();
    await round();
    mail.received.length = 0;
    await bringNear(booked, -1);
    expect(await round()).toMatchObject({ sent: 0, obsolete: 0 });
    expect((await rows(booked)).filter(({ kind }) => kind === 'appointment_reminder')).toEqual([
      {
        kind: 'appointment_reminder',
        state: 'expired',
        last_error: 'Not sent in time to be of use as a reminder.',
      },
      {
        kind: 'appointment_reminder',
        state: 'expired',
        last_error: 'Not sent in time to be of use as a reminder.',
      },
    ]);
    expect(mail.received).toEqual([]);
  });

  test('a mail left behind by a worker is not sent after it has expired either', async () => {
    const booked = await book();
    await query(
      `update public.outbox_messages set state = 'sending', claim = gen_random_uuid(), attempts = 1,
         lease_until = now() - interval '1 minute', useful_until = now() - interval '1 minute'
       where appointment_id = $1`,
      [booked.id],
    );
    await round();
    expect(mail.received.map(({ to }) => to[0])).toEqual(['desk@firm.example']);
    expect(new Set((await rows(booked)).map(({ state }) => state))).toEqual(new Set(['expired']));
  });

  test('a mail made obsolete by a change is not sent, and the desk says so', async () => {
    const booked = await book();
    // In flight while the appointment is cancelled, so that it is not deleted with the others.
    await query(
      `update public.outbox_messages set state = 'sending', claim = gen_random_uuid(), attempts = 1,
         lease_until = now() - interval '1 minute'
       where appointment_id = $1 and kind in ('appointment_invitation', 'consultant_invitation')`,
      [booked.id],
    );
    await cancel(booked, 'visitor');
    await round();
    await passTime();
    expect(await round()).toMatchObject({ obsolete: 2 });
    expect((await rows(booked)).filter(({ kind }) => kind.endsWith('invitation'))).toEqual(
      ['appointment_invitation', 'consultant_invitation'].map((kind) => ({
        kind,
        state: 'expired',
        last_error: 'The appointment was cancelled before the mail could be sent.',
      })),
    );
    const methods = mail.received
      .map(({ text }) => partsOf(text).get('text/calendar')?.head ?? '')
      .filter((head) => head !== '');
    expect(methods.every((head) => head.includes('method=CANCEL'))).toBe(true);
    const [channel] = await query<{ last_error: string | null }>(
      `select last_error from private.message_channels where kind = 'appointment_invitation'`,
    );
    expect(channel?.last_error).toBeNull();
  });

  test('a consultant whose appointment passes to a colleague is told, and the colleague is invited', async () => {
    const booked = await book();
    await round();
    const colleague = await addConsultant(opened.backend, { email: 'colleague@example.com' });
    const address = await value<string>(
      'private.account_address(c.user_id) from private.consultants c where c.id = $1',
      [colleague],
    );
    const end = iso(Date.parse(booked.starts_at) + HOUR_MS / 2);
    await value('private.move_appointment($1, $2, $3, $4, $5)', [
      booked.id,
      colleague,
      booked.starts_at,
      end,
      booked.version,
    ]);
    await round();
    expect(entryOf(mailTo(consultantAddress))).toMatchObject({ uid: booked.id, method: 'CANCEL' });
    expect(textOf(mailTo(consultantAddress))).toContain('A colleague has this appointment now.');
    expect(textOf(mailTo(booked.email))).toContain(
      'Your appointment takes place at the time, with the consultant',
    );
    expect(entryOf(mailTo(address))).toMatchObject({ uid: booked.id, method: 'REQUEST' });
  });

  const cancellations = () =>
    query<Row>(
      `select kind, state, last_error from public.outbox_messages where kind = 'consultant_cancellation'`,
    );
  /** The consultant's mail server accepts nothing yet, so that the mail waits for its next attempt. */
  async function roundDelayed(): Promise<void> {
    mail.refusals.set(consultantAddress, 450);
    await round();
    mail.refusals.clear();
  }
  const HAS_IT_AGAIN = {
    kind: 'consultant_cancellation',
    state: 'expired',
    last_error: 'The appointment was booked again before the mail could be sent.',
  };

  test('a consultant whose appointment is restored from spam is not left with the mail that it is cancelled', async () => {
    const booked = await book();
    await round();
    await query(`update public.contact_submissions set status = 'spam'`);
    await roundDelayed();
    await query(`update public.contact_submissions set status = 'new'`);
    await passTime();
    await round();
    expect(await cancellations()).toEqual([HAS_IT_AGAIN]);
    expect(entryOf(mailTo(consultantAddress))).toMatchObject({ uid: booked.id, method: 'REQUEST' });
  });

  test('a consultant who gets an appointment back is not left with the mail that a colleague has it', async () => {
    const booked = await book();
    await round();
    const colleague = await addConsultant(opened.backend, { email: 'deputy@example.com' });
    const passTo = async (to: string, version: number) => {
      const end = iso(Date.parse(booked.starts_at) + HOUR_MS / 2);
      return value<{ appointment: Booked }>('private.move_appointment($1, $2, $3, $4, $5)', [
        booked.id,
        to,
        booked.starts_at,
        end,
        version,
      ]);
    };
    const passed = await passTo(colleague, booked.version);
    await roundDelayed();
    await passTo(consultant, passed.appointment.version);
    await passTime();
    await round();
    expect((await cancellations()).filter(({ state }) => state === 'expired')).toEqual([HAS_IT_AGAIN]);
    expect(entryOf(mailTo(consultantAddress))).toMatchObject({ uid: booked.id, method: 'REQUEST' });
  });

  test('a changed video room is updated in both calendars', async () => {
    const booked = await book();
    await round();
    expect(entryOf(mailTo(booked.email))).not.toMatchObject({ location: 'https://meet.example/another' });
    await query(`update private.consultants set meeting_url = 'https://meet.example/another' where id = $1`, [
      consultant,
    ]);
    await value('private.send_new_room($1)::text', [consultant]);
    await round();
    for (const address of [booked.email, consultantAddress]) {
      const mailed = mailTo(address);
      expect(entryOf(mailed)).toMatchObject({ uid: booked.id, location: 'https://meet.example/another' });
      expect(partsOf(mailed).get('text/calendar')?.body).toContain('SEQUENCE:1\r\n');
    }
    expect(textOf(mailTo(booked.email))).toContain(
      'Your appointment takes place at the time, with the consultant',
    );
    expect(textOf(mailTo(consultantAddress))).toContain('An appointment has been changed');
  });

  test('a colleague who takes over an appointment at another time is invited, without mention of a move', async () => {
    const booked = await book();
    await round();
    const colleague = await addConsultant(opened.backend, { email: 'successor@example.com' });
    const address = await value<string>(
      'private.account_address(c.user_id) from private.consultants c where c.id = $1',
      [colleague],
    );
    const start = iso(Date.parse(booked.starts_at) + HOUR_MS);
    const end = iso(Date.parse(start) + HOUR_MS / 2);
    await value('private.move_appointment($1, $2, $3, $4, $5)', [
      booked.id,
      colleague,
      start,
      end,
      booked.version,
    ]);
    await round();
    expect(textOf(mailTo(booked.email))).toContain('Your appointment has a new time.');
    expect(textOf(mailTo(address))).not.toContain('moved');
    expect(textOf(mailTo(address))).not.toContain('Time before');
  });

  test('a link in a mail that was certainly not sent is revoked', async () => {
    const booked = await book();
    mail.refusals.set(booked.email, 550);
    await round();
    const [tokens] = await query<{ count: number }>(
      'select count(*)::integer as count from private.calendar_tokens',
    );
    expect(tokens?.count).toBe(0);
  });

  test('an admin can read a mail that waits for mail to be configured', async () => {
    await query(`update private.message_channels set is_configured = false`);
    const booked = await book();
    const [unsent] = await query<{ id: string }>(
      `select id from public.outbox_messages where appointment_id = $1 and kind = 'appointment_invitation'`,
      [booked.id],
    );
    const read = await composeUnsentMail({ id: unsent?.id ?? '' }, opened.backend, SITE_URL);
    expect(read?.subject).toMatch(/^Your appointment with /);
    expect(read?.text).toContain('/consultation/manage?token=');
  });
});
