import { setTimeout as sleep } from 'node:timers/promises';

import { withDatabase } from '#tests/harness/database/backend.ts';
import {
  MIGRATED,
  newSiteDataDir,
  startMigratedPostgres,
} from '#tests/harness/database/database-template.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { missedIfNone } from '#tests/harness/measuring/measurement.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import type { SiteProcess } from '#tests/harness/site/site-process.ts';
import { TRUSTS_LOOPBACK } from '#tests/harness/site/submissions.ts';

import type { Proof } from './proof.ts';
import {
  newBooking,
  openCalendar,
  readStarts,
  sendBooking,
  sendBookingAgain,
  storedBookings,
} from './support/site/bookings.ts';
import type { Booking, Told } from './support/site/bookings.ts';
import { untilReady } from './support/site/until-ready.ts';

const VISITORS = 200;
const TIMES = 20;
/** The writers pause between bookings, so that the free times of six weeks last for the whole run. */
const SCALES = { short: { rounds: 2, pauseMs: 50 }, full: { rounds: 50, pauseMs: 500 } };
const WRITERS = 6;
const RETRY_PAUSE_MS = 100;
/** How long a visitor keeps pressing after a fault: a booking waits for the disk, which may stall for seconds. */
const PATIENCE_MS = 45_000;
const PRESS_PAUSE_MS = 1_000;
const SECRETS = {
  JWT_SECRET: 'a secret that both servers of the booking proof share',
  SUPABASE_SECRET_KEY: 'another secret that both servers of the booking proof share',
};

/** The final answer to each visitor, and how often a visitor saw an error and retried. */
type Race = Record<Told, number> & { pressedAgain: number };

/** All visitors book at once: ten compete for each time, spread over all servers. */
async function race(urls: readonly string[], starts: readonly string[]): Promise<Race> {
  const told: Race = { booked: 0, gone: 0, error: 0, pressedAgain: 0 };
  const deadline = performance.now() + PATIENCE_MS;
  const press = async (url: string, booking: Booking): Promise<Told> => {
    for (;;) {
      const answer = await sendBookingAgain(url, booking);
      if (answer !== 'error' || performance.now() > deadline) return answer;
      told.pressedAgain += 1;
      await sleep(PRESS_PAUSE_MS);
    }
  };
  const visitors = Array.from({ length: VISITORS }, async (_, index) => {
    const url = urls[index % urls.length] ?? '';
    const start = starts[Math.floor(index / (VISITORS / TIMES))] ?? '';
    told[await press(url, newBooking(start))] += 1;
  });
  await Promise.all(visitors);
  return told;
}

function raceMeasurements(where: string, told: Race, overlapping: number): Measurement[] {
  const name = `${VISITORS} visitors racing for ${TIMES} times on ${where}`;
  return [
    { name: `${name}: booked`, value: told.booked, unit: '' },
    { name: `${name}: told that it has gone`, value: told.gone, unit: '' },
    { name: `${name}: told of a fault, and pressed again`, value: told.pressedAgain, unit: '' },
    {
      name: `${name}: times not booked, or booked too often`,
      value: Math.abs(told.booked - TIMES),
      unit: '',
      limit: 0,
    },
    { name: `${name}: errors`, value: told.error, unit: '', limit: 0 },
    { name: `${name}: double bookings`, value: overlapping, unit: '', limit: 0 },
  ];
}

async function proveOnPostgres(): Promise<Measurement[]> {
  const postgres = await startMigratedPostgres();
  const dataDirs = [1, 2].map(() => newTemporaryDirectory('booked-once'));
  const servers: SiteProcess[] = [];
  try {
    const databaseUrl = await postgres.createDatabase(MIGRATED);
    const database = { dataDir: dataDirs[0] ?? '', databaseUrl };
    await withDatabase(database, (backend) => openCalendar(backend, 1));
    const env = { ...TRUSTS_LOOPBACK, ...SECRETS, DATABASE_URL: databaseUrl };
    servers.push(...(await Promise.all(dataDirs.map((dataDir) => startSite(env, { dataDir })))));
    const urls = servers.map(({ url }) => url);
    const told = await race(urls, (await readStarts(urls[0] ?? '')).slice(0, TIMES));
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    const { overlapping } = await withDatabase(database, storedBookings);
    return raceMeasurements('two servers with PostgreSQL', told, overlapping);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    for (const dataDir of dataDirs) removeDirectory(dataDir);
  }
}

/** Starts writers that book all times in order. Two bookings compete for each time and are retried until settled. */
function startBooking(url: string, starts: readonly string[], pauseMs: number) {
  const acknowledged: Booking[] = [];
  const stopping = new AbortController();
  let next = 0;
  const bookUntilSettled = async (booking: Booking) => {
    while (!stopping.signal.aborted) {
      const told = await sendBooking(url, booking);
      if (told === 'booked') acknowledged.push(booking);
      if (told === 'booked' || told === 'gone') return;
      await sleep(RETRY_PAUSE_MS);
    }
  };
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!stopping.signal.aborted && next / 2 < starts.length) {
      const start = starts[Math.floor(next / 2)] ?? '';
      next += 1;
      await bookUntilSettled(newBooking(start));
      await sleep(pauseMs);
    }
  });
  return {
    acknowledged,
    async stop() {
      stopping.abort();
      await Promise.all(writers);
    },
  };
}

async function proveOnEmbedded({ rounds, pauseMs }: (typeof SCALES)['full']): Promise<Measurement[]> {
  const dataDir = await newSiteDataDir();
  await withDatabase({ dataDir }, (backend) => openCalendar(backend, 1));
  const site = await startSite(TRUSTS_LOOPBACK, { dataDir });
  let booking: ReturnType<typeof startBooking> | undefined;
  try {
    const starts = await readStarts(site.url);
    const told = await race([site.url], starts.slice(0, TIMES));
    booking = startBooking(site.url, starts.slice(TIMES), pauseMs);
    for (let round = 0; round < rounds; round += 1) {
      await sleep(300 + Math.random() * 700);
      site.killServer();
      await untilReady(site.url);
    }
    await booking.stop();
    await site.stop();
    const { starts: stored, overlapping, unclaimed } = await withDatabase({ dataDir }, storedBookings);
    const { acknowledged } = booking;
    const lost = acknowledged.filter(({ email, start }) => stored.get(email) !== Date.parse(start));
    const name = `${rounds} times SIGKILL under ${WRITERS} visitors who book`;
    return [
      ...raceMeasurements('one server with the embedded database', told, overlapping),
      { name: `${name}: bookings acknowledged`, value: acknowledged.length, unit: '' },
      missedIfNone(`${name}: no booking acknowledged`, acknowledged.length),
      { name: `${name}: acknowledged bookings lost`, value: lost.length, unit: '', limit: 0 },
      { name: `${name}: double bookings`, value: overlapping, unit: '', limit: 0 },
      { name: `${name}: bookings whose time is not claimed`, value: unclaimed, unit: '', limit: 0 },
    ];
  } finally {
    await booking?.stop();
    await site.stop();
    removeDirectory(dataDir);
  }
}

/** Proves that a time is booked once: with many visitors at once, on two servers, and when a server is killed. */
export const proveBookedOnce: Proof = async (scale) => [
  ...(await proveOnPostgres()),
  ...(await proveOnEmbedded(SCALES[scale])),
];
