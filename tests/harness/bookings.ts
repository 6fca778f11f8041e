import type { Backend } from '#server/database/backend.ts';
import { DAY_MS } from '#shared/time/durations.ts';

import { enquiry } from './api.ts';

export const HALF_HOUR_MS = 30 * 60_000;

export type StoredAppointment = {
  id: string;
  submission_id: string;
  consultant_id: string;
  starts_at: string;
  state: string;
  sequence: number;
  version: number;
};

type BookingResult = {
  outcome: 'booked' | 'received' | 'gone' | 'too_many' | 'too_often';
  enquiry: (Record<string, unknown> & { id: string; reference: string; status: string }) | null;
  appointment: StoredAppointment | null;
};

/** A full hour in UTC that many days ahead. */
export function hourAhead(days: number, hour = 9): number {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return midnight + days * DAY_MS + hour * 3_600_000;
}

/** Calls private.book_appointment as the server does. `email` and `message` are those of the enquiry. */
export async function bookTime(
  { query }: Pick<Backend, 'query'>,
  consultant: string,
  start: number,
  {
    email,
    message,
    page = '/services/risk-resilience',
    ...changes
  }: Record<string, unknown> & { email: string },
): Promise<BookingResult> {
  const sent = {
    enquiry: enquiry({ email, message: message ?? `Appointment at ${start}.`, page }),
    consultant,
    starts: new Date(start).toISOString(),
    ends: new Date(start + HALF_HOUR_MS).toISOString(),
    hold: null,
    medium: 'video',
    telephone: null,
    zone: 'Asia/Tokyo',
    topic: 'consulting',
    page,
    ...changes,
  };
  const [row] = await query<{ result: BookingResult }>('select private.book_appointment($1) as result', [
    JSON.stringify(sent),
  ]);
  if (!row) throw new Error('Booking gave no answer.');
  return row.result;
}

/**
 * Calls private.book_appointment for a time that is free.
 * @throws when it is not booked
 */
export async function bookFreeTime(
  ...args: Parameters<typeof bookTime>
): Promise<StoredAppointment & { reference: string }> {
  const { outcome, appointment, enquiry: stored } = await bookTime(...args);
  if (!appointment || !stored) throw new Error(`The time was not booked: ${outcome}.`);
  return { ...appointment, reference: stored.reference };
}
