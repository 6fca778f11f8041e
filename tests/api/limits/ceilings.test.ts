import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApp } from '#server/app.ts';
import { preparedAssistant } from '#tests/harness/assistant/prepared-assistant.ts';
import { RATE_LIMITS } from '#server/limits.ts';
import { setIntakeCeilings } from '#server/operations/database-settings.ts';
import { readIntakeCeilings } from '#server/settings/intake-ceilings.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { NEWSLETTER_SOURCE } from '#shared/forms/newsletter.ts';
import { enquiry, JWT_SECRET } from '#tests/harness/api.ts';
import { openTestBackend, SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';

/** A fifth of the real ceiling, and of the number of addresses that can fill it within all other rate limits. */
const CEILING = 60;
const STRANGERS = 12;

let opened: TestBackend;
let app: ReturnType<typeof createApp>;
let clock = 1_000_000;
let numbered = 0;

function serve(): typeof app {
  return createApp({
    backend: opened.backend,
    site: { respond: () => ({ response: new Response(null, { status: 404 }), route: 'page' }) },
    preparedAssistant,
    limits: RATE_LIMITS,
    settings: { siteUrl: 'http://localhost:3000', signup: true, trustedProxies: ['127.0.0.1'] },
    jwtSecret: JWT_SECRET,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    now: () => clock,
    log: () => {},
    onTrouble: () => {},
  });
}

async function post(path: string, address: string, row: unknown): Promise<Response> {
  return app.request(path, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
    body: JSON.stringify(row),
  });
}
const stranger = (index: number) => `198.51.100.${1 + (index % STRANGERS)}`;
const someone = () => `someone-${(numbered += 1)}@example.com`;
const subscribe = (address: string, email = someone()) =>
  post('/rest/v1/newsletter_subscriptions', address, { email, source: NEWSLETTER_SOURCE });
const send = (address: string, email = someone()) =>
  post('/rest/v1/contact_submissions', address, enquiry({ email, message: `Enquiry of ${email}.` }));

/** Sends five requests a minute from each address, the most that the rate limits allow. */
async function flood(one: (address: string) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < CEILING; index += 1) statuses.push((await one(stranger(index))).status);
  clock += 60_000;
  return statuses;
}

type Stored = { status: string; spam_reasons: string[]; held: boolean; messages: string[] };

async function storedEnquiry(email: string): Promise<Stored | undefined> {
  const [row] = await opened.backend.query<Stored>(
    `select status, spam_reasons, held,
       array(select kind from public.outbox_messages m
         where m.submission_id = c.id or (m.detail ->> 'since')::timestamptz = c.created_at order by kind) as messages
       from public.contact_submissions c where email = $1`,
    [email],
  );
  return row;
}
async function isSubscriptionHeld(email: string): Promise<boolean | undefined> {
  const [row] = await opened.backend.query<{ held: boolean }>(
    'select held from public.newsletter_subscriptions where email = $1',
    [email],
  );
  return row?.held;
}

/** Makes every commit of a subscription note whether the outbox worker could then claim its mail. */
async function noteClaimableMails(): Promise<void> {
  const statements = [
    'create table private.claimable_at_commit (email text)',
    `create function private.note_claimable() returns trigger language plpgsql security definer as $$
     begin
       insert into private.claimable_at_commit select new.email from public.outbox_messages m
         where m.subscription_id = new.id;
       return null;
     end $$`,
    `create constraint trigger note_claimable after insert on public.newsletter_subscriptions
       deferrable initially deferred for each row execute function private.note_claimable()`,
  ];
  for (const sql of statements) await opened.backend.query(sql);
}

const HELD = { status: 'spam', spam_reasons: expect.arrayContaining(['ceiling']), held: true };

describe.each(SQL_TEST_ENGINES)('on %s', (engine) => {
  beforeAll(async () => {
    opened = await openTestBackend(engine);
    await setIntakeCeilings(opened.backend, readIntakeCeilings(`${CEILING}:40`) ?? {});
    app = serve();
  });
  afterAll(() => opened?.close());

  test('a flood that reaches the ceiling does not close the newsletter to others', async () => {
    expect(new Set(await flood((address) => subscribe(address)))).toEqual(new Set([201]));
    const reader = someone();
    expect((await subscribe('192.0.2.1', reader)).status).toBe(201);
    expect(await isSubscriptionHeld(reader)).toBe(true);
  });

  test('a flood that reaches the ceiling does not close the contact form to others, even after a restart', async () => {
    expect(new Set(await flood((address) => send(address)))).toEqual(new Set([201]));
    const [first, second] = [someone(), someone()];
    expect((await send('192.0.2.1', first)).status).toBe(201);
    await opened.restart();
    app = serve();
    expect((await send('192.0.2.2', second)).status).toBe(201);
    // The first held enquiry triggers the only mail to the staff; no other mail is sent.
    expect(await storedEnquiry(first)).toEqual({ ...HELD, messages: ['staff_notification'] });
    expect(await storedEnquiry(second)).toEqual({ ...HELD, messages: [] });
  });

  test('the staff are notified once a day', async () => {
    const ageNotice = (age: string) =>
      opened.backend.query(`update private.intake_ceilings set notified_at = now() - $1::interval`, [age]);
    const [soon, nextDay] = [someone(), someone()];
    await ageNotice('23 hours');
    await send('192.0.2.3', soon);
    await ageNotice('25 hours');
    await send('192.0.2.4', nextDay);
    expect((await storedEnquiry(soon))?.messages).toEqual([]);
    expect((await storedEnquiry(nextDay))?.messages).toEqual(['staff_notification']);
  });

  test('a held enquiry gets its acknowledgement mail once it is marked as not spam', async () => {
    const genuine = someone();
    await send('192.0.2.5', genuine);
    await opened.backend.query(`update public.contact_submissions set status = 'new' where email = $1`, [
      genuine,
    ]);
    expect((await storedEnquiry(genuine))?.messages).toEqual(['acknowledgement', 'staff_notification']);
  });

  test('more than 20 subscriptions an hour from one address are held even below the ceiling, before their mail can leave', async () => {
    await opened.backend.query('delete from public.newsletter_subscriptions');
    await noteClaimableMails();
    const readers = Array.from({ length: 22 }, someone);
    for (const [index, reader] of readers.entries()) {
      if (index % 5 === 0) clock += 60_000;
      expect((await subscribe('192.0.2.6', reader)).status).toBe(201);
    }
    const held = await Promise.all(readers.map(isSubscriptionHeld));
    expect(held).toEqual(readers.map((_, index) => index >= 20));
    const claimable = await opened.backend.query<{ email: string }>(
      'select email from private.claimable_at_commit',
    );
    expect(claimable.map(({ email }) => email)).toEqual(readers.slice(0, 20));
    // Held subscriptions do not count towards the ceiling.
    const [status] = await opened.backend.query(
      `select last_hour::integer as last_hour, held from private.intake_status()
        where table_name = 'newsletter_subscriptions'`,
    );
    expect(status).toEqual({ last_hour: 20, held: 2 });
  });

  test('beyond the second ceiling requests are refused with Retry-After, and still count as attempts', async () => {
    await opened.backend.query('update private.intake_ceilings set held_at_most = greatest(1, held)');
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push(await send('192.0.2.7'));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 429]);
    expect(answers[0]?.headers.get('retry-after')).toBe('3600');
    expect(await answers[0]?.json()).toMatchObject({
      code: 'PT503',
      message: expect.stringContaining('call us'),
    });
    // An address with many subscriptions is refused, too, although the ceiling is not reached.
    expect((await subscribe('192.0.2.6')).status).toBe(503);
    expect((await subscribe('192.0.2.8')).status).toBe(201);
  });
});
