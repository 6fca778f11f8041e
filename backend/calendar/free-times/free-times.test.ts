import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';

import { APPOINTMENT_MINUTES } from '../../../shared/calendar/calendar.ts';
import { OFFICES } from '../../../shared/offices.ts';
import type { OfficeSlug } from '../../../shared/offices.ts';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import HOLIDAYS from '../../../shared/office-holidays.json' with { type: 'json' };
import type { Consultant } from '../calendar-data.ts';
import { candidates, freeTimes } from './free-times.ts';

function consultant(changes: Partial<Consultant> = {}): Consultant {
  return {
    id: `00000000-0000-4000-8000-00000000000${changes.number ?? 1}`,
    number: 1,
    office: 'london',
    notice_minutes: 0,
    horizon_days: 3,
    buffer_minutes: 0,
    daily_maximum: 16,
    topics: [],
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, '09:00', '11:00'] as const),
    exceptions: [],
    busy: [],
    claims: [],
    last_booked_at: null,
    ...changes,
  };
}

const startsOf = (
  consultants: Consultant | Consultant[],
  now: string,
  filter: Parameters<typeof freeTimes>[2] = {},
) => freeTimes({ consultants: [consultants].flat() }, new Date(now), filter).map(({ start }) => start);

/** Free starts of a single day of hours, the next day being past the horizon. */
const onDay = (day: string, changes: Partial<Consultant>) =>
  startsOf(consultant({ horizon_days: 1, ...changes }), `${day}T00:00Z`).filter((start) =>
    start.startsWith(day),
  );

test('free times lie half an hour apart within the hours of the office', () => {
  expect(onDay('2026-11-24', {})).toEqual([
    '2026-11-24T09:00Z',
    '2026-11-24T09:30Z',
    '2026-11-24T10:00Z',
    '2026-11-24T10:30Z',
  ]);
  expect(onDay('2026-11-24', { office: 'san-francisco' })[0]).toBe('2026-11-24T17:00Z');
  expect(onDay('2026-11-24', { hours: [[2, '09:10', '10:05']] })).toEqual(['2026-11-24T09:10Z']);
});

test('several hours of a day each have their own grid', () => {
  expect(
    onDay('2026-11-24', {
      hours: [
        [2, '14:15', '14:45'],
        [2, '09:00', '09:30'],
      ],
    }),
  ).toEqual(['2026-11-24T09:00Z', '2026-11-24T14:15Z']);
});

test('free times lie between the notice and the horizon', () => {
  const soon = startsOf(consultant({ notice_minutes: 240, horizon_days: 1 }), '2026-11-24T05:01Z');
  expect(soon[0]).toBe('2026-11-24T09:30Z');
  expect(soon.at(-1)).toBe('2026-11-25T10:30Z');
});

test('past times and a slot that has begun are not free', () => {
  expect(startsOf(consultant({ horizon_days: 1 }), '2026-11-24T10:01Z')[0]).toBe('2026-11-24T10:30Z');
});

test('an exception replaces the hours of its day, and one without times takes the day off', () => {
  const exceptions = [
    ['2026-11-24', '16:00', '16:30'],
    ['2026-11-25', null, null],
  ] as const;
  expect(startsOf(consultant({ exceptions, horizon_days: 1 }), '2026-11-24T00:00Z')).toEqual([
    '2026-11-24T16:00Z',
  ]);
});

test('holidays of the office are off unless the day has hours of its own', () => {
  expect(onDay('2026-12-25', {})).toEqual([]);
  expect(onDay('2026-11-26', { office: 'new-york' })).toEqual([]);
  expect(onDay('2026-11-26', { office: 'london' })).toHaveLength(4);
  expect(onDay('2026-12-25', { exceptions: [['2026-12-25', '09:00', '09:30']] })).toEqual([
    '2026-12-25T09:00Z',
  ]);
});

test('busy times, appointments and holds take their time, and the buffer needs room before the next', () => {
  expect(
    onDay('2026-11-24', {
      buffer_minutes: 15,
      claims: [['2026-11-24T10:00:00+00:00', '2026-11-24T10:45:00+00:00', false]],
    }),
  ).toEqual(['2026-11-24T09:00Z']);
  expect(onDay('2026-11-24', { busy: [['2026-11-24T08:00:00Z', '2026-11-24T09:31:00Z']] })).toEqual([
    '2026-11-24T10:00Z',
    '2026-11-24T10:30Z',
  ]);
});

test('a day is full once it has as many appointments as the consultant takes', () => {
  const claims = [['2026-11-24T09:00:00Z', '2026-11-24T09:30:00Z', false]] as const;
  expect(onDay('2026-11-24', { claims, daily_maximum: 1 })).toEqual([]);
  expect(onDay('2026-11-24', { claims, daily_maximum: 2 })).toHaveLength(3);
  const held = [['2026-11-24T09:00:00Z', '2026-11-24T09:30:00Z', true]] as const;
  expect(onDay('2026-11-24', { claims: held, daily_maximum: 1 })).toHaveLength(3);
});

test('consultants are filtered by topic and office, and one without topics takes every topic', () => {
  const all = [
    consultant({ number: 1, topics: ['training'], horizon_days: 1 }),
    consultant({ number: 2, office: 'new-york', horizon_days: 1 }),
  ];
  expect(startsOf(all, '2026-11-24T00:00Z', { topic: 'training', office: 'london' })).toHaveLength(8);
  expect(startsOf(all, '2026-11-24T00:00Z', { topic: 'consulting', office: 'london' })).toEqual([]);
  const [first] = freeTimes(
    { consultants: [all[0] ?? consultant(), consultant({ number: 3, horizon_days: 1 })] },
    new Date('2026-11-24T00:00Z'),
    {},
  );
  expect(first).toEqual({ start: '2026-11-24T09:00Z', offices: ['london'] });
});

test('each start lists the offices that are free then, in the firm’s order', () => {
  const all = [
    consultant({ number: 2, office: 'new-york', hours: [[2, '09:00', '09:30']] }),
    consultant({ number: 1, office: 'london', hours: [[2, '14:00', '14:30']] }),
  ];
  expect(freeTimes({ consultants: all }, new Date('2026-11-24T00:00Z'), {})).toEqual([
    { start: '2026-11-24T14:00Z', offices: ['london', 'new-york'] },
  ]);
});

test('an hour skipped by a clock change has no times, and a repeated hour has them twice', () => {
  // London, 29 March 2026: 01:00 is followed by 02:00.
  expect(onDay('2026-03-29', { hours: [[7, '00:00', '03:00']] })).toEqual([
    '2026-03-29T00:00Z',
    '2026-03-29T00:30Z',
    '2026-03-29T01:00Z',
    '2026-03-29T01:30Z',
  ]);
  // London, 25 October 2026: 01:00 to 02:00 occurs twice.
  const doubled = startsOf(
    consultant({ horizon_days: 1, hours: [[7, '00:30', '02:30']] }),
    '2026-10-24T12:00Z',
  );
  expect(doubled).toEqual([
    '2026-10-24T23:30Z',
    '2026-10-25T00:00Z',
    '2026-10-25T00:30Z',
    '2026-10-25T01:00Z',
    '2026-10-25T01:30Z',
    '2026-10-25T02:00Z',
  ]);
});

test.each([
  ['begin within the skipped hour', '01:30', '03:30', ['2026-03-29T01:30Z', '2026-03-29T02:00Z']],
  ['end within the skipped hour', '00:00', '01:30', ['2026-03-29T00:00Z']],
])('hours that %s never reach outside it', (_what, starts, ends, times) => {
  expect(onDay('2026-03-29', { hours: [[7, starts, ends]] })).toEqual(times);
});

test('opening hours may end at midnight', () => {
  expect(onDay('2026-11-24', { hours: [[2, '23:00', '24:00']] })).toEqual([
    '2026-11-24T23:00Z',
    '2026-11-24T23:30Z',
  ]);
});

test('working hours keep their local time across a clock change', () => {
  const starts = startsOf(
    consultant({
      hours: [
        [5, '09:00', '09:30'],
        [1, '09:00', '09:30'],
      ],
      horizon_days: 4,
      office: 'new-york',
    }),
    '2027-03-12T00:00Z',
  );
  expect(starts).toEqual(['2027-03-12T14:00Z', '2027-03-15T13:00Z']);
});

test('round robin: the fewest appointments that week first, then the longest without a booking', () => {
  const busyWeek = consultant({
    number: 1,
    claims: [['2026-11-27T09:00:00Z', '2026-11-27T09:30:00Z', false]],
  });
  const lastWeek = consultant({
    number: 2,
    claims: [['2026-11-20T09:00:00Z', '2026-11-20T09:30:00Z', false]],
    last_booked_at: '2026-11-20T08:00:00Z',
  });
  const longAgo = consultant({ number: 3, last_booked_at: '2026-10-01T08:00:00Z' });
  const never = consultant({ number: 4 });
  const elsewhere = consultant({ number: 5, office: 'new-york' });
  const order = candidates(
    { consultants: [busyWeek, lastWeek, longAgo, never, elsewhere] },
    new Date('2026-11-24T09:00Z'),
    new Date('2026-11-24T00:00Z'),
    {},
  );
  expect(order.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
});

test('a start that is past, taken or between the slots has no candidates', () => {
  const data = { consultants: [consultant({ busy: [['2026-11-24T10:00:00Z', '2026-11-24T10:10:00Z']] })] };
  const now = new Date('2026-11-24T09:15Z');
  for (const start of ['2026-11-24T09:00Z', '2026-11-24T10:00Z', '2026-11-24T09:45Z', '2026-12-24T09:30Z']) {
    expect(candidates(data, new Date(start), now, {})).toEqual([]);
  }
  expect(candidates(data, new Date('2026-11-24T09:30Z'), now, {})).toHaveLength(1);
});

const zoneOf = (office: OfficeSlug) => OFFICES.find(({ slug }) => slug === office)?.timeZone ?? '';
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Free times by a naive algorithm: each minute is decided separately, by the clock of the office alone. */
function naively(one: Consultant, now: number): string[] {
  const zone = zoneOf(one.office);
  const found: string[] = [];
  const localDay = (moment: number) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();
  const lastDay = localDay(now).add({ days: one.horizon_days });
  const hoursOf = (day: Temporal.PlainDate) => {
    const own = one.exceptions.filter(([date]) => date === day.toString());
    if (own.length > 0) return own.map(([, a, b]) => [a ?? '00:00', b ?? '00:00'] as const);
    if (HOLIDAYS[one.office].includes(day.toString())) return [];
    return one.hours.filter(([weekday]) => weekday === day.dayOfWeek).map(([, a, b]) => [a, b] as const);
  };
  const isOpen = (moment: number) => {
    const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
    const minute = local.hour * 60 + local.minute;
    return hoursOf(local.toPlainDate()).some(([a, b]) => minute >= minutesOf(a) && minute < minutesOf(b));
  };
  const first = now - (now % MINUTE_MS) - 1_440 * MINUTE_MS;
  let openFor = 0;
  for (let moment = first; ; moment += MINUTE_MS) {
    const day = localDay(moment);
    if (Temporal.PlainDate.compare(day, lastDay) > 0) break;
    // The grid begins where the hours begin; the hours of the arbitrary below never touch each other.
    openFor = isOpen(moment) ? openFor + 1 : 0;
    if (openFor === 0 || (openFor - 1) % APPOINTMENT_MINUTES !== 0) continue;
    if (moment < now + one.notice_minutes * MINUTE_MS) continue;
    const minutes = Array.from({ length: APPOINTMENT_MINUTES }, (_, index) => moment + index * MINUTE_MS);
    if (!minutes.every(isOpen)) continue;
    const end = moment + (APPOINTMENT_MINUTES + one.buffer_minutes) * MINUTE_MS;
    const taken = [...one.busy, ...one.claims].some(
      ([a, b]) => Date.parse(a) < end && Date.parse(b) > moment,
    );
    if (taken) continue;
    const sameDay = one.claims.filter(([a]) => localDay(Date.parse(a)).equals(day)).length;
    if (sameDay >= one.daily_maximum) continue;
    found.push(`${new Date(moment).toISOString().slice(0, 16)}Z`);
  }
  return found;
}

/** Around a clock change of each office, and around Christmas. */
const DAYS = ['2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31', '2026-12-24', '2027-03-13'];

const clockTime = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
/** Quarters of an hour outside 01:00 to 03:00, so that no edge lies within a clock change, and an hour apart. */
const hoursOfDay = fc
  .uniqueArray(
    fc.integer({ min: 0, max: 23 }).filter((hour) => hour < 1 || hour > 3),
    { minLength: 2, maxLength: 4 },
  )
  .map((hours) => {
    const edges = hours.sort((a, b) => a - b).map((hour, index) => clockTime(hour * 4 + (index % 4)));
    return Array.from({ length: Math.floor(edges.length / 2) }, (_, index) => [
      edges[index * 2] ?? '',
      edges[index * 2 + 1] ?? '',
    ]);
  });

const anyConsultant = fc
  .record({
    day: fc.constantFrom(...DAYS),
    nowMinutes: fc.integer({ min: 0, max: 1_439 }),
    office: fc.constantFrom(...OFFICES.map(({ slug }) => slug)),
    notice: fc.integer({ min: 0, max: 2_000 }),
    horizon: fc.integer({ min: 1, max: 3 }),
    buffer: fc.integer({ min: 0, max: 120 }),
    maximum: fc.integer({ min: 1, max: 4 }),
    weekly: fc.array(hoursOfDay, { minLength: 7, maxLength: 7 }),
    off: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    spans: fc.array(
      fc.record({
        after: fc.integer({ min: -600, max: 4_000 }),
        minutes: fc.integer({ min: 1, max: 300 }),
        isClaim: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ day, nowMinutes, office, notice, horizon, buffer, maximum, weekly, off, spans }) => {
    const now = Date.parse(`${day}T00:00Z`) + nowMinutes * MINUTE_MS;
    const span = ({ after, minutes }: { after: number; minutes: number }) =>
      [
        new Date(now + after * MINUTE_MS).toISOString(),
        new Date(now + (after + minutes) * MINUTE_MS).toISOString(),
      ] as const;
    const one = consultant({
      office,
      notice_minutes: notice,
      horizon_days: horizon,
      buffer_minutes: buffer,
      daily_maximum: maximum,
      hours: weekly.flatMap((hours, index) => hours.map(([a = '', b = '']) => [index + 1, a, b] as const)),
      exceptions:
        off === undefined
          ? []
          : [[new Date(Date.parse(day) + off * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10), null, null]],
      busy: spans.filter(({ isClaim }) => !isClaim).map(span),
      claims: spans
        .filter(({ isClaim }) => isClaim)
        .map((one) => {
          const [from, until] = span(one);
          return [from, until, false] as const;
        }),
    });
    return { one, now };
  });

test('the free times equal those of a slow reference implementation', () => {
  fc.assert(
    fc.property(anyConsultant, ({ one, now }) => {
      expect(startsOf(one, new Date(now).toISOString())).toEqual(naively(one, now));
    }),
    { numRuns: 15 },
  );
});

test('no free time overlaps what is taken, and each can be booked', () => {
  fc.assert(
    fc.property(anyConsultant, ({ one, now }) => {
      for (const start of startsOf(one, new Date(now).toISOString())) {
        const from = Date.parse(start);
        const until = from + (APPOINTMENT_MINUTES + one.buffer_minutes) * MINUTE_MS;
        const overlaps = [...one.busy, ...one.claims].filter(
          ([a, b]) => Date.parse(a) < until && Date.parse(b) > from,
        );
        expect(overlaps).toEqual([]);
        expect(candidates({ consultants: [one] }, new Date(from), new Date(now), {})).toEqual([one]);
      }
    }),
    { numRuns: 40 },
  );
});
