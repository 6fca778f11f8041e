import { expect, test, vi } from 'vitest';

import { WEBINARS } from '#content/resources/webinars.ts';
import type { PublicEvent } from '#shared/events/events.ts';

import { freshSessions } from './fresh-sessions.ts';
import { builtSessions } from './upcoming-session.ts';

const [SESSION] = WEBINARS.upcoming.items;
if (!SESSION) throw new Error('no session');
const EVENT: PublicEvent = {
  slug: SESSION.id,
  title: SESSION.title,
  abstract: SESSION.description,
  practice: SESSION.presenter,
  starts_at: '2027-02-11T15:00:00+00:00',
  zone: 'Europe/London',
  minutes: 60,
  topics: [],
  capacity_left: true,
  registered: null,
  state: 'published',
};

async function answeredWith(answer: Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  return freshSessions(new AbortController().signal).finally(() => vi.unstubAllGlobals());
}

test('an event that matches the content is shown as in the build', async () => {
  const { status, ...built } = SESSION;
  const [fresh] = await answeredWith(Response.json({ events: [EVENT] }));
  expect(fresh).toEqual({ ...built, isFull: false });
  expect(status).toBe('upcoming');
});

test('the number of registrations is shown when the server tells it', async () => {
  const [fresh] = await answeredWith(
    Response.json({ events: [{ ...EVENT, registered: 12, capacity_left: false }] }),
  );
  expect(fresh).toMatchObject({ registered: 12, isFull: true });
});

test.each([
  ['no list', {}],
  ['an event without its length', { events: [{ ...EVENT, minutes: undefined }] }],
  ['a title that is no text', { events: [{ ...EVENT, title: {} }] }],
  ['a start that is no moment', { events: [{ ...EVENT, starts_at: 'soon' }] }],
  ['registrations that are no number', { events: [{ ...EVENT, registered: {} }] }],
])('an answer with %s is a failure', async (_, body) => {
  await expect(answeredWith(Response.json(body))).rejects.toThrow('cannot be read');
});

test('a server that does not tell the number of registrations may leave it out', async () => {
  const { registered, ...event } = EVENT;
  const [fresh] = await answeredWith(Response.json({ events: [event] }));
  expect(fresh).not.toHaveProperty('registered');
  expect(registered).toBeNull();
});

test('an answer with an error status is a failure', async () => {
  await expect(answeredWith(Response.json({}, { status: 503 }))).rejects.toThrow('503');
});

test('sessions of the build before a given day are left out', () => {
  expect(builtSessions('2027-02-11').map(({ date }) => date)).toEqual(['2027-02-11', '2027-04-15']);
  expect(builtSessions('2027-02-12').map(({ date }) => date)).toEqual(['2027-04-15']);
});
