import { bookedLine } from '../../../shared/calendar/booked-line.ts';
import { HOLD_MINUTES } from '../../../shared/calendar/calendar.ts';
import type { Booked, Booking, Hold, HoldResult } from '../../../shared/calendar/calendar.ts';
import { CONTACT_SOURCE } from '../../../shared/forms/contact.ts';
import type { ContactSubmission } from '../../../shared/forms/contact.ts';
import { MAIL_WAITS } from '../../../shared/forms/plain-forms.ts';
import { instantFormat } from '../../../shared/text/format-instant.ts';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { databaseRefusal } from '../../http/database-refusal.ts';
import { tooManyRequests } from '../../http/refusal.ts';
import { withAttempt } from '../../http/with-attempt.ts';
import { calendarFileLink } from '../../ics/calendar-file.ts';
import { isChannelUnconfigured } from '../../unconfigured-channel.ts';
import { hashOf, newToken } from '../../tokens.ts';

import { appointmentFile } from './appointment-file.ts';
import { appointmentSpan } from '../read-calendar.ts';
import type { CalendarDeps } from '../calendar-deps.ts';
import { consultantsFor } from './choose-consultant.ts';
import type { Choice } from './choose-consultant.ts';
import { isoMinute } from '../free-times/free-times.ts';

type BookedRow = {
  outcome: 'booked' | 'received' | 'gone' | 'too_many' | 'too_often';
  /** Milliseconds until the address may book again. */
  wait?: number;
  enquiry: (Record<string, unknown> & { reference: string }) | null;
  appointment:
    | (Record<string, unknown> & {
        id: string;
        sequence: number;
        starts_at: string;
        ends_at: string;
        zone: string;
        consultant_id: string;
      })
    | null;
};

/**
 * Holds a time for a visitor, in place of an earlier hold; `undefined` when the time has gone. If one consultant's holds are
 * full, another's is tried.
 */
export async function holdTime(
  { start, topic, office, hold: asked, instead }: Hold,
  deps: CalendarDeps,
): Promise<HoldResult | undefined> {
  const { starts, ends } = appointmentSpan(start);
  const hold = asked ?? newToken();
  const until = new Date(deps.now() + HOLD_MINUTES * MINUTE_MS).toISOString();
  const mayHaveHold = asked !== undefined || instead !== undefined;
  const { free } = await consultantsFor(deps, start, { topic, office }, mayHaveHold);
  let withoutHold: HoldResult | undefined;
  for (const { id, office: place } of free) {
    const [row] = await deps.query<{ outcome: 'held' | 'free' | 'gone' }>(
      `select private.keep_time($1::uuid, $2::timestamptz, $3::timestamptz, decode($4, 'hex'), decode($5, 'hex'), $6) as outcome`,
      [id, starts, ends, hashOf(hold), instead === undefined ? null : hashOf(instead), deps.network],
    );
    if (!row || row.outcome === 'gone') continue;
    deps.calendarCache.clear();
    if (row.outcome === 'held') return { outcome: 'held', hold, until, office: place };
    withoutHold ??= { outcome: 'free', until: null, office: place };
  }
  return withoutHold;
}

export async function releaseTime(hold: string, { query, calendarCache }: CalendarDeps): Promise<void> {
  await query(`select private.release_time(decode($1, 'hex'))`, [hashOf(hold)]);
  calendarCache.clear();
}

/** `Required`, so that the compiler asks for the value of a new optional field. */
function enquiryOf(booking: Booking): Required<ContactSubmission> {
  const { first_name, last_name, email, company, role, industry, topic, about, start, zone, medium } =
    booking;
  const { day, time } = instantFormat(zone)(start);
  const telephone = medium === 'telephone' ? (booking.telephone ?? '') : undefined;
  return {
    first_name,
    last_name,
    email,
    company,
    role: role ?? null,
    industry: industry ?? null,
    interest: topic,
    message: bookedLine(`${day}, ${time}`, zone, telephone) + about,
    source: CONTACT_SOURCE,
    page: booking.page,
  };
}

async function bookWith(
  consultant: string | null,
  booking: Booking,
  { query, address, network }: CalendarDeps,
): Promise<BookedRow> {
  const sent = {
    enquiry: enquiryOf(booking),
    consultant,
    ...appointmentSpan(booking.start),
    hold: booking.hold === undefined ? null : hashOf(booking.hold),
    medium: booking.medium,
    telephone: booking.telephone ?? null,
    zone: booking.zone,
    topic: booking.topic,
    page: booking.page,
    network,
    address: address && {
      counter: address.counter,
      allowed: address.limit.attempts,
      span: `${address.limit.windowMs} milliseconds`,
    },
  };
  try {
    const [row] = await query<{ booked: BookedRow }>(
      'select private.book_appointment($1::text::jsonb) as booked',
      [JSON.stringify(sent)],
    );
    if (!row) throw new Error('The booking has no outcome');
    return row.booked;
  } catch (error) {
    throw databaseRefusal(error) ?? error;
  }
}

/**
 * Books the first free consultant in the order of the round robin. If none is free, the database is still asked: it
 * answers a repeated booking with the first one, and finds the consultant of a hold.
 */
async function bookFirstFree(
  booking: Booking,
  deps: CalendarDeps,
): Promise<BookedRow & Pick<Choice, 'officeOf'>> {
  const { start, topic, office, hold } = booking;
  const { free, officeOf } = await consultantsFor(deps, start, { topic, office }, hold !== undefined);
  const [first, ...others] = free.map(({ id }) => id);
  let row = await bookWith(first ?? null, booking, deps);
  for (const consultant of others) {
    if (row.outcome !== 'gone') break;
    row = await bookWith(consultant, booking, deps);
  }
  return { ...row, officeOf };
}

/** Books an appointment as an enquiry of the visitor. */
export function bookAppointment(booking: Booking, deps: CalendarDeps): Promise<Booked | 'gone' | 'too_many'> {
  return withAttempt(deps.takeBooking, async (release) => {
    const isWithoutMail = await isChannelUnconfigured('appointment_invitation', deps.query);
    const { outcome, wait, enquiry, appointment, officeOf } = await bookFirstFree(booking, deps);
    if (outcome === 'gone' || outcome === 'too_many') {
      // Nothing was stored, and the visitor has to choose again.
      release();
      return outcome;
    }
    // The database did the work of a booking, so the attempt stays counted.
    if (outcome === 'too_often') throw tooManyRequests(wait ?? 0);
    if (!enquiry) throw new Error('A booking has no enquiry');
    await deps.persist('contact_submissions', enquiry);
    if (appointment) await deps.persist('appointments', appointment);
    deps.calendarCache.clear();
    deps.onMessages();
    const { reference } = enquiry;
    if (!appointment) return { outcome: 'received', reference };
    const { id, sequence, starts_at, ends_at, zone, consultant_id } = appointment;
    const [start, end] = [isoMinute(starts_at), isoMinute(ends_at)];
    return {
      outcome,
      reference,
      start,
      end,
      zone,
      office: officeOf(consultant_id),
      entry: id,
      file: calendarFileLink(appointmentFile({ id, sequence, start, end, reference })),
      ...(isWithoutMail ? { mail: MAIL_WAITS } : {}),
    };
  });
}
