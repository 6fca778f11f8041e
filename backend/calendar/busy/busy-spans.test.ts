import { expect, test, vi } from 'vitest';

import { CALENDAR_BYTES } from './import.ts';
import { busySpans } from './busy-spans.ts';
import { LONGEST_LINE } from './calendar-text.ts';

const WINDOW = {
  zone: 'America/New_York',
  from: new Date('2026-11-23T00:00:00Z'),
  until: new Date('2027-01-04T00:00:00Z'),
};

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@calendar.example', ...lines, 'END:VEVENT'];

async function busy(...lines: string[]): Promise<string[]> {
  const spans = await busySpans(calendar(...lines), WINDOW);
  return spans.map((span) => span.map((moment) => new Date(moment).toISOString().slice(0, 16)).join(' '));
}

test('an event blocks its time in UTC, in a zone of its own, and as long as it lasts', async () => {
  expect(await busy(...event('DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z'))).toEqual([
    '2026-11-24T09:00 2026-11-24T10:00',
  ]);
  expect(await busy(...event('DTSTART;TZID=Asia/Tokyo:20261124T090000', 'DURATION:PT90M'))).toEqual([
    '2026-11-24T00:00 2026-11-24T01:30',
  ]);
});

test('the zones of Outlook are understood, by name and by definition', async () => {
  expect(
    await busy(
      ...event(
        'DTSTART;TZID=W. Europe Standard Time:20261124T090000',
        'DTEND;TZID="W. Europe Standard Time":20261124T093000',
      ),
    ),
  ).toEqual(['2026-11-24T08:00 2026-11-24T08:30']);
});

/** A zone with the rules of Germany. */
const zoneNamed = (name: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

// As Outlook, Lotus Notes, Evolution and Mozilla write them.
test.each([
  'Customized Time Zone',
  '(no TZ description)',
  'W. Europe',
  '/freeassociation.sourceforge.net/Europe/Berlin',
  '/mozilla.org/20050126_1/Europe/Berlin',
])('a zone that the calendar defines is understood under any name: %s', async (name) => {
  const start = `DTSTART;TZID=${name}:20261124T090000`;
  const end = `DTEND;TZID="${name}":20261124T093000`;
  const inOther = event(`DTSTART;TZID=Other:20261125T090000`, 'DURATION:PT30M').map((line) =>
    line.replace('UID:one', 'UID:two'),
  );
  const other = zoneNamed('Other').map((line) => line.replace('+0100', '-0500').replace('+0200', '-0400'));
  expect(await busy(...other, ...zoneNamed(name), ...event(start, end), ...inOther)).toEqual([
    '2026-11-24T08:00 2026-11-24T08:30',
    '2026-11-25T14:00 2026-11-25T14:30',
  ]);
});

test('a repeated event keeps its hour in a zone that the calendar defines', async () => {
  const window = { ...WINDOW, from: new Date('2026-10-24T00:00Z'), until: new Date('2026-10-26T00:00Z') };
  const lines = event('DTSTART;TZID=W. Europe:20260901T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY');
  const spans = await busySpans(calendar(...zoneNamed('W. Europe'), ...lines), window);
  expect(spans.map(([start]) => new Date(start).toISOString().slice(0, 16))).toEqual([
    '2026-10-24T07:00',
    '2026-10-25T08:00',
  ]);
});

test.each(['W. Europe', 'Customized Time Zone'])(
  'an event to come in the zone %s is refused if the calendar does not define it, a past one is not',
  async (zone) => {
    const on = (day: string) => event(`DTSTART;TZID=${zone}:${day}T090000`, 'DURATION:PT30M');
    await expect(busy(...on('20261124'))).rejects.toThrow(
      'An event of the calendar is in a time zone that the calendar does not define.',
    );
    expect(await busy(...on('20200101'))).toEqual([]);
  },
);

test('all-day events and times without a zone are read in the zone of the office', async () => {
  expect(await busy(...event('DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261128'))).toEqual([
    '2026-11-26T05:00 2026-11-28T05:00',
  ]);
  expect(await busy(...event('DTSTART:20261124T090000', 'DTEND:20261124T100000'))).toEqual([
    '2026-11-24T14:00 2026-11-24T15:00',
  ]);
});

test('a repeated event keeps its hour when the clock is changed', async () => {
  const window = { ...WINDOW, from: new Date('2026-10-24T00:00Z'), until: new Date('2026-10-27T00:00Z') };
  const spans = await busySpans(
    calendar(...event('DTSTART;TZID=Europe/London:20200101T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')),
    window,
  );
  expect(spans.map(([start]) => new Date(start).toISOString().slice(0, 16))).toEqual([
    '2026-10-24T08:00',
    '2026-10-25T09:00',
    '2026-10-26T09:00',
  ]);
});

test('a repeated event follows a zone that changes its rules', async () => {
  const window = { ...WINDOW, from: new Date('2016-04-29T00:00Z'), until: new Date('2016-05-03T00:00Z') };
  const spans = await busySpans(
    calendar(...event('DTSTART;TZID=America/Caracas:20160101T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')),
    window,
  );
  expect(spans.map(([start]) => new Date(start).toISOString().slice(5, 16))).toEqual([
    '04-29T13:30',
    '04-30T13:30',
    '05-01T13:00',
    '05-02T13:00',
  ]);
});

test('exceptions, moved and cancelled occurrences of a series are applied', async () => {
  const series = [
    ...event(
      'DTSTART;TZID=Europe/London:20261124T090000',
      'DTEND;TZID=Europe/London:20261124T093000',
      'RRULE:FREQ=DAILY;COUNT=5',
      'EXDATE;TZID=Europe/London:20261125T090000',
    ),
    ...event(
      'RECURRENCE-ID;TZID=Europe/London:20261126T090000',
      'DTSTART;TZID=Europe/London:20261126T150000',
      'DTEND;TZID=Europe/London:20261126T160000',
    ),
    ...event(
      'RECURRENCE-ID;TZID=Europe/London:20261127T090000',
      'DTSTART;TZID=Europe/London:20261127T090000',
      'DTEND;TZID=Europe/London:20261127T093000',
      'STATUS:CANCELLED',
    ),
  ];
  expect(await busy(...series)).toEqual([
    '2026-11-24T09:00 2026-11-24T09:30',
    '2026-11-26T15:00 2026-11-26T16:00',
    '2026-11-28T09:00 2026-11-28T09:30',
  ]);
});

test('occurrences of a series whose master event is missing count one by one', async () => {
  const occurrence = (day: string, ...more: string[]) =>
    event(
      `RECURRENCE-ID;TZID=Europe/London:${day}T090000`,
      `DTSTART;TZID=Europe/London:${day}T100000`,
      'DURATION:PT30M',
      ...more,
    );
  expect(
    await busy(
      ...occurrence('20261201'),
      ...occurrence('20261208'),
      ...occurrence('20261209', 'STATUS:CANCELLED'),
    ),
  ).toEqual(['2026-12-01T10:00 2026-12-01T10:30', '2026-12-08T10:00 2026-12-08T10:30']);
});

test.each(['TRANSP:TRANSPARENT', 'STATUS:CANCELLED'])('an event with %s blocks nothing', async (line) => {
  expect(await busy(...event('DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z', line))).toEqual([]);
});

test('overlapping events are one span, and nothing outside the window counts', async () => {
  expect(
    await busy(
      'BEGIN:VEVENT',
      'DTSTART:20261124T090000Z',
      'DTEND:20261124T100000Z',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTART:20261124T093000Z',
      'DTEND:20261124T110000Z',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTART:20200101T000000Z',
      'DTEND:20261123T010000Z',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTART:20300101T000000Z',
      'DTEND:20300101T010000Z',
      'END:VEVENT',
    ),
  ).toEqual(['2026-11-23T00:00 2026-11-23T01:00', '2026-11-24T09:00 2026-11-24T11:00']);
});

test('alarms and tasks are not taken for events, and broken lines are left out', async () => {
  expect(
    await busy(
      ...event(
        'DTSTART:20261124T090000Z',
        'DTSTART:20261125T090000Z',
        'DTEND:nonsense',
        'DURATION:PT1H',
        'no colon here',
        'BEGIN:VALARM',
        'TRIGGER:-PT15M',
        'DURATION:PT5M',
        'END:VALARM',
      ),
      'BEGIN:VTODO',
      'DTSTART:20261201T090000Z',
      'DUE:20261201T100000Z',
      'END:VTODO',
      'BEGIN:VEVENT',
      'SUMMARY:No start',
      'END:VEVENT',
    ),
  ).toEqual(['2026-11-24T09:00 2026-11-24T10:00']);
});

test('an identifier that is the name of an object property is treated like any other', async () => {
  const named = (uid: string, hour: string) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART:20261124T${hour}0000Z`,
    'DURATION:PT30M',
    'END:VEVENT',
  ];
  expect(await busy(...named('__proto__', '09'), ...named('constructor', '11'))).toHaveLength(2);
  expect(({} as Record<string, unknown>)['start']).toBeUndefined();
});

const EVERY_MINUTE = `FREQ=DAILY;BYHOUR=${[...Array(24).keys()].join()};BYMINUTE=${[...Array(60).keys()].join()}`;

test.each([
  'FREQ=SECONDLY',
  'FREQ=SECONDLY;COUNT=1000000000',
  'FREQ=MINUTELY;UNTIL=29991231T000000Z',
  'FREQ=HOURLY',
  EVERY_MINUTE,
  'FREQ=YEARLY;RSCALE=CHINESE;BYMONTH=5L;BYMONTHDAY=30',
  'COUNT=4',
])('%s is refused with one sentence', async (rule) => {
  const started = performance.now();
  await expect(busy(...event('DTSTART:19700101T000000Z', 'DURATION:PT1S', `RRULE:${rule}`))).rejects.toThrow(
    'An event of the calendar repeats more often than once a day, which is not read.',
  );
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('a rule with an implausible number of occurrences is refused at once', async () => {
  const started = performance.now();
  const rule = 'RRULE:FREQ=YEARLY;COUNT=365000;BYDAY=MO,TU,WE,TH,FR,SA,SU';
  await expect(
    busy(...event('DTSTART;TZID=America/New_York:10000101T100000', 'DURATION:PT1H', rule)),
  ).rejects.toThrow('An event of the calendar repeats more than 20000 times, which is not read.');
  expect(performance.now() - started).toBeLessThan(1_000);
});

test.each([
  ['TRANSP:TRANSPARENT', `${EVERY_MINUTE};BYSECOND=0,10,20,30,40,50`],
  ['STATUS:CANCELLED', 'FREQ=MINUTELY'],
])('a series with %s is not worked out, whatever its rule', async (line, rule) => {
  const started = performance.now();
  const series = event('DTSTART:19700101T000000Z', 'DURATION:PT1S', `RRULE:${rule}`, line);
  const busyEvent = ['BEGIN:VEVENT', 'UID:busy', 'DTSTART:20261124T090000Z', 'DURATION:PT1H', 'END:VEVENT'];
  expect(await busy(...series, ...busyEvent)).toEqual(['2026-11-24T09:00 2026-11-24T10:00']);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('a recurrence rule is checked whatever the parameters of its property, even if most of its occurrences are marked as free', async () => {
  const refused = 'An event of the calendar repeats more often than once a day, which is not read.';
  const start = ['DTSTART:19700101T000000Z', 'DURATION:PT1S'];
  await expect(busy(...event(...start, `RRULE;VALUE=RECUR:${EVERY_MINUTE}`))).rejects.toThrow(refused);
  const free = event(...start, `RRULE:${EVERY_MINUTE}`, 'TRANSP:TRANSPARENT');
  const change = event('RECURRENCE-ID:20261124T090000Z', 'DTSTART:20261124T090000Z', 'DURATION:PT1H');
  await expect(busy(...free, ...change)).rejects.toThrow(refused);
});

test.each([
  ['FREQ=DAILY;COUNT=20000', 'DTSTART;VALUE=DATE:00010101'],
  ['FREQ=DAILY;INTERVAL=0', 'DTSTART:20200101T000000Z'],
])('%s from the beginning of time is refused in bounded time', async (rule, start) => {
  await expect(busy(...event(start, `RRULE:${rule}`))).rejects.toThrow(
    'An event of the calendar repeats in a way that is not read.',
  );
});

test.each([
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO;BYMONTH=2;COUNT=20000',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;BYMONTH=1;BYMONTHDAY=1;BYDAY=MO;BYYEARDAY=200',
])('%s is worked out in bounded time', async (rule) => {
  const spans = await busy(
    ...event('DTSTART;TZID=Europe/London:19700101T090000', 'DURATION:PT1H', `RRULE:${rule}`),
  );
  expect(spans).toHaveLength(rule === 'FREQ=DAILY' ? 42 : 0);
});

test('a calendar with too many events is refused with that reason', async () => {
  const many = Array.from({ length: 130 }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:${index}`,
    'DTSTART:20200101T000000Z',
    'DURATION:PT1M',
    'RRULE:FREQ=DAILY',
    'END:VEVENT',
  ]).flat();
  await expect(busy(...many)).rejects.toThrow('The calendar holds more than 5000 events.');
});

const laborious = (count: number) =>
  calendar(
    ...Array.from({ length: count }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      'DTSTART;TZID=Europe/London:19700101T090000',
      'DURATION:PT1M',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;BYMONTH=2;COUNT=20000',
      'END:VEVENT',
    ]).flat(),
  );

test('a calendar that would take minutes is refused when its time budget is used up', async () => {
  const limits = { occurrences: 5_000, budgetMs: 100 };
  await expect(busySpans(laborious(400), WINDOW, limits)).rejects.toThrow(
    'The calendar takes too long to read.',
  );
});

test('a series with thousands of exceptions is refused before it is expanded', async () => {
  const withExceptions = (lines: number) =>
    event(
      'DTSTART:20261124T090000Z',
      'DURATION:PT30M',
      'RRULE:FREQ=DAILY',
      ...Array.from({ length: lines }, () => `EXDATE:${Array(1_000).fill('20261125').join(',')}`),
    );
  expect(await busy(...withExceptions(2))).not.toEqual([]);
  await expect(busy(...withExceptions(8))).rejects.toThrow(
    'An event of the calendar has too many exceptions to be read.',
  );
});

test('other tasks run while a calendar is read', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await busySpans(laborious(3), WINDOW, { occurrences: 5_000, budgetMs: 60_000 });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});

/** Each part of such a name could begin the name of a zone, so it takes longest to look up. */
const LONG_ZONE_NAMES = Array.from({ length: 400 }, (_, index) => `TZID:${'a/'.repeat(45)}${index}`);

test.each([
  ['a file of empty lines', '\n'.repeat(CALENDAR_BYTES)],
  ['a definition of hundreds of zones', ['BEGIN:VTIMEZONE', ...LONG_ZONE_NAMES, 'END:VTIMEZONE'].join('\n')],
])('%s keeps nobody waiting', async (_, lines) => {
  let longestMs = 0;
  let turn = process.threadCpuUsage();
  const takeTurn = () => {
    const { user, system } = process.threadCpuUsage(turn);
    longestMs = Math.max(longestMs, (user + system) / 1000);
    turn = process.threadCpuUsage();
  };
  const timer = setInterval(takeTurn, 1);
  await busySpans(calendar(lines), WINDOW, { occurrences: 5_000, budgetMs: 60_000 });
  takeTurn();
  clearInterval(timer);
  expect(longestMs).toBeLessThan(150);
});

test('warnings of the parser are not printed', async () => {
  const warn = vi.spyOn(console, 'warn');
  await busy(
    ...event(
      'DTSTART:20261124T090000Z',
      'DURATION:PT30M',
      'RRULE:FREQ=DAILY',
      'EXDATE;TZID=Nowhere:20261125T090000',
    ),
  );
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('a line that is too long is not read', async () => {
  const withNote = (length: number) =>
    event(`DTSTART;X-NOTE="${'a'.repeat(length)}":20261124T090000Z`, 'DURATION:PT1H');
  expect(await busy(...withNote(LONGEST_LINE - 100))).toHaveLength(1);
  expect(await busy(...withNote(LONGEST_LINE))).toEqual([]);
});

test.each(['', '<!doctype html><title>Sign in</title>', '{"error":"not found"}'])(
  '%j is no calendar',
  async (text) => {
    await expect(busySpans(text, WINDOW)).rejects.toThrow('The address does not lead to a calendar file.');
  },
);
