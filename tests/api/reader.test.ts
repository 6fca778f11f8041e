import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createDeliverer } from '#backend/mail/deliver.ts';
import { deliverySettings } from '#backend/mail/settings.ts';
import { startReading } from '#backend/reader/sessions.ts';
import { hashOf, newToken } from '#backend/tokens.ts';
import { loadReadingRoom } from '#server/site/reading-room.ts';
import { loadStaticSite } from '#server/site/static-site.ts';
import { openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { startMailServer } from '#tests/harness/mail/mail-server.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

const SITE_URL = 'https://www.firm.example';
const PIECE = '/insights/two-in-the-morning';
const PDF = `${PIECE}/two-in-the-morning.pdf`;
const COOKIE = '__Host-reader';
const BODY = 'Whoever is awake decides.';

let build: string;
let api: Api;

/** A build with a piece and its files, and one whose PDF is still to be made. */
function writeBuild(): string {
  const folder = newTemporaryDirectory('reader');
  const files: Record<string, string> = {
    'client/404.html': '<title>404</title>',
    'client/insights/index.html': '<title>Insights</title>',
    'client/insights/two-in-the-morning/index.html': '<title>Abstract</title>',
    'reader/two-in-the-morning.html': `<title>Piece</title><p>${BODY}</p>`,
    'reader/two-in-the-morning.pdf': 'pdf',
    'reader/files/two-in-the-morning/wall-chart.pdf': 'chart',
    'reader/files/two-in-the-morning/secret.txt': 'not listed',
    'reader/deputy.html': '<p>Deputy</p>',
    'client/insights/deputy/index.html': '<title>Deputy</title>',
    'site.json': JSON.stringify({
      siteUrl: SITE_URL,
      pages: Object.fromEntries(
        ['/404', '/insights', PIECE, '/insights/deputy'].map((path) => [
          path,
          { file: path === '/404' ? '404.html' : `${path.slice(1)}/index.html`, csp: "script-src 'none'" },
        ]),
      ),
    }),
    'reader/index.json': JSON.stringify({
      deputy: {
        title: 'Deputy',
        topics: [],
        csp: '',
        files: [{ name: 'deputy.pdf', label: 'PDF', bytes: 0 }],
      },
      'two-in-the-morning': {
        title: 'Who decides at two in the morning',
        topics: ['Leadership'],
        csp: "script-src 'self'",
        files: [
          { name: 'two-in-the-morning.pdf', label: 'PDF', bytes: 3 },
          { name: 'wall-chart.pdf', label: 'Wall chart', bytes: 3 },
        ],
      },
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

beforeAll(async () => {
  build = writeBuild();
  const site = loadStaticSite(build, SITE_URL);
  const readingRoom = loadReadingRoom(build, { built: SITE_URL, served: SITE_URL });
  api = await openApi({ siteUrl: SITE_URL }, undefined, { site, readingRoom });
});
afterAll(async () => {
  await api?.close();
  removeDirectory(build);
});

let readers = 0;

async function subscribe(isConfirmed = true): Promise<{ id: string; email: string }> {
  const email = `reader-${(readers += 1)}@example.com`;
  const [row] = await api.backend.query<{ id: string }>(
    'insert into public.newsletter_subscriptions (email) values ($1) returning id',
    [email],
  );
  if (!row) throw new Error('Not subscribed');
  await api.backend.query(
    `update public.newsletter_subscriptions set confirmed_at = case when $2 then now() end,
       confirm_until = case when not $2 then now() + interval '30 days' end where id = $1`,
    [row.id, isConfirmed],
  );
  return { id: row.id, email };
}

async function invite(pattern: string): Promise<string> {
  const [row] = await api.backend.query<{ id: string }>(
    `insert into private.reader_clients (pattern, ends_at) values ($1, now() + interval '1 day') returning id`,
    [pattern],
  );
  return row?.id ?? '';
}

/** The cookie of a new session, as a browser sends it. */
async function readerCookie(subscription: string): Promise<string> {
  return `${COOKIE}=${await startReading(api.backend, subscription)}`;
}

/** A link's token, as the outbox makes one for the message that waits for the address. */
async function linkFor(email: string): Promise<string> {
  const token = newToken();
  await api.backend.query(
    `select private.add_reading_token(id, decode($2, 'hex')) from public.outbox_messages
      where kind = 'reading_link' and recipient = $1`,
    [email, hashOf(token)],
  );
  return token;
}

type Asking = {
  cookie?: string | undefined;
  headers?: Record<string, string>;
  method?: string;
  address?: string;
};
const ask = (path: string, { cookie, headers = {}, method = 'GET', address }: Asking = {}) =>
  api.send(path, { method, address, headers: { apikey: '', ...(cookie ? { cookie } : {}), ...headers } });

const post = (path: string, fields: Record<string, string>, address?: string) =>
  api.submitForm(path, fields, {}, address);

const queueLink = (email: string) => api.backend.query('select private.queue_reading_link($1)', [email]);
const messagesTo = (email: string) =>
  api.backend.query(`select id from public.outbox_messages where kind = 'reading_link' and recipient = $1`, [
    email,
  ]);
const open = (token: string, address?: string) => post('/insights/open', { token }, address);
/** The session's cookie out of an answer. */
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(COOKIE))
    ?.split(';')[0];
const shows = async (cookie: string | undefined) =>
  (await (await ask(PIECE, { cookie })).text()).includes(BODY) ? 'the whole' : 'the public page';

describe('at the address of a piece', () => {
  test('a reader gets the whole page, which no cache may store or revalidate', async () => {
    const cookie = await readerCookie((await subscribe()).id);
    const publicPage = await ask(PIECE);
    const tag = publicPage.headers.get('etag') ?? '';
    const response = await ask(PIECE, { cookie, headers: { 'if-none-match': tag } });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(BODY)]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'Accept-Encoding, Cookie',
      'content-security-policy': "script-src 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    expect(response.headers.has('etag')).toBe(false);
    expect(response.headers.getSetCookie()).toEqual([]);
    const head = await ask(PIECE, { cookie, method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(await shows(`theme=dark; ${cookie}`)).toBe('the whole');
    expect((await ask(`${PIECE}?from=mail`, { cookie })).status).toBe(200);
  });

  test('everybody else gets the public page, whose answer varies by cookie and is revalidated', async () => {
    const response = await ask(PIECE, { cookie: 'theme=dark' });
    expect([response.status, await response.text()]).toEqual([200, '<title>Abstract</title>']);
    expect([response.headers.get('cache-control'), response.headers.get('vary')]).toEqual([
      'no-cache',
      'Accept-Encoding, Cookie',
    ]);
    const tag = response.headers.get('etag') ?? '';
    const again = await ask(PIECE, { headers: { 'if-none-match': tag } });
    expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept-Encoding, Cookie']);
  });

  test('compressed answers are the same page', async () => {
    const cookie = await readerCookie((await subscribe()).id);
    const response = await ask(PIECE, { cookie, headers: { 'accept-encoding': 'gzip, br' } });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'br',
      'Accept-Encoding, Cookie',
    ]);
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain(BODY);
  });

  test('a guessed, a malformed and an expired session show the public page and lose their cookies', async () => {
    const expired = await readerCookie((await subscribe()).id);
    await api.backend.query(
      `update private.reader_sessions set expires_at = now() where token_hash = decode($1, 'hex')`,
      [hashOf(expired.split('=')[1] ?? '')],
    );
    for (const cookie of [`${COOKIE}=${newToken()}`, `${COOKIE}=x`, `${COOKIE}=`, expired]) {
      const response = await ask(PIECE, { cookie });
      expect([response.status, await response.text()]).toEqual([200, '<title>Abstract</title>']);
      expect(response.headers.getSetCookie()).toEqual([
        `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly`,
        'reading=; Path=/; Max-Age=0; SameSite=Lax; Secure',
      ]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('above the limit of an address, guesses get the public page without a database call', async () => {
    const cookie = await readerCookie((await subscribe()).id);
    const address = '198.51.100.7';
    for (let count = 0; count < 300; count += 1)
      await ask(PIECE, { cookie: `${COOKIE}=${newToken()}`, address });
    const response = await ask(PIECE, { cookie, address });
    expect([response.status, await response.text()]).toEqual([429, '<title>Abstract</title>']);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await shows(cookie)).toBe('the whole');
  });

  test('using a session renews it at most once a day', async () => {
    const cookie = await readerCookie((await subscribe()).id);
    const age = (days: number) =>
      api.backend.query(
        `update private.reader_sessions set renewed_at = now() - $2 * interval '1 day',
           expires_at = now() + (180 - $2) * interval '1 day' where token_hash = decode($1, 'hex')`,
        [hashOf(cookie.split('=')[1] ?? ''), days],
      );
    await age(100);
    const response = await ask(PIECE, { cookie });
    expect(response.headers.getSetCookie()).toEqual([
      `${cookie}; Path=/; Max-Age=15552000; SameSite=Lax; Secure; HttpOnly`,
      'reading=1; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
    ]);
    expect((await ask(PIECE, { cookie })).headers.getSetCookie()).toEqual([]);
    const lives = await api.backend.query(
      `select round(extract(epoch from expires_at - now()) / 86400)::integer as days from private.reader_sessions
        where token_hash = decode($1, 'hex')`,
      [hashOf(cookie.split('=')[1] ?? '')],
    );
    expect(lives).toEqual([{ days: 180 }]);
    await age(181);
    expect(await shows(cookie)).toBe('the public page');
  });
});

describe('the files of a piece', () => {
  test('open for readers, and lead everybody else to the piece', async () => {
    const cookie = await readerCookie((await subscribe()).id);
    const response = await ask(PDF, { cookie });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'application/pdf',
      'pdf',
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    for (const stranger of [undefined, `${COOKIE}=${newToken()}`]) {
      const refused = await ask(PDF, { cookie: stranger });
      expect([refused.status, refused.headers.get('location')]).toEqual([303, PIECE]);
      expect(refused.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('only listed names are read from the disk', async () => {
    const cookie = await readerCookie((await subscribe()).id);
    const status = async (path: string) => (await ask(path, { cookie })).status;
    expect(await status(`${PIECE}/wall-chart.pdf`)).toBe(200);
    // Listed, and not made yet.
    const unmade = await ask('/insights/deputy/deputy.pdf', { cookie });
    expect([unmade.status, await unmade.text()]).toEqual([503, expect.stringContaining('being made')]);
    for (const path of [
      'secret.txt',
      '%2e%2e%2fdeputy.html',
      '..%2findex.json',
      '%252e%252e/secret.txt',
      'index.json',
    ])
      expect([path, await status(`${PIECE}/${path}`)]).toEqual([path, 404]);
  });
});

describe('the link of a mail', () => {
  test('a link asks for a press, which signs in one browser; opening the page changes nothing', async () => {
    const { email } = await subscribe();
    await queueLink(email);
    const token = await linkFor(email);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await ask(`/insights/open?token=${token}`, { method });
      expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
        200,
        'no-store',
        'strict-origin',
      ]);
      expect(page.headers.getSetCookie()).toEqual([]);
    }
    const opened = await open(token);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/insights']);
    expect(opened.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-reader=[\w-]{43}; Path=\/; Max-Age=15552000; SameSite=Lax; Secure; HttpOnly$/,
      ),
      'reading=1; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
    ]);
    expect(await shows(cookieOf(opened))).toBe('the whole');
    // The cookie is not the link's token, and the database holds neither.
    const stored = await api.backend.query<{ text: string }>(
      'select s::text as text from private.reader_sessions s union all select t::text from private.newsletter_tokens t',
    );
    for (const secret of [token, cookieOf(opened)?.split('=')[1] ?? ''])
      expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('a used link opens nothing, and wrong and expired links get the same answer', async () => {
    const { email } = await subscribe();
    await queueLink(email);
    const [token, late] = [await linkFor(email), await linkFor(email)];
    await api.backend.query(
      `update private.newsletter_tokens set expires_at = now() where token_hash = decode($1, 'hex')`,
      [hashOf(late)],
    );
    expect((await open(token)).status).toBe(303);
    const responses = await Promise.all(
      [token, late, newToken(), 'x'].map(async (spent) => {
        const response = await open(spent);
        expect(response.headers.getSetCookie()).toEqual([]);
        return [response.status, await response.text()];
      }),
    );
    expect(responses[0]?.[0]).toBe(410);
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  });

  test('a link that is pressed twice at once signs in one browser', async () => {
    const { email } = await subscribe();
    await queueLink(email);
    const token = await linkFor(email);
    const responses = await Promise.all([open(token), open(token), open(token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
  });

  test('another site cannot press the button', async () => {
    const { email } = await subscribe();
    await queueLink(email);
    const response = await api.send('/insights/open', {
      body: `token=${await linkFor(email)}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });

  test('guessing is limited by address', async () => {
    const address = '198.51.100.9';
    for (let count = 0; count < 60; count += 1) await open(newToken(), address);
    expect((await open(newToken(), address)).status).toBe(429);
  });

  test('a subscriber can read on two devices at the same time', async () => {
    const { email } = await subscribe();
    await queueLink(email);
    const first = cookieOf(await open(await linkFor(email)));
    const second = cookieOf(await open(await linkFor(email)));
    expect([await shows(first), await shows(second)]).toEqual(['the whole', 'the whole']);
    expect(first).not.toBe(second);
  });
});

describe('asking for a link', () => {
  test('mails the addresses of one company twenty times an hour at most', async () => {
    const client = await invite('@crowd.example');
    for (let colleague = 0; colleague < 22; colleague += 1)
      await queueLink(`colleague-${colleague}@crowd.example`);
    expect(
      await api.backend.query('select from public.outbox_messages where client_id = $1', [client]),
    ).toHaveLength(20);
  });

  test('is answered alike for everybody, and mails readers at most once an hour', async () => {
    const { email } = await subscribe();
    const unconfirmed = await subscribe(false);
    const [domain, ended] = ['@client.example', 'gone@former.example'];
    await invite(domain);
    await api.backend.query(`update private.reader_clients set ends_at = now() where id = $1`, [
      await invite(ended),
    ]);
    const addresses = [email, unconfirmed.email, 'ada@client.example', 'ada@sub.client.example', ended];
    const responses = await Promise.all(
      [...addresses, ...addresses, 'nobody@example.org'].map(async (address) => {
        const response = await post('/form/reading-link', { email: address.toUpperCase() });
        return [response.status, response.headers.get('location'), await response.text()];
      }),
    );
    expect(new Set(responses.map((response) => JSON.stringify(response)))).toEqual(
      new Set([JSON.stringify([303, '/form/link-sent', ''])]),
    );
    const mailed = await Promise.all(addresses.map(async (address) => (await messagesTo(address)).length));
    expect(mailed).toEqual([1, 0, 1, 0, 0]);
    // An unconfirmed subscriber gets another confirmation mail.
    expect(
      await api.backend.query(
        `select kind from public.outbox_messages where kind = 'newsletter_confirmation' and recipient = any ($1)`,
        [addresses],
      ),
    ).toEqual([{ kind: 'newsletter_confirmation' }]);

    // After an hour the sent mail gives way to a new one; a waiting one is not doubled.
    const [first] = await messagesTo(email);
    const later = (state: string, minutes = 61) =>
      api.backend.query(
        `update public.outbox_messages set created_at = now() - $3 * interval '1 minute', state = $2
          where kind = 'reading_link' and recipient = $1`,
        [email, state, minutes],
      );
    await later('waiting');
    await queueLink(email);
    await later('sent', 59);
    await queueLink(email);
    expect(await messagesTo(email)).toEqual([first]);
    await later('sent');
    await queueLink(email);
    const [second, ...others] = await messagesTo(email);
    expect([second === first, others]).toEqual([false, []]);
    expect(second).not.toEqual(first);
  });

  test('is limited by address, and names what is not an address', async () => {
    expect((await post('/form/reading-link', { email: 'nobody' })).status).toBe(422);
    const address = '198.51.100.11';
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => post('/form/reading-link', { email: 'a@example.org' }, address)),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  test('is not counted when the database cannot store it', async () => {
    const { query: working } = api.backend;
    const ask = () => post('/form/reading-link', { email: 'a@example.org' }, '198.51.100.12');
    api.backend.query = () => Promise.reject(new Error('The database has gone.'));
    try {
      for (let attempt = 0; attempt < 6; attempt += 1) expect((await ask()).status).toBe(503);
    } finally {
      api.backend.query = working;
    }
    expect((await ask()).status).toBe(303);
  });

  test('the mail carries a link of its own for each attempt, and each opens one browser', async () => {
    const { email } = await subscribe();
    await invite('@client5.example');
    for (const address of [email, 'eve@client5.example']) await queueLink(address);
    const mail = await startMailServer();
    const deliverer = createDeliverer({
      database: api.backend,
      log: () => {},
      settings: deliverySettings({ SMTP_URL: mail.url, MAIL_FROM: 'Firm <website@firm.example>' }, SITE_URL),
    });
    const deliver = async () => {
      mail.received.length = 0;
      await api.backend.query(
        `update public.outbox_messages set state = 'waiting', next_attempt_at = now() where kind = 'reading_link'`,
      );
      await deliverer.round(new AbortController().signal);
      // Quoted-printable: soft line breaks, and an encoded equals sign.
      return mail.received
        .filter(({ to }) => to.includes(email) || to.includes('eve@client5.example'))
        .map(
          ({ text }) =>
            /\/insights\/open\?token=([\w-]{43})/.exec(
              text.replaceAll('=\r\n', '').replaceAll('=3D', '='),
            )?.[1] ?? '',
        );
    };
    const tokens = [...(await deliver()), ...(await deliver())];
    deliverer.close();
    await mail.stop();
    expect(new Set(tokens).size).toBe(4);
    for (const token of tokens) expect(await shows(cookieOf(await open(token)))).toBe('the whole');
  });

  test('the mail to a client, and to no subscriber, names the last day of the invitation', async () => {
    const { email } = await subscribe();
    const client = await invite('eve@client6.example');
    await api.backend.query(
      `update private.reader_clients set ends_at = '2099-03-16 00:00 Europe/London' where id = $1`,
      [client],
    );
    for (const address of [email, 'eve@client6.example']) await queueLink(address);
    const mail = await startMailServer();
    const deliverer = createDeliverer({
      database: api.backend,
      log: () => {},
      settings: deliverySettings({ SMTP_URL: mail.url, MAIL_FROM: 'Firm <website@firm.example>' }, SITE_URL),
    });
    await deliverer.round(new AbortController().signal);
    deliverer.close();
    await mail.stop();
    const sentTo = (address: string) =>
      mail.received.find(({ to }) => to[0] === address)?.text.replaceAll('=\r\n', '') ?? '';
    expect(sentTo('eve@client6.example')).toContain('Your invitation ends on 15 March 2099, and');
    expect(sentTo(email)).toContain('for up to 180 days after your last visit.');
    expect(sentTo(email)).not.toContain('invitation ends');
  });

  test('a subscriber from before confirmations confirms with the link', async () => {
    const { id, email } = await subscribe(false);
    await api.backend.query('update public.newsletter_subscriptions set confirm_until = null where id = $1', [
      id,
    ]);
    await queueLink(email);
    const cookie = cookieOf(await open(await linkFor(email)));
    expect(await shows(cookie)).toBe('the whole');
  });
});

describe('reading ends at the next request', () => {
  test('when the subscriber leaves', async () => {
    const { id } = await subscribe();
    const cookies = [await readerCookie(id), await readerCookie(id)];
    const token = newToken();
    await api.backend.query(`select private.add_newsletter_token($1, 'preferences', decode($2, 'hex'))`, [
      id,
      hashOf(token),
    ]);
    await api.backend.query(`select private.leave_newsletter(decode($1, 'hex'))`, [hashOf(token)]);
    for (const cookie of cookies) expect(await shows(cookie)).toBe('the public page');
  });

  test('when the mailbox is suppressed', async () => {
    const { id, email } = await subscribe();
    const cookie = await readerCookie(id);
    await api.backend.query(`select private.suppress_mailbox($1, 'removed')`, [email]);
    expect(await shows(cookie)).toBe('the public page');
  });

  test('when an admin erases the person, removes the subscription, or ends the client', async () => {
    const token = await api.tokenFor('ada@firm.example', { admin: true });
    const call = async (name: string, body: object) => {
      const response = await api.send(`/rest/v1/rpc/${name}`, { token, body });
      expect(response.status, await response.clone().text()).toBe(200);
      return response.json();
    };
    const [erased, removed] = [await subscribe(), await subscribe()];
    const cookies = [await readerCookie(erased.id), await readerCookie(removed.id)];
    const last_day = '2099-12-31';
    const client = await call('invite_reader_client', {
      pattern: ' Eve@Client2.example',
      note: 'Project',
      last_day,
    });
    await call('invite_reader_client', { pattern: 'mallory@client2.example', note: '', last_day });
    cookies.push(cookieOf(await open(await linkFor('eve@client2.example'))) ?? '');
    cookies.push(cookieOf(await open(await linkFor('mallory@client2.example'))) ?? '');
    expect(await Promise.all(cookies.map(shows))).toEqual(cookies.map(() => 'the whole'));
    expect(await call('list_reader_clients', {})).toContainEqual(
      expect.objectContaining({
        id: client,
        pattern: 'eve@client2.example',
        note: 'Project',
        devices: 1,
        is_ended: false,
        invited_by: 'ada@firm.example',
      }),
    );

    await call('erase_person', { email: erased.email });
    await call('remove_subscription', { subscription: removed.id });
    expect(await call('end_reader_client', { client })).toBe(true);
    expect(await call('end_reader_client', { client })).toBe(false);
    await call('erase_person', { email: 'mallory@client2.example' });
    expect(await Promise.all(cookies.map(shows))).toEqual(cookies.map(() => 'the public page'));
    const late = await api.send('/rest/v1/rpc/invite_reader_client', {
      token,
      body: { pattern: '@client3.example', note: '', last_day: '2020-01-01' },
    });
    expect(late.status).toBe(400);
  });

  test('on the end date of a client', async () => {
    const email = 'ada@client4.example';
    const client = await invite('@client4.example');
    await queueLink(email);
    const [cookie, unused] = [cookieOf(await open(await linkFor(email))), await linkFor(email)];
    expect(await shows(cookie)).toBe('the whole');
    await api.backend.query('update private.reader_clients set ends_at = now() where id = $1', [client]);
    expect(await shows(cookie)).toBe('the public page');
    expect((await open(unused)).status).toBe(410);
  });
});

test('without the database a reader sees the public page and keeps the session', async () => {
  const cookie = await readerCookie((await subscribe()).id);
  const { query } = api.backend;
  api.backend.query = () => Promise.reject(new Error('away'));
  const response = await ask(PIECE, { cookie });
  api.backend.query = query;
  expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
  expect(await response.text()).toBe('<title>Abstract</title>');
});
