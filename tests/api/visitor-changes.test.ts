import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { hashOf, newToken } from '#backend/tokens.ts';
import { Journal } from '#server/database/journal/journal.ts';
import type { JournalEntry } from '#server/database/journal/journal.ts';
import { CALENDAR_PATH } from '#shared/calendar/calendar.ts';
import type { FreeTimes } from '#shared/calendar/calendar.ts';
import { enquiry, openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { addEvent, newGuest } from '#tests/harness/events.ts';

/* What a visitor is told has happened is in the journal by then, so that a power failure does not undo it. */

let api: Api;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

/** The rows of a table in the journal, oldest first. */
const journalled = (table: JournalEntry['table']) =>
  new Journal(join(api.dataDir, 'journal'))
    .read()
    .entries.filter((entry) => entry.table === table)
    .map(({ row }) => row);

const idOf = async (table: string, email: string) =>
  (await api.backend.query<{ id: string }>(`select id from ${table} where email = $1`, [email]))[0]?.id;

/** Creates a token as in the link of an email. `sql` stores its hash, which is `$2`. */
async function tokenBy(sql: string, id: string | undefined): Promise<string> {
  const token = newToken();
  await api.backend.query(`select private.${sql}`, [id, hashOf(token)]);
  return token;
}

test('an enquiry is in the journal when it is stored', async () => {
  const email = newGuest();
  expect((await api.send('/rest/v1/contact_submissions', { body: enquiry({ email }) })).status).toBe(201);
  expect(journalled('contact_submissions')).toMatchObject([{ email }]);
});

test('an appointment is in the journal when it is booked, moved and cancelled', async () => {
  await addConsultant(api.backend);
  const free = (await (await api.send(CALENDAR_PATH)).json()) as FreeTimes;
  const [first, second] = free.times.slice(-2).map(({ start }) => start);
  const booking = {
    act: 'book',
    start: first,
    topic: 'consulting',
    medium: 'video',
    zone: 'Asia/Tokyo',
    first_name: 'Ada',
    last_name: 'Stone',
    email: newGuest(),
    company: 'Example Ltd',
    about: 'Resilience of the plants.',
  };
  expect((await api.send(CALENDAR_PATH, { body: booking })).status).toBe(200);
  expect(journalled('contact_submissions').at(-1)).toMatchObject({ email: booking.email });
  const states = () =>
    journalled('appointments').map(({ state, starts_at: at }) => [state, Date.parse(String(at))]);
  const [before, after] = [first, second].map((start) => Date.parse(start ?? ''));
  expect(states()).toEqual([['booked', before]]);

  const id = String(journalled('appointments')[0]?.['id']);
  const token = await tokenBy(`add_calendar_token($1::uuid, decode($2, 'hex'))`, id);
  const act = async (fields: Record<string, string>) => {
    const [{ version } = {}] = await api.backend.query<{ version: number }>(
      'select version from private.appointments',
    );
    return api.submitForm('/consultation/manage', { token, version: String(version), ...fields });
  };
  expect((await act({ act: 'move', start: second ?? '' })).status).toBe(200);
  expect(states().at(-1)).toEqual(['booked', after]);
  expect((await act({ act: 'cancel' })).status).toBe(200);
  expect(states().at(-1)).toEqual(['cancelled', after]);
});

test('a registration is in the journal, and so are its cancellation and the place that this gives', async () => {
  const { slug } = await addEvent(api.backend, { capacity: 1 });
  const guests = [newGuest(), newGuest()];
  for (const email of guests) {
    const fields = { event: slug, name: 'Ada Guest', email, company: 'Guest Ltd', question: '', website: '' };
    expect((await api.submitForm('/form/registration', fields)).status).toBe(303);
  }
  const states = () => journalled('event_registrations').map(({ email, state }) => [email, state]);
  expect(states()).toEqual([
    [guests[0], 'registered'],
    [guests[1], 'waiting'],
  ]);
  const id = await idOf('private.event_registrations', guests[0] ?? '');
  const token = await tokenBy(`add_registration_token($1::uuid, decode($2, 'hex'))`, id);
  expect((await api.submitForm('/events/manage', { token, act: 'cancel' })).status).toBe(200);
  expect(Object.fromEntries(states().slice(2))).toEqual({
    [guests[0] ?? '']: 'cancelled',
    [guests[1] ?? '']: 'registered',
  });
});

test('a subscription is in the journal when it is stored, repeated and confirmed, and no longer when it is left', async () => {
  const email = newGuest();
  const signUp = () => api.submitForm('/form/newsletter', { email, website: '' });
  const confirmed = () => journalled('newsletter_subscriptions').map(({ confirmed_at: at }) => at !== null);
  expect((await signUp()).status).toBe(303);
  expect(confirmed()).toEqual([false]);
  await api.backend.syncDatabase();
  expect((await signUp()).status).toBe(303);
  expect(confirmed()).toEqual([false]);

  const id = await idOf('public.newsletter_subscriptions', email);
  const token = await tokenBy(`add_newsletter_token($1::uuid, 'confirm', decode($2, 'hex'))`, id);
  expect((await api.submitForm('/newsletter/confirm', { token })).status).toBe(200);
  expect(confirmed()).toEqual([false, true]);
  const leaving = await tokenBy(`add_newsletter_token($1::uuid, 'preferences', decode($2, 'hex'))`, id);
  expect((await api.submitForm('/newsletter/preferences', { token: leaving, act: 'leave' })).status).toBe(
    200,
  );
  expect(journalled('newsletter_subscriptions')).toEqual([]);
});
