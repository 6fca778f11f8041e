import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { bookTime, holdTime, loadTimes } from './calendar-api.ts';

type Body = Parameters<typeof Response.json>[0];

const START = '2026-11-24T09:30Z';
const FREE = { until: '2027-01-04T00:00Z', minutes: 30, times: [{ start: START, offices: ['london'] }] };
const HELD = { outcome: 'held', hold: 'x', until: START, office: 'london' };
const BOOKED = { outcome: 'booked', reference: 'A1', start: START, office: 'london' };
const BOOKING = {
  act: 'book',
  start: START,
  topic: 'training',
  medium: 'video',
  zone: 'Europe/London',
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@client.example',
  company: 'Client',
  role: null,
  industry: null,
  about: 'Training',
  page: '/',
} as const;

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://site.example' } });
});
afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
}

test('answers of the server are handed on as they are', async () => {
  answerWith(Response.json(FREE));
  expect(await loadTimes('')).toEqual(FREE);
  answerWith(Response.json(HELD));
  expect(await holdTime({ start: START })).toEqual(HELD);
  answerWith(Response.json(BOOKED));
  expect(await bookTime(BOOKING)).toEqual(BOOKED);
  answerWith(Response.json({ outcome: 'received', reference: 'A1' }));
  expect(await bookTime(BOOKING)).toEqual({ outcome: 'received', reference: 'A1' });
});

test.each<[string, Body]>([
  ['nothing', null],
  ['no times', { until: FREE.until }],
  ['an end that is no moment', { ...FREE, until: 'soon' }],
  ['a start that is no moment', { ...FREE, times: [{ start: 'soon', offices: ['london'] }] }],
  ['a time without offices', { ...FREE, times: [{ start: START }] }],
  ['an unknown office', { ...FREE, times: [{ start: START, offices: ['atlantis'] }] }],
])('free times with %s are a failure', async (_, body) => {
  answerWith(Response.json(body));
  expect(await loadTimes('')).toEqual({ failure: 'disconnected' });
});

test.each<[string, Body]>([
  ['no office', { outcome: 'free' }],
  ['an unknown office', { ...HELD, office: 'atlantis' }],
  ['a token that is no text', { ...HELD, hold: 1 }],
])('a hold with %s is a failure', async (_, body) => {
  answerWith(Response.json(body));
  expect(await holdTime({ start: START })).toEqual({ failure: 'disconnected' });
});

test.each<[string, Body]>([
  ['an unknown outcome', { ...BOOKED, outcome: 'postponed' }],
  ['no reference', { outcome: 'booked' }],
  ['an unknown office', { ...BOOKED, office: 'atlantis' }],
  ['a start that is no moment', { ...BOOKED, start: 'soon' }],
  ['a file that is no text', { ...BOOKED, file: {} }],
])('a booking with %s is a failure', async (_, body) => {
  answerWith(Response.json(body));
  expect(await bookTime(BOOKING)).toEqual({ failure: 'disconnected' });
});

test('the page of a proxy in place of an answer is a failure', async () => {
  answerWith(new Response('<!doctype html>'));
  expect(await loadTimes('')).toEqual({ failure: 'disconnected' });
});
