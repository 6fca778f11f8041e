import { sendAgain } from '#app/lib/network/send-again.ts';
import type { Backend } from '#server/database/backend.ts';
import { CALENDAR_PATH } from '#shared/calendar/calendar.ts';
import type { FreeTimes } from '#shared/calendar/calendar.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { addConsultants } from '#tests/harness/calendar.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { call } from '#tests/harness/site/submissions.ts';

export type Booking = { email: string; start: string; body: Record<string, unknown> };

/** Adds consultants who work every day from 09:00 to 17:00, without notice or buffer times. */
export async function openCalendar(backend: Backend, consultants: number): Promise<void> {
  await liftHourlyLimits(backend);
  await addConsultants(backend, consultants, { office: 'london', notice_minutes: 0, buffer_minutes: 0 });
}

/** The starts that a visitor can choose from. */
export async function readStarts(url: string): Promise<string[]> {
  const answer = await fetch(url + CALENDAR_PATH, { headers: { apikey: LOCAL_PUBLISHABLE_KEY } });
  const { times } = (await answer.json()) as FreeTimes;
  return times.map(({ start }) => start);
}

export function newBooking(start: string): Booking {
  const id = crypto.randomUUID();
  const email = `${id}@example.com`;
  const body = {
    act: 'book',
    start,
    topic: 'consulting',
    medium: 'video',
    zone: 'Asia/Tokyo',
    first_name: 'Ada',
    last_name: 'Stone',
    email,
    company: 'Example Ltd',
    // Unique, because the same text from many visitors looks like spam.
    about: `Resilience of plant ${id}.`,
  };
  return { email, start, body };
}

export type Told = 'booked' | 'gone' | 'error';

/** Sends a booking and returns what the visitor is told; `undefined` if there is no answer. */
export async function sendBooking(url: string, { body }: Booking): Promise<Told | undefined> {
  const answer = await call(url, CALENDAR_PATH, body);
  const told = (await answer?.json().catch(() => undefined)) as
    | { outcome?: string; error?: string }
    | undefined;
  if (!answer || !told) return undefined;
  if (answer.status === 200 && told.outcome === 'booked') return 'booked';
  return answer.status === 409 && told.error === 'gone' ? 'gone' : 'error';
}

/** Sends a booking and returns what the visitor is told. Like the page, it retries when the site is unavailable. */
export async function sendBookingAgain(url: string, booking: Booking): Promise<Told> {
  let told: Told | undefined;
  await sendAgain(async () => {
    told = await sendBooking(url, booking);
    return { status: told === undefined || told === 'error' ? 503 : 200 };
  });
  return told ?? 'error';
}

/** Booked appointments by email address, and how many pairs of them overlap at one consultant. */
export async function storedBookings(
  backend: Backend,
): Promise<{ starts: Map<string, number>; overlapping: number; unclaimed: number }> {
  const rows = await backend.query<{ email: string; start: number }>(
    `select c.email, extract(epoch from a.starts_at)::float8 * 1000 as start
       from private.appointments a join public.contact_submissions c on c.id = a.submission_id
      where a.state = 'booked'`,
  );
  const [counts] = await backend.query<{ overlapping: number; unclaimed: number }>(
    `select (
       select count(*)::integer from private.appointments a join private.appointments b
           on b.consultant_id = a.consultant_id and b.id > a.id
        where a.state = 'booked' and b.state = 'booked' and a.starts_at < b.ends_at and b.starts_at < a.ends_at
     ) as overlapping, (
       select count(*)::integer from private.appointments a
        where a.state = 'booked' and not exists (
          select from private.claimed_times t
           where t.appointment_id = a.id and t.span = tstzrange(a.starts_at, a.busy_until))
     ) as unclaimed`,
  );
  if (!counts) throw new Error('The bookings were not counted');
  return { starts: new Map(rows.map(({ email, start }) => [email, start])), ...counts };
}
