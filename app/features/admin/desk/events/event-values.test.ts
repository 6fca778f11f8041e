import { expect, test } from 'vitest';

import type { DeskEvent } from '#shared/desk/events.ts';

import {
  changedFields,
  draftOf,
  EMPTY_EVENT,
  placesGiven,
  suggestedSlug,
  startOf,
  valuesOf,
} from './event-values.ts';

const VALUES = {
  ...EMPTY_EVENT,
  title: 'The first hour',
  slug: 'the-first-hour',
  abstract: 'What to do in it.',
  practice: 'Crisis Response Practice',
  date: '2027-07-01',
  time: '09:30',
  zone: 'America/New_York',
};

test('a time is read in the zone of the event', () => {
  expect(startOf(VALUES)).toBe('2027-07-01T13:30:00.000Z');
  expect(startOf({ ...VALUES, date: '2027-12-01' })).toBe('2027-12-01T14:30:00.000Z');
  expect(startOf({ ...VALUES, date: '2027-03-14', time: '02:30' })).toBeUndefined();
  expect(startOf({ ...VALUES, date: '' })).toBeUndefined();
});

test('typed values become an event, and an event becomes the same values', () => {
  const checked = draftOf(VALUES, undefined);
  if (!('event' in checked)) throw new Error(checked.invalid.join());
  expect(checked.event).toMatchObject({ starts_at: '2027-07-01T13:30:00.000Z', minutes: 60, room_url: null });
  const event = { ...checked.event, id: 'x', version: 1 } as unknown as DeskEvent;
  expect(valuesOf(event)).toEqual(VALUES);
});

test('each invalid field is named', () => {
  const invalid = { ...VALUES, title: ' ', slug: 'Two Words', minutes: '', room_url: 'room', time: '' };
  expect(draftOf(invalid, undefined)).toEqual({
    invalid: ['title', 'slug', 'starts_at', 'minutes', 'room_url'],
  });
});

test.each([
  ['Speaking before you know: the first hour', 'speaking-before-you-know-the-first-hour'],
  ['  Crème de la crème – 2027 ', 'creme-de-la-creme-2027'],
  ['a'.repeat(79) + ' b', 'a'.repeat(79)],
])('the title %s suggests a slug', (title, slug) => {
  expect(suggestedSlug(title)).toBe(slug);
});

test('the fields that differ are named by their labels', () => {
  expect(changedFields(VALUES, { ...VALUES, time: '10:00', topics: ['Leadership'] })).toEqual([
    'Time',
    'Topics',
  ]);
});

test('more places go to the waiting list, as far as they last, until the event begins', () => {
  const event = { state: 'published', capacity: 10, registered: 12, waiting: 3 } as const;
  const given = (capacity: string, changes = {}, now = '2027-06-30T00:00Z') =>
    placesGiven({ ...event, ...changes }, { ...VALUES, capacity }, Date.parse(now));
  expect(['10', '12', '13', '500', '', 'x'].map((capacity) => given(capacity))).toEqual([0, 0, 1, 3, 0, 0]);
  expect(given('500', { waiting: 0 })).toBe(0);
  expect(given('500', { state: 'draft' })).toBe(0);
  expect(given('500', {}, '2027-07-02T00:00Z')).toBe(0);
});
