import { expect, test } from 'vitest';

import type { DeskEvent } from '#shared/desk/events.ts';

import { EMPTY_EVENT } from './event-values.ts';
import { savedToast, saveQuestion } from './save-event-text.ts';

/** Far enough ahead that the tests never reach it. */
const EVENT: DeskEvent = {
  id: 'a',
  sequence: 0,
  version: 1,
  state: 'published',
  slug: 'the-first-hour',
  title: 'The first hour',
  abstract: 'What to do in it.',
  practice: 'Crisis Response Practice',
  starts_at: '2199-07-01T09:30:00Z',
  zone: 'UTC',
  minutes: 60,
  capacity: 10,
  room_url: null,
  topics: [],
  transcript_path: null,
  ends_at: '2199-07-01T10:30:00Z',
  created_at: '2026-11-01T09:00:00Z',
  cancel_reason: null,
  registered: 10,
  waiting: 3,
  held: 0,
};
const VALUES = {
  ...EMPTY_EVENT,
  date: '2199-07-01',
  time: '09:30',
  zone: 'UTC',
  minutes: '60',
  capacity: '10',
};

test('a new event, a draft and an unchanged time are saved without a question', () => {
  expect(saveQuestion(undefined, { ...VALUES, time: '10:00' })).toBeUndefined();
  expect(saveQuestion({ ...EVENT, state: 'draft' }, { ...VALUES, time: '10:00' })).toBeUndefined();
  expect(saveQuestion(EVENT, { ...VALUES, title: 'Another title' })).toBeUndefined();
});

test('another start or length asks before everybody registered or waiting is emailed', () => {
  for (const change of [{ time: '10:00' }, { minutes: '90' }])
    expect(saveQuestion(EVENT, { ...VALUES, ...change })?.text).toContain('13');
});

test('a larger capacity asks before people on the waiting list are given places', () => {
  const places = saveQuestion(EVENT, { ...VALUES, capacity: '12' });
  const both = saveQuestion(EVENT, { ...VALUES, capacity: '12', time: '10:00' });
  expect(places?.text).toContain('2');
  expect(both?.text).toContain(places?.text);
  expect(both?.title).not.toBe(places?.title);
});

test('the toast says that more people are registered than there are places', () => {
  const { description } = savedToast(EVENT, { ...EVENT, capacity: 8 });
  expect(description).toContain('10');
  expect(savedToast(EVENT, EVENT).description).not.toContain('10');
});
