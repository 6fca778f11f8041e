import fc from 'fast-check';
import { sync as ical } from 'node-ical';
import type { VEvent } from 'node-ical';
import { expect, test } from 'vitest';

import { calendarFeed, invitation } from './calendar-file.ts';
import type { CalendarEntry } from './calendar-file.ts';

const ENTRY: CalendarEntry = {
  uid: '0b8e5f0a-9f6b-4a53-8a8f-0d5a3c1c2b1a',
  sequence: 2,
  start: new Date('2026-11-24T09:00:00Z'),
  end: new Date('2026-11-24T09:30:00Z'),
  summary: 'Consultation with the firm',
  description: 'First line.\nSecond line; with, signs \\ of the format.',
  location: 'Video call',
  url: 'https://meet.example/CV-7K3Q-2M?a=1,2;b',
  organizer: { name: 'Firm', address: 'website@firm.example' },
  attendee: { name: 'Ada Stone', address: 'ada@example.com' },
  alarms: [60, 10],
  stamp: new Date('2026-11-23T17:00:00Z'),
};

const request = (changes: Partial<CalendarEntry> = {}) =>
  invitation({ ...ENTRY, ...changes, method: 'REQUEST' });

function eventsOf(file: string): VEvent[] {
  return Object.values(ical.parseICS(file)).filter((part): part is VEvent => part?.type === 'VEVENT');
}

/** The lines as a calendar reads them: unfolded. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('an invitation is one entry in UTC with organizer, attendee and alarms', () => {
  const file = request();
  const [event, ...others] = eventsOf(file);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    uid: ENTRY.uid,
    method: 'REQUEST',
    summary: ENTRY.summary,
    description: ENTRY.description,
    location: ENTRY.location,
    status: 'CONFIRMED',
    start: ENTRY.start,
    end: ENTRY.end,
    dtstamp: ENTRY.stamp,
    organizer: { val: 'mailto:website@firm.example' },
    attendee: { val: 'MAILTO:ada@example.com', params: { RSVP: true, PARTSTAT: 'NEEDS-ACTION' } },
  });
  const lines = unfolded(file);
  for (const line of [
    'METHOD:REQUEST',
    'SEQUENCE:2',
    'DTSTAMP:20261123T170000Z',
    'DTSTART:20261124T090000Z',
    'DTEND:20261124T093000Z',
    'TRIGGER:-PT1H',
    'TRIGGER:-PT10M',
    'URL;VALUE=URI:https://meet.example/CV-7K3Q-2M?a=1%2C2%3Bb',
  ]) {
    expect(lines).toContain(line);
  }
  expect(file).not.toContain('TZID');
});

test('a cancellation keeps the UID, has the given sequence and no alarms', () => {
  const file = invitation({ ...ENTRY, sequence: 3, method: 'CANCEL' });
  expect(eventsOf(file)).toMatchObject([{ uid: ENTRY.uid, method: 'CANCEL', status: 'CANCELLED' }]);
  expect(unfolded(file)).toContain('SEQUENCE:3');
  expect(file).not.toContain('VALARM');
  expect(file).not.toContain('RSVP=TRUE');
});

test('a feed holds all entries, cancelled ones as such, and names itself', () => {
  const file = calendarFeed([ENTRY, { ...ENTRY, uid: 'other', isCancelled: true }], 'Appointments');
  expect(eventsOf(file).map(({ uid, status }) => [uid, status])).toEqual([
    [ENTRY.uid, 'CONFIRMED'],
    ['other', 'CANCELLED'],
  ]);
  expect(unfolded(file)).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'X-WR-CALNAME:Appointments']));
});

test('an empty feed is a valid calendar', () => {
  expect(calendarFeed([], 'Appointments')).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
});

test.each([
  'Eve\r\nATTENDEE:mailto:x@example.com',
  'Eve\nEND:VEVENT\nBEGIN:VEVENT\nUID:other',
  'Eve\u2028DTSTART:20200101T000000Z',
  'Eve\u0085DTSTART:20200101T000000Z',
  'Eve";CN=x:mailto:y@example.com',
  'Eve\\nEND:VCALENDAR',
  'a;b,c:d',
  '\0\u0007\ud800',
])('%j stays within its text', (text) => {
  const file = request({
    summary: text,
    description: text,
    location: text,
    attendee: { name: text, address: "shane.o'brien@example.com" },
  });
  const names = (whole: string) => unfolded(whole).map((line) => /^[A-Z-]+(?=[:;])/.exec(line)?.[0] ?? line);
  expect(names(file)).toEqual(names(request()));
  expect(eventsOf(file)).toMatchObject([
    { uid: ENTRY.uid, start: ENTRY.start, attendee: { val: "MAILTO:shane.o'brien@example.com" } },
  ]);
});

test('for any text, lines are at most 75 bytes long and the text survives', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(text, text, (summary, description) => {
      // node-ical strips quotation marks around a whole value; the next test covers them.
      fc.pre(!/^\s*".*"\s*$/su.test(summary));
      const file = request({ summary, description });
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n\0]/);
      }
      const [event, ...others] = eventsOf(file);
      expect(others).toEqual([]);
      expect(event?.start).toEqual(ENTRY.start);
      const shown = typeof event?.summary === 'string' ? event.summary : (event?.summary.val ?? '');
      expect(shown.replaceAll(/\s+/g, '')).toBe(summary.replaceAll(/[\s\p{Cc}]+/gu, ''));
    }),
  );
});

test('quotation marks around a whole text are kept', () => {
  expect(unfolded(request({ summary: '"Continuity"' }))).toContain('SUMMARY:"Continuity"');
});

test('a name of 4,000 characters and a text of megabytes are cut', () => {
  expect(request({ summary: 'x'.repeat(5_000_000) }).length).toBeLessThan(20_000);
});
