import { openBackend } from '#server/database/backend.ts';
import { runMaintenance } from '#server/operations/maintenance.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { CALENDAR_PATH } from '#shared/calendar/calendar.ts';
import type { FreeTimes } from '#shared/calendar/calendar.ts';
import { addConsultants } from '#tests/harness/calendar.ts';
import { fillEnquiries } from '#tests/harness/database/desk-data.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { percentile } from '#tests/harness/measuring/percentile.ts';

import { withServer } from './with-server.ts';

const CONSULTANTS = 20;
const ROUNDS = 100;
const WARM_ROUNDS = 20;
/** Promised at p95 on the embedded database. */
const FREE_TIMES_MS = 80;
const BOOKING_MS = 150;

/** Three appointments for every consultant on each of the next 42 days, without the triggers that queue their mails. */
const FILL_SQL = `
with times as (
  select c.id as consultant, c.number, (current_date + day + make_time(hour, 0, 0)) at time zone
    private.office_zone(c.office) as starts, row_number() over (order by day, c.number, hour) as place
  from private.consultants c, generate_series(1, 42) day, unnest(array[9, 12, 15]) hour
), enquiries as (
  select id, row_number() over () as place from public.contact_submissions
), booked as (
  insert into private.appointments (submission_id, consultant_id, starts_at, ends_at, busy_until, zone, medium, topic)
  select e.id, t.consultant, t.starts, t.starts + interval '30 minutes', t.starts + interval '45 minutes',
    'Europe/London', 'video', 'consulting'
  from times t join enquiries e using (place)
  returning id, consultant_id, starts_at, busy_until
)
insert into private.claimed_times (consultant_number, span, appointment_id)
select c.number, tstzrange(b.starts_at, b.busy_until), b.id
from booked b join private.consultants c on c.id = b.consultant_id`;

async function fillCalendar(dataDir: string): Promise<void> {
  const backend = await openBackend({
    dataDir,
    jwtSecret: 'only-to-make-the-rows-of-this-bench',
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    siteUrl: 'http://localhost',
  });
  try {
    await addConsultants(backend, CONSULTANTS);
    await fillEnquiries({ backend }, CONSULTANTS * 42 * 3);
    await backend.transaction(async ({ query }) => {
      await query("set local session_replication_role = 'replica'");
      await query(FILL_SQL);
    });
    await runMaintenance(backend);
  } finally {
    await backend.close();
  }
}

const HEADERS = { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' };

async function timed(work: () => Promise<Response>): Promise<{ ms: number; answer: unknown }> {
  const startedAt = performance.now();
  const response = await work();
  const answer: unknown = await response.json();
  const ms = performance.now() - startedAt;
  if (!response.ok) throw new Error(`The calendar answered ${response.status}: ${JSON.stringify(answer)}`);
  return { ms, answer };
}

/** Books one time after another. A booking empties the cache, so each reading of the free times is one of the database. */
async function measureRequests(url: string): Promise<Measurement[]> {
  const read = () => timed(() => fetch(url + CALENDAR_PATH, { headers: HEADERS }));
  const book = (start: string, number: number) =>
    timed(() =>
      fetch(url + CALENDAR_PATH, {
        method: 'POST',
        headers: HEADERS,
        body: JSON.stringify({
          act: 'book',
          start,
          topic: 'consulting',
          medium: 'video',
          zone: 'Asia/Tokyo',
          first_name: 'Ada',
          last_name: 'Stone',
          email: `bench-${number}@example.com`,
          company: 'Example Ltd',
          about: 'Resilience of our plants.',
        }),
      }),
    );
  const readings: number[] = [];
  const kept: number[] = [];
  const bookings: number[] = [];
  for (let number = 0; number < ROUNDS + WARM_ROUNDS; number += 1) {
    const { ms, answer } = await read();
    const again = await read();
    const { times } = answer as FreeTimes;
    const booked = await book(times[(number * 7) % times.length]?.start ?? '', number);
    if (number < WARM_ROUNDS) continue;
    readings.push(ms);
    kept.push(again.ms);
    bookings.push(booked.ms);
  }
  return [
    {
      name: 'free times of six weeks, p95',
      value: percentile(readings, 0.95),
      unit: 'ms',
      limit: FREE_TIMES_MS,
    },
    { name: 'free times of six weeks, median', value: percentile(readings, 0.5), unit: 'ms' },
    { name: 'free times within two seconds, p95', value: percentile(kept, 0.95), unit: 'ms' },
    { name: 'booking, p95', value: percentile(bookings, 0.95), unit: 'ms', limit: BOOKING_MS },
    { name: 'booking, median', value: percentile(bookings, 0.5), unit: 'ms' },
  ];
}

/** Measures free times and bookings with twenty consultants through the whole server on the embedded database. */
export async function measureCalendar(): Promise<Measurement[]> {
  const dataDir = newTemporaryDirectory('bench-calendar');
  try {
    await fillCalendar(dataDir);
    return await withServer({ DATA_DIR: dataDir, INTAKE_CEILINGS: '10000:10000' }, measureRequests);
  } finally {
    removeDirectory(dataDir);
  }
}
