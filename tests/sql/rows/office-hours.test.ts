import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { MINUTE_MS } from '#shared/time/durations.ts';
import { openTestBackend, SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';

const ZONES = ['Europe/London', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata'] as const;
/** Days before both clock changes of each zone, and before the end of a year. */
const STARTS = [
  '2026-03-06',
  '2026-03-27',
  '2026-04-03',
  '2026-09-25',
  '2026-10-23',
  '2026-10-30',
  '2026-12-30',
].map((day) => Date.parse(`${day}T00:00Z`));

function isOpen(format: Intl.DateTimeFormat, moment: number): boolean {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const hour = Number(parts['hour']);
  return !['Sat', 'Sun'].includes(parts['weekday'] ?? '') && hour >= 8 && hour < 18;
}

/** Counts open minutes one by one with the time zone data of Intl, independently of the database. */
function openMinutes(zone: string, from: number, to: number): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  let minutes = 0;
  for (let moment = from; moment < to; moment += MINUTE_MS) if (isOpen(format, moment)) minutes += 1;
  return minutes;
}

describe.each(SQL_TEST_ENGINES)('office hours on %s', (engine) => {
  let opened: TestBackend;
  beforeAll(async () => {
    opened = await openTestBackend(engine);
  });
  afterAll(() => opened?.close());

  const office = (zone: string, promised = 24) =>
    `row(true, '${zone}', '08:00', '18:00', ${promised})::private.office_hours`;
  const ask = async <Value>(expression: string, ...moments: number[]): Promise<Value> => {
    const [row] = await opened.backend.query<{ value: Value }>(
      `select ${expression} as value`,
      moments.map((moment) => new Date(moment).toISOString()),
    );
    if (!row) throw new Error('no answer');
    return row.value;
  };
  const waited = (zone: string, from: number, to: number) =>
    ask<number>(
      `((private.office_clock(${office(zone)}, $2::timestamptz) - private.office_clock(${office(zone)}, $1::timestamptz)) / 60)::float8`,
      from,
      to,
    );

  test.each([
    ['within a day', '2026-11-18T09:00Z', '2026-11-18T11:30Z', 150],
    ['over a night', '2026-11-18T17:00Z', '2026-11-19T09:00Z', 120],
    ['over a weekend', '2026-11-20T17:00Z', '2026-11-23T09:00Z', 120],
    ['at the weekend alone', '2026-11-21T00:00Z', '2026-11-22T23:59Z', 0],
    ['before opening', '2026-11-18T03:00Z', '2026-11-18T08:00Z', 0],
    ['over the end of summer time', '2026-10-23T16:00Z', '2026-10-26T09:00Z', 120],
    ['over its beginning', '2026-03-27T17:00Z', '2026-03-30T08:00Z', 120],
    ['a whole week', '2026-11-16T12:00Z', '2026-11-23T12:00Z', 3000],
  ])('%s', async (_name, from, to, minutes) => {
    expect(await waited('Europe/London', Date.parse(from), Date.parse(to))).toBe(minutes);
  });

  test('waiting time equals the counted office minutes in any zone and over any clock change', async () => {
    const minute = fc.integer({ min: 0, max: 6 * 24 * 60 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ZONES),
        fc.constantFrom(...STARTS),
        minute,
        minute,
        async (zone, start, a, b) => {
          const [from, to] = [start + Math.min(a, b) * MINUTE_MS, start + Math.max(a, b) * MINUTE_MS];
          expect(await waited(zone, from, to)).toBe(openMinutes(zone, from, to));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('an enquiry exceeds the promise by elapsed time, over nights, weekends and clock changes alike', async () => {
    const seconds = fc.integer({ min: 0, max: 10 * 86_400 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ZONES),
        fc.constantFrom(...STARTS),
        seconds,
        seconds,
        fc.constantFrom(20, 24, 30),
        async (zone, start, a, b, hours) => {
          const [arrived, now] = [start + Math.min(a, b) * 1000, start + Math.max(a, b) * 1000];
          const isOver = await ask<boolean>(
            `$1::timestamptz < private.waiting_limit(${office(zone, hours)}, $2::timestamptz)`,
            arrived,
            now,
          );
          expect(isOver).toBe(now - arrived > hours * 3_600_000);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('unknown time zones, closing before opening and a promise of 0 hours are refused', async () => {
    for (const change of [`time_zone = 'Europe/Nowhere'`, `closes = '07:00'`, 'promise_hours = 0']) {
      await expect(opened.backend.query(`update private.office_hours set ${change}`)).rejects.toThrow();
    }
  });
});
