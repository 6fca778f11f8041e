import { sync as ical } from 'node-ical';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { deliverySettings } from '#backend/mail/settings.ts';
import { REGISTRATION_CANCELLATION_MAIL } from '#content/events/mails.ts';
import { EVENT_NOTICES, REGISTRATION_FAULTS } from '#content/events/events.ts';
import { EVENT_LIMITS } from '#shared/events/events.ts';
import type { PublicEvent } from '#shared/events/events.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import { openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { deliverDue } from '#tests/harness/mail/deliver-due.ts';
import { entryOf, partsOf, textOf } from '#tests/harness/mail/mail-parts.ts';
import { startMailServer } from '#tests/harness/mail/mail-server.ts';
import type { MailServerOfTests } from '#tests/harness/mail/mail-server.ts';

const ORIGIN = 'http://localhost:3000';
const SENDER = 'website@firm.example';
const ROOM = 'https://rooms.example/secret-room';

let api: Api;
let mail: MailServerOfTests;
let numbered = 0;
beforeAll(async () => {
  api = await openApi();
  await query('update private.message_channels set is_configured = true');
});
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.stop());
afterAll(() => api.close());

const query = <Row>(sql: string, parameters?: unknown[]) => api.backend.query<Row>(sql, parameters);
const newGuest = () => `guest-${(numbered += 1)}@example.com`;

async function addEvent(
  changes: { capacity?: number; startsIn?: number; title?: string; state?: string } = {},
) {
  const slug = `session-${(numbered += 1)}`;
  await query(
    `insert into private.events (slug, title, abstract, practice, starts_at, zone, minutes, capacity, state, room_url)
     values ($1, $2, 'About it', $3, now() + $4::integer * interval '1 millisecond', 'Europe/London', 60, $5, $6, $7)`,
    [
      slug,
      changes.title ?? 'A session',
      `Practice ${numbered}`,
      changes.startsIn ?? 72 * HOUR_MS,
      changes.capacity ?? 20,
      changes.state ?? 'published',
      ROOM,
    ],
  );
  return slug;
}

const submitForm: Api['submitForm'] = (...form) => api.submitForm(...form);
const open: Api['open'] = (...page) => api.open(...page);
const register = (event: string, email: string, changes: Record<string, string> = {}) =>
  submitForm('/form/registration', {
    event,
    name: 'Ada Guest',
    email,
    company: 'Guest Ltd',
    question: '',
    website: '',
    ...changes,
  });
const titleOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];

async function deliver(): Promise<void> {
  const settings = deliverySettings({ SMTP_URL: mail.url, MAIL_FROM: `Firm <${SENDER}>` }, ORIGIN);
  await deliverDue(api.backend, settings);
}
const mailsTo = (email: string) => mail.received.filter(({ to }) => to[0] === email).map(({ text }) => text);
const subjectOf = (text: string) =>
  /^subject: (.*(?:\r\n[ \t].*)*)/im.exec(text)?.[1]?.replaceAll(/\r\n[ \t]+/g, ' ');
const tokenIn = (text: string) => /\/events\/manage\?token=([\w-]{43})/.exec(textOf(text))?.[1] ?? '';
const methodOf = (text: string) => /method=(\w+)/i.exec(partsOf(text).get('text/calendar')?.head ?? '')?.[1];

/** Makes all mails due that wait for their time. */
const letTimePass = () =>
  query(
    `update public.outbox_messages set next_attempt_at = now() where state in ('waiting', 'unconfigured')`,
  );

test('a registration gets a place, a mail with an invitation, and reminders with the address of the room', async () => {
  const slug = await addEvent();
  const email = newGuest();
  const response = await register(slug, email);
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/form/registered?event=${slug}`,
  ]);
  await deliver();
  const [confirmation = '', ...others] = mailsTo(email);
  expect(others).toEqual([]);
  expect(subjectOf(confirmation)).toBe('You have a place: A session');
  expect(methodOf(confirmation)).toBe('REQUEST');
  expect(confirmation).not.toContain('secret-room');
  const invited = entryOf(confirmation);
  expect([invited.summary, invited.location, invited.sequence]).toEqual(['A session', 'Online', 0]);
  expect(JSON.stringify(invited.organizer)).toContain(SENDER);
  expect(JSON.stringify(invited.attendee)).toContain(email);
  expect((invited.end as Date).getTime() - (invited.start as Date).getTime()).toBe(HOUR_MS);

  await letTimePass();
  await deliver();
  const reminders = mailsTo(email).slice(1);
  expect(reminders.map(subjectOf).toSorted()).toEqual(['Reminder: A session', 'Starting soon: A session']);
  for (const reminder of reminders) expect(textOf(reminder)).toContain(ROOM);
});

test('the confirmation names only reminders that are still to come', async () => {
  const texts: string[] = [];
  for (const startsIn of [72 * HOUR_MS, 5 * HOUR_MS, HOUR_MS / 2]) {
    const email = newGuest();
    await register(await addEvent({ startsIn }), email);
    await deliver();
    texts.push(
      mailsTo(email)
        .filter((text) => subjectOf(text) === 'You have a place: A session')
        .map(textOf)
        .join(''),
    );
  }
  const [early, sameDay, late] = texts;
  expect(early).toContain('usually a day before the start and again an hour before it.');
  expect(sameDay).toContain('to join, usually an hour before the start.');
  expect(late).toContain('The link to join follows in a separate email.');
});

test('the second reminder waits for the address of the room, which is no fault of the mail server', async () => {
  const slug = await addEvent();
  const email = newGuest();
  await query('update private.events set room_url = null where slug = $1', [slug]);
  await register(slug, email);
  await letTimePass();
  await deliver();
  const waits = `select last_error from public.outbox_messages
    where recipient = $1 and state = 'waiting' and kind = 'event_reminder'`;
  expect(await query(waits, [email])).toEqual([
    { last_error: 'The address of the room has not been entered yet.' },
  ]);
  const faults = `select last_error from private.message_channels
    where kind = 'event_reminder' and last_error_at is not null`;
  expect(await query(faults)).toEqual([]);
  expect(mailsTo(email).map(subjectOf)).toContain('Reminder: A session');
});

test('a session that becomes shorter is not said to have been moved', async () => {
  const slug = await addEvent();
  const email = newGuest();
  await register(slug, email);
  await deliver();
  await query(
    `with shorter as (
       update private.events set minutes = 45, sequence = sequence + 1 where slug = $1 returning *
     )
     select private.announce_move(shorter::private.events) from shorter`,
    [slug],
  );
  await deliver();
  const [confirmed = '', changed = ''] = mailsTo(email);
  expect(textOf(changed)).toContain('Duration: 45 minutes');
  expect(textOf(changed)).not.toMatch(/\bmoved?\b/);
  const [before, after] = [entryOf(confirmed), entryOf(changed)];
  expect([after.uid, Number(after.sequence), after.start]).toEqual([before.uid, 1, before.start]);
});

test('the waiting list moves up when somebody presses “I cannot come”, and both are notified', async () => {
  const slug = await addEvent({ capacity: 1 });
  const [first, second] = [newGuest(), newGuest()];
  for (const email of [first, second])
    expect((await register(slug, email)).headers.get('location')).toBe(`/form/registered?event=${slug}`);
  await deliver();
  const [place = ''] = mailsTo(first);
  const [waiting = ''] = mailsTo(second);
  expect(subjectOf(waiting)).toBe('You are on the waiting list: A session');
  expect(partsOf(waiting).has('text/calendar')).toBe(false);

  const token = tokenIn(place);
  for (const method of ['GET', 'HEAD']) {
    const page = await open(`/events/manage?token=${token}`, method);
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'strict-origin']);
  }
  expect(await (await open(`/events/manage?token=${token}`)).text()).toContain('<u>registered</u>');
  const foreign = await submitForm(
    '/events/manage',
    { token, act: 'cancel' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  );
  expect(foreign.status).toBe(403);
  await deliver();
  expect(mailsTo(second)).toHaveLength(1);

  const submitted = await submitForm('/events/manage', { token, act: 'cancel' });
  expect(titleOf(await submitted.text())).toBe(EVENT_NOTICES.cancelled.title);
  expect(titleOf(await (await submitForm('/events/manage', { token, act: 'cancel' })).text())).toBe(
    EVENT_NOTICES.already.title,
  );
  await deliver();
  const [, withdrawn = ''] = mailsTo(first);
  expect([subjectOf(withdrawn), methodOf(withdrawn)]).toEqual([
    'You are no longer registered: A session',
    'CANCEL',
  ]);
  expect(entryOf(withdrawn)).toMatchObject({ uid: entryOf(place).uid, status: 'CANCELLED', sequence: 1 });
  const [, movedUp = ''] = mailsTo(second);
  expect([subjectOf(movedUp), methodOf(movedUp)]).toEqual(['You now have a place: A session', 'REQUEST']);
});

test('the link of a cancelled registration does not affect a later one, whose own link works', async () => {
  const slug = await addEvent();
  const email = newGuest();
  await register(slug, email);
  await deliver();
  const token = tokenIn(mailsTo(email)[0] ?? '');
  await submitForm('/events/manage', { token, act: 'cancel' });
  await register(slug, email);
  await deliver();
  const old = await (await open(`/events/manage?token=${token}`)).text();
  expect(old).not.toContain('no longer registered');
  expect(old).toContain('the newest email about this session has a link of its own');
  const again = tokenIn(mailsTo(email).at(-1) ?? '');
  expect(await (await open(`/events/manage?token=${again}`)).text()).toContain('<u>registered</u>');
});

test('a colleague who is registered under an alias of the mailbox does not change what a cancellation says', async () => {
  const slug = await addEvent();
  const email = newGuest();
  const alias = email.replace('@', '+colleague@');
  for (const each of [email, alias]) await register(slug, each);
  await deliver();
  await submitForm('/events/manage', { token: tokenIn(mailsTo(alias)[0] ?? ''), act: 'cancel' });
  await deliver();
  expect(mailsTo(alias).map(subjectOf)).toContain('You are no longer registered: A session');
  expect(textOf(mailsTo(alias).at(-1) ?? '')).not.toContain('registered again');
});

test('when a session is cancelled, only the mails to those with a place have a calendar file, and only they mention it', async () => {
  const slug = await addEvent({ capacity: 1 });
  const [placed, queued] = [newGuest(), newGuest()];
  for (const email of [placed, queued]) await register(slug, email);
  await deliver();
  await query(
    `with cancelled as (update private.events set state = 'cancelled', sequence = 1 where slug = $1 returning id, starts_at)
     select private.queue_event_mails(id, 'registration_cancellation', starts_at, '{}', '{registered,waiting}') from cancelled`,
    [slug],
  );
  await deliver();
  const [, toPlaced = ''] = mailsTo(placed);
  const [, toQueued = ''] = mailsTo(queued);
  expect([subjectOf(toPlaced), methodOf(toPlaced)]).toEqual(['Cancelled: A session', 'CANCEL']);
  expect(textOf(toPlaced)).toContain(REGISTRATION_CANCELLATION_MAIL.event.text);
  expect([subjectOf(toQueued), methodOf(toQueued)]).toEqual(['Cancelled: A session', undefined]);
  expect(textOf(toQueued)).toContain(REGISTRATION_CANCELLATION_MAIL.event.waiting);
  expect(textOf(toQueued)).not.toContain('attached');
});

test('a guessed, an incomplete and no token get the same page, and change nothing', async () => {
  for (const path of ['/events/manage', '/events/manage?token=x', `/events/manage?token=${'A'.repeat(43)}`]) {
    const response = await open(path);
    expect([response.status, titleOf(await response.text())]).toEqual([404, EVENT_NOTICES.invalid.title]);
  }
  const submitted = await submitForm('/events/manage', { token: 'A'.repeat(43), act: 'cancel' });
  expect(submitted.status).toBe(404);
});

test('a repeated registration is answered as the first one and causes no second mail', async () => {
  const slug = await addEvent();
  const email = newGuest();
  const first = await register(slug, email);
  const second = await register(slug, email.toUpperCase(), { name: 'Somebody Else' });
  expect([second.status, second.headers.get('location')]).toEqual([
    first.status,
    first.headers.get('location'),
  ]);
  await deliver();
  expect(mailsTo(email)).toHaveLength(1);
});

test('a registration that looks like spam is answered as any other, and is sent nothing until staff accept it', async () => {
  const slug = await addEvent({ capacity: 1 });
  const email = `somebody-${(numbered += 1)}@mailinator.com`;
  const other = await addEvent();
  const usual = await register(other, newGuest());
  const response = await register(slug, email);
  expect([response.status, response.headers.get('location')]).toEqual([
    usual.status,
    usual.headers.get('location')?.replace(other, slug),
  ]);
  await deliver();
  await letTimePass();
  await deliver();
  expect(mailsTo(email)).toEqual([]);
  expect(await (await open(`/events/${slug}`)).text()).toContain('<u>open</u>');
});

test('without a mail server the answers say that the mail follows later, and lead back to the session', async () => {
  await query('update private.message_channels set is_configured = false');
  const slug = await addEvent();
  const response = await register(slug, newGuest());
  const location = response.headers.get('location') ?? '';
  expect(location).toBe(`/form/registered?mail=waits&event=${slug}`);
  const html = await (await open(location)).text();
  expect(html).toContain('<s id="waits">yes</s>');
  expect(html).toContain(`<s id="session">/events/${slug}</s>`);
  const forged = await (await open('/form/registered?mail=now&event=../../x')).text();
  expect(forged).not.toMatch(/id="(waits|session)"/);
  await query('update private.message_channels set is_configured = true');
  expect((await register(slug, newGuest())).headers.get('location')).toBe(`/form/registered?event=${slug}`);
});

test('a database that fails after a registration or a cancellation does not hide it', async () => {
  const { query: working } = api.backend;
  const failAfter = (statement: string) => {
    let hasRun = false;
    api.backend.query = async (sql, parameters) => {
      if (hasRun) throw new Error('The database has gone.');
      hasRun = sql.includes(statement);
      return working(sql, parameters);
    };
  };
  try {
    const guest = newGuest();
    const slug = await addEvent();
    failAfter('register_for_event');
    expect((await register(slug, guest)).headers.get('location')).toBe(`/form/registered?event=${slug}`);
    api.backend.query = working;
    await deliver();
    const token = tokenIn(mailsTo(guest)[0] ?? '');
    failAfter('cancel_registration');
    expect((await submitForm('/events/manage', { token, act: 'cancel' })).status).toBe(200);
  } finally {
    api.backend.query = working;
  }
});

test('an invalid form comes back as typed, with one sentence beside each invalid field', async () => {
  const slug = await addEvent();
  const wrong = await register(slug, 'nobody', {
    name: 'N'.repeat(4000),
    company: '',
    question: '<b>“Why?”</b>',
  });
  const html = await wrong.text();
  expect(wrong.status).toBe(422);
  expect(titleOf(html)).toBe(REGISTRATION_FAULTS.invalid.title);
  expect(html).toContain('N'.repeat(4000));
  expect(html).toContain('&lt;b&gt;“Why?”&lt;/b&gt;');
  expect(html).toContain(`Please shorten your name to ${EVENT_LIMITS.name} characters`);
  expect(html).toContain('Please enter a valid email address');
  expect(html).toContain('Please enter your company');
  expect(html).toContain('<i id="event.title">A session</i>');
});

test('the fourth event of a mailbox within five minutes is refused, and what was typed stays', async () => {
  const email = newGuest();
  for (let event = 0; event < 3; event += 1) await register(await addEvent(), email);
  const refused = await register(await addEvent(), email);
  const html = await refused.text();
  expect([refused.status, titleOf(html)]).toEqual([429, REGISTRATION_FAULTS['rate-limited'].title]);
  expect(html).toContain(email);
  expect(refused.headers.get('retry-after')).toBe('300');
});

test('one address registers twenty people an hour', async () => {
  const slug = await addEvent({ capacity: 40 });
  const statuses: number[] = [];
  for (let person = 0; person < 21; person += 1) {
    if (person % 10 === 0) api.clock.now += 61_000;
    const typed = { event: slug, name: `Guest ${person}`, email: newGuest(), company: 'Guest Ltd' };
    const response = await submitForm(
      '/form/registration',
      { ...typed, question: '', website: '' },
      {},
      '198.51.100.11',
    );
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
});

test('a registration that the database cannot store is not counted', async () => {
  const slug = await addEvent();
  const address = '198.51.100.77';
  const fields = { event: slug, name: 'Ada Guest', company: 'Guest Ltd', question: '', website: '' };
  const registerAs = (email: string) => submitForm('/form/registration', { ...fields, email }, {}, address);
  const { query: working } = api.backend;
  api.backend.query = async (sql, parameters) => {
    if (sql.includes('register_for_event')) throw new Error('The database has gone.');
    return working(sql, parameters);
  };
  try {
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect((await registerAs('guest@example.com')).status).toBe(503);
  } finally {
    api.backend.query = working;
  }
  expect((await registerAs(newGuest())).status).toBe(303);
});

test('requests from bots, from other sites and for unknown events register nobody', async () => {
  const slug = await addEvent();
  const email = newGuest();
  // Like a registration that is taken.
  const caught = await register(slug, email, { website: 'x' });
  expect(caught.headers.get('location')).toBe(`/form/registered?event=${slug}`);
  const foreign = await submitForm(
    '/form/registration',
    { event: slug, name: 'A', email, company: 'B' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  );
  expect(foreign.status).toBe(403);
  for (const unknown of ['nothing', 'manage', '../x', 'a\u0000b']) {
    const response = await register(unknown, email);
    expect([response.status, titleOf(await response.text())]).toEqual([404, EVENT_NOTICES.unknown.title]);
  }
  expect(await query('select from private.event_registrations where email = $1', [email])).toEqual([]);
});

test('if the event begins or is cancelled while the form is filled in, its page is shown without the form', async () => {
  for (const [change, shown] of [
    [{ startsIn: -HOUR_MS / 12 }, 'begun'],
    [{ startsIn: -HOUR_MS }, 'over'],
    [{ state: 'cancelled' }, 'cancelled'],
  ] as const) {
    const html = await (await register(await addEvent(change), newGuest())).text();
    expect(html.match(/(?<=<u>)(?:begun|over|cancelled)(?=<\/u>)/g)).toEqual([shown]);
  }
});

test('the link of a guest says that the session is cancelled', async () => {
  const slug = await addEvent();
  const email = newGuest();
  await register(slug, email);
  await deliver();
  const token = tokenIn(mailsTo(email)[0] ?? '');
  await query(`update private.events set state = 'cancelled', cancel_reason = 'Ill' where slug = $1`, [slug]);
  const { title } = EVENT_NOTICES.sessionCancelled;
  expect(titleOf(await (await open(`/events/manage?token=${token}`)).text())).toBe(title);
  const submitted = await submitForm('/events/manage', { token, act: 'cancel' });
  expect([submitted.status, titleOf(await submitted.text())]).toEqual([409, title]);
});

test('a name with line ends or a formula reaches neither headers nor lines of calendar files', async () => {
  const slug = await addEvent({ title: 'Commas, semicolons; and\\slashes' });
  const email = newGuest();
  await register(slug, email, {
    name: '=HYPERLINK("evil")\r\nATTENDEE:mailto:evil@evil.example',
  });
  await deliver();
  const [confirmation = ''] = mailsTo(email);
  expect(confirmation).not.toContain('evil');
  expect(textOf(confirmation)).toContain('Hello,');
  const entry = entryOf(confirmation);
  expect(entry.summary).toBe('Commas, semicolons; and\\slashes');
  expect(JSON.stringify(entry.attendee)).toContain(email);
});

test('no public answer holds the address of a room or anything of a person', async () => {
  const slug = await addEvent({ title: 'Searched </script><script>alert(1)</script>' });
  const email = newGuest();
  await register(slug, email, { question: 'A private question' });
  const page = await open(`/events/${slug}`);
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, null]);
  const html = await page.text();
  const responses = {
    page: html,
    json: await (await api.send('/functions/v1/events')).text(),
    feed: await (await open('/events.ics')).text(),
    file: decodeURIComponent(/data:text\/calendar;charset=utf-8,([^"<]*)/.exec(html)?.[1] ?? ''),
    again: await (await register(slug, 'x')).text(),
  };
  for (const [name, text] of Object.entries(responses)) {
    expect([name, text.includes('Searched')]).toEqual([name, true]);
    expect([name, /secret-room|rooms\.example|private question|guest-\d/i.test(text)]).toEqual([name, false]);
  }
  // The text of an event cannot end the element that holds the structured data.
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Event',
    name: 'Searched </script><script>alert(1)</script>',
    eventStatus: 'https://schema.org/EventScheduled',
  });
  expect(html).not.toContain('<script>alert');
});

test('the site’s script reads what is published, and needs the publishable key', async () => {
  const slug = await addEvent();
  const hidden = [
    await addEvent({ state: 'draft' }),
    await addEvent({ state: 'cancelled' }),
    await addEvent({ startsIn: -2 * HOUR_MS }),
  ];
  expect((await open('/functions/v1/events')).status).toBe(401);
  const { events } = (await (await api.send('/functions/v1/events')).json()) as { events: PublicEvent[] };
  const found = events.find((event) => event.slug === slug);
  expect(Object.keys(found ?? {}).toSorted()).toEqual(
    [
      'abstract',
      'capacity_left',
      'minutes',
      'practice',
      'registered',
      'slug',
      'starts_at',
      'state',
      'title',
      'topics',
      'zone',
    ].toSorted(),
  );
  for (const one of hidden) expect(events.map((event) => event.slug)).not.toContain(one);
  expect((await open(`/events/${hidden[0]}`)).status).toBe(404);
  expect(await (await open(`/events/${hidden[1]}`)).text()).toContain('<u>cancelled</u>');
  expect(await (await open(`/events/${hidden[2]}`)).text()).toContain('<u>over</u>');
});

test('upper case and a slash at the end lead to the page of the event', async () => {
  const slug = await addEvent();
  for (const path of [`/events/${slug}/`, `/Events/${slug.toUpperCase()}`]) {
    const response = await open(path);
    expect([response.status, response.headers.get('location')]).toEqual([308, `/events/${slug}`]);
  }
});

test('the feed is a calendar of all published events', async () => {
  const slug = await addEvent();
  const response = await open('/events.ics');
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const entries = Object.values(ical.parseICS(await response.text())).filter(
    (entry) => entry?.type === 'VEVENT',
  );
  expect(JSON.stringify(entries)).toContain(`${ORIGIN}/events/${slug}`);
  expect(entries.length).toBeGreaterThanOrEqual(3);
});

test('a registration and its cancellation survive a restart', async () => {
  const slug = await addEvent({ capacity: 1 });
  const email = newGuest();
  await register(slug, email);
  await deliver();
  await submitForm('/events/manage', { token: tokenIn(mailsTo(email)[0] ?? ''), act: 'cancel' });
  await api.restart();
  expect(await query('select state from private.event_registrations where email = $1', [email])).toEqual([
    { state: 'cancelled' },
  ]);
});
