import { sync as ical } from 'node-ical';
import { expect, test } from 'vitest';

import { HOLIDAYS } from '#content/deadlines/holidays.ts';
import { LIVE_REGIMES } from '#content/deadlines/regimes.ts';
import { NO_ANSWERS, type Answers } from '#shared/deadlines/answers.ts';
import { deadlinesOf } from '#shared/deadlines/calculate.ts';

import { calendarFile } from './calendar-file.ts';
import { draftOf } from './notice-draft.ts';
import { logText, tableFile } from './table-file.ts';

const NOW_MS = Date.parse('2026-11-28T10:00:00Z');
const PARIS = 'Europe/Paris';
const ANSWERS: Answers = {
  ...NO_ANSWERS,
  established: ['FR'],
  sectors: ['bank'],
  listedInUs: false,
  events: ['outage', 'personal data'],
  moments: {
    aware: { date: '2026-11-28', time: '03:10', zone: PARIS },
    classified: { date: '2026-11-28', time: '09:00', zone: PARIS },
  },
};
const DEADLINES = deadlinesOf(LIVE_REGIMES, ANSWERS, { holidays: HOLIDAYS, zone: PARIS });

/** The same bank the day before, with the incident not classified. */
const UNCLASSIFIED = deadlinesOf(
  LIVE_REGIMES,
  {
    ...ANSWERS,
    established: ['DE'],
    people: ['DE', 'US', 'US-CA'],
    affected: 800,
    moments: { aware: { date: '2026-11-27', time: '03:10', zone: 'Europe/Berlin' } },
  },
  { holidays: HOLIDAYS, zone: 'Europe/Berlin' },
);
const BEFORE_CEILING_MS = Date.parse('2026-11-27T19:00:00Z');
const CEILING = 'No later than Sat, 28 Nov 2026, 03:10 CET if it starts before then.';

test('a second parser reads every dated deadline of the calendar file, with its alarms', () => {
  const file = calendarFile(DEADLINES, NOW_MS);
  const events = Object.values(ical.parseICS(file)).filter((entry) => entry?.type === 'VEVENT');
  const dated = DEADLINES.filter(({ state }) => state.kind === 'due');
  expect(dated.length).toBeGreaterThan(1);
  expect(events).toHaveLength(dated.length);
  const initial = events.find(({ summary }) => String(summary).startsWith('DORA: Initial'));
  expect(initial?.start.toISOString()).toBe('2026-11-28T12:00:00.000Z');
  // A moment: an end at the start would break the format (RFC 5545, 3.8.2.2).
  expect(initial?.end?.toISOString()).toBe('2026-11-28T12:00:00.000Z');
  expect(file).not.toContain('DTEND');
  expect(initial?.alarms).toHaveLength(3);
  expect(String(initial?.description)).toContain('Criteria that made it major');
});

test('no line of the calendar file is longer than 75 octets', () => {
  const lines = calendarFile(DEADLINES, NOW_MS).split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('the table has a row for each deadline, and no cell that a spreadsheet takes for a formula', () => {
  const rows = tableFile(DEADLINES, NOW_MS).trimEnd().split('\r\n');
  expect(rows).toHaveLength(DEADLINES.length + 1);
  expect(rows.flatMap((row) => row.split(',')).filter((cell) => /^"[=+@-]/.test(cell))).toEqual([]);
});

test('the incident log names each deadline with the time that is left', () => {
  expect(logText(DEADLINES, NOW_MS)).toContain(
    '- DORA, Initial notification: Sat, 28 Nov 2026, 13:00 CET (2 h 0 min left)',
  );
});

test('a draft has a blank for each point of the notice', () => {
  const first = DEADLINES.find(({ stage }) => stage.id === 'authority');
  if (!first) throw new Error('GDPR is missing.');
  const draft = draftOf(first);
  for (const point of first.stage.contents) expect(draft).toContain(`${point}:\n   […]`);
});

test('the calendar file has the ceiling of a clock that has not started, and says what it is', () => {
  const file = calendarFile(UNCLASSIFIED, BEFORE_CEILING_MS);
  const event = Object.values(ical.parseICS(file)).find(
    (entry) => entry?.type === 'VEVENT' && String(entry.summary).startsWith('DORA: Initial'),
  );
  expect(event).toMatchObject({
    summary: 'DORA: Initial notification, at the latest',
    start: new Date('2026-11-28T02:10:00Z'),
    description: expect.stringContaining(`4 hours from classification as major. ${CEILING}`) as unknown,
  });
});

test('the calendar file has no event at a ceiling that has passed, because it limits nothing any longer', () => {
  expect(calendarFile(UNCLASSIFIED, NOW_MS)).not.toContain('DORA: Initial');
});

test('the incident log has the ceiling of a clock that has not started', () => {
  expect(logText(UNCLASSIFIED, BEFORE_CEILING_MS)).toContain(
    `- DORA, Initial notification: 4 hours from classification as major. ${CEILING}\n`,
  );
});

test('the table has the ceiling of a clock that has not started', () => {
  expect(tableFile(UNCLASSIFIED, BEFORE_CEILING_MS)).toContain(
    `"4 hours from classification as major","","${CEILING}"`,
  );
});
