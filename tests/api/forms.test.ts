import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { enquiry, openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { CONTACT_FIELDS, CONTACT_SOURCE } from '#shared/forms/contact.ts';

const REFERENCE = /^\/form\/received\?reference=(CV-[2-9A-Z]{4}-[2-9A-Z]{2})$/;

let api: Api;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

let senders = 0;
function sender(): string {
  senders += 1;
  return `plain-${senders}@example.com`;
}

const post: Api['submitForm'] = (...form) => api.submitForm(...form);

/** The fields of a valid enquiry as the form sends them. */
function typed(changes: Record<string, string> = {}): Record<string, string> {
  const { source: _source, ...fields } = enquiry() as Record<string, string>;
  return { ...fields, website: '', email: sender(), ...changes };
}

function stored(email: string) {
  return api.backend.query<Record<string, string | null>>(
    `select c.*, (select count(*)::int from public.outbox_messages o where o.submission_id = c.id) as mails
     from public.contact_submissions c where email = $1`,
    [email],
  );
}

test('an enquiry sent as a plain form is stored like one of the script, and its page shows the reference', async () => {
  const fields = typed({ message: 'First line\r\nSecond <b>line</b>', role: '' });
  const response = await post('/form/enquiry', fields);
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
  const location = response.headers.get('location') ?? '';
  const [, reference] = REFERENCE.exec(location) ?? [];
  const [row, ...others] = await stored(fields['email'] ?? '');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    first_name: 'Ada',
    last_name: 'Stone',
    company: 'Example Ltd',
    role: null,
    industry: 'finance',
    message: 'First line\nSecond line',
    source: CONTACT_SOURCE,
    reference,
    mails: 2,
  });

  const page = await api.send(location, { headers: { apikey: '' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
    'no-store',
    'noindex',
  ]);
  expect(await page.text()).toContain(reference);
});

test('an enquiry with only the required fields is stored, and the others are null', async () => {
  const required = ['first_name', 'last_name', 'email', 'company', 'message'];
  const optional = CONTACT_FIELDS.filter((field) => !required.includes(field));
  const fields = typed(Object.fromEntries(optional.map((field) => [field, ''])));
  expect((await post('/form/enquiry', fields)).status).toBe(303);
  const [row] = await stored(fields['email'] ?? '');
  expect(optional.map((field) => row?.[field])).toEqual(optional.map(() => null));
});

test('the same enquiry sent twice, or again by the script, is one enquiry with one reference', async () => {
  const fields = typed({ message: 'One\r\nTwo' });
  const responses = await Promise.all([post('/form/enquiry', fields), post('/form/enquiry', fields)]);
  const [first, second] = responses.map((response) => response.headers.get('location'));
  expect(first).toMatch(REFERENCE);
  expect(second).toBe(first);
  const { website: _website, ...row } = fields;
  await api.backend.query(
    `update public.contact_submissions set created_at = created_at - interval '9 minutes' where email = $1`,
    [fields['email']],
  );
  const again = await api.send('/rest/v1/contact_submissions', {
    body: { ...row, message: 'One\nTwo', source: CONTACT_SOURCE },
  });
  expect(again.status).toBe(201);
  expect(await stored(fields['email'] ?? '')).toHaveLength(1);
});

test('a form with faults comes back with each error and everything typed, escaped', async () => {
  const fields = typed({ first_name: ' ', email: 'nobody', company: `"><script>alert('x')</script>` });
  const response = await post('/form/enquiry', fields);
  const text = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(text.match(/<b>.*?<\/b>/g)).toEqual([
    '<b>Please enter your first name</b>',
    '<b>Please enter a valid email address</b>',
  ]);
  expect(text).toContain('<i id="email">nobody</i>');
  expect(text).toContain('<i id="last_name">Stone</i>');
  expect(text).toContain('<i id="company">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;</i>');
});

test('a form with a filled honeypot is confirmed and not stored', async () => {
  const fields = typed({ website: 'https://spam.example' });
  const response = await post('/form/enquiry', fields);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/form/received']);
  expect(await stored(fields['email'] ?? '')).toEqual([]);
});

test.each<[string, Record<string, string>, number]>([
  ['the site itself', {}, 303],
  ['the site, in a browser without fetch metadata', { 'sec-fetch-site': '' }, 303],
  ['the site, by its other name', { origin: 'http://127.0.0.1:3000' }, 303],
  ['another site', { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }, 403],
  [
    'another site, in a browser without fetch metadata',
    { origin: 'https://other.example', 'sec-fetch-site': '' },
    403,
  ],
  ['another site, without its origin', { origin: '', 'sec-fetch-site': 'cross-site' }, 403],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbouring site', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' }, 403],
])('a form sent from %s', async (_, headers, status) => {
  const fields = typed();
  const response = await post('/form/enquiry', fields, headers);
  expect(response.status).toBe(status);
  expect(await stored(fields['email'] ?? '')).toHaveLength(status === 303 ? 1 : 0);
});

test('a form counts towards the same limits as the script, and says so in words with the text kept', async () => {
  const email = sender();
  for (const message of ['one', 'two']) {
    expect((await post('/form/enquiry', typed({ email, message }))).status).toBe(303);
  }
  const script = await api.send('/rest/v1/contact_submissions', { body: enquiry({ email }) });
  expect(script.status).toBe(201);
  const refused = await post('/form/enquiry', typed({ email, message: 'four' }));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
  const text = await refused.text();
  expect(text).toContain('<h1>Rate Limit Exceeded</h1><p>Please wait before submitting another form.</p>');
  expect(text).toContain('<i id="message">four</i>');
});

test.each([
  ['/insights/command-and-its-silences', '/insights/command-and-its-silences'],
  ['/reader?token=secret', null],
  [{}, null],
])('an enquiry of the script with the page %j is accepted, and its page is %j', async (page, kept) => {
  const email = sender();
  const response = await api.send('/rest/v1/contact_submissions', { body: { ...enquiry({ email }), page } });
  expect(response.status).toBe(201);
  expect(await stored(email)).toMatchObject([{ page: kept }]);
});

test('a form above the limit of requests is refused before it is read, with the way back to the text', async () => {
  const address = '198.51.100.77';
  for (let index = 0; index < 60; index += 1) await post('/form/enquiry', { email: '' }, {}, address);
  const refused = await post('/form/enquiry', typed(), {}, address);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('To find what you wrote, go back in your browser.');
});

test('a form that is too large, or no form, is refused with a page', async () => {
  const large = await post('/form/enquiry', typed({ message: 'x'.repeat(70_000) }));
  expect(large.status).toBe(413);
  expect(await large.text()).toContain('longer than this form can take');
  const json = await post('/form/enquiry', {}, { 'content-type': 'application/json' });
  expect(json.status).toBe(415);
  expect(json.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('the longest message in any script fits', async () => {
  const fields = typed({ message: '危'.repeat(4000) });
  expect((await post('/form/enquiry', fields)).status).toBe(303);
  expect((await stored(fields['email'] ?? ''))[0]?.['message']).toHaveLength(4000);
});

test('a form that fails inside is logged with its request, route and code, and without what was typed', async () => {
  const rename = (from: string, to: string) =>
    api.backend.query(`alter function private.${from}(text) rename to ${to}`);
  const email = sender();
  await rename('queue_reading_link', 'gone');
  const response = await post('/form/reading-link', { email });
  await rename('gone', 'queue_reading_link');
  expect(response.status).toBe(503);
  const lines = api.log.filter(({ event }) => event === 'api_failed');
  expect(lines).toMatchObject([
    {
      id: response.headers.get('x-request-id'),
      route: '/form/reading-link',
      code: '42883',
      at: expect.stringMatching(/^(server|backend)\//),
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain(email);
});

test('a newsletter form confirms a new address, reports a known one and shows an invalid one again', async () => {
  const email = sender();
  const subscribe = (address: string) => post('/form/newsletter', { email: address });
  expect((await subscribe(` ${email.toUpperCase()}`)).headers.get('location')).toBe('/form/subscribed');
  expect((await subscribe(email)).headers.get('location')).toBe('/form/known');
  const rows = await api.backend.query<{ source: string }>(
    'select source from public.newsletter_subscriptions where email = $1',
    [email],
  );
  expect(rows).toEqual([{ source: 'insights_page' }]);

  const wrong = await subscribe('nobody@');
  expect(wrong.status).toBe(422);
  const text = await wrong.text();
  expect(text).toContain('<main id="newsletter"><h1>Invalid Email</h1>');
  expect(text).toContain('<b>Please enter a valid email address.</b>');
  expect(text).toContain('<i id="email">nobody@</i>');
});

test('a confirmation link still works after a messenger has added a parameter', async () => {
  const page = await api.send('/form/received?reference=CV-2345-AB&fbclid=x');
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<main id="received">.*CV-2345-AB/);
});

test('the confirmation shows no text that a link puts into its address', async () => {
  const page = await api.send('/form/received?reference=Call+us+at+555');
  expect(await page.text()).not.toContain('555');
});

test('opening the address of a form leads to the page of the form', async () => {
  const response = await api.send('/form/enquiry', { headers: { apikey: '' } });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/#contact']);
});

const SITE = 'https://www.firm.example';
const APEX = 'https://firm.example';

describe('forms of static pages at another origin', () => {
  let remote: Api;
  beforeAll(async () => {
    remote = await openApi({ siteUrl: SITE, allowedOrigins: [APEX] });
  });
  afterAll(() => remote.close());

  const FUNCTION = '/functions/v1/form/enquiry';
  const fromSite = (path: string, fields: Record<string, string>, origin = SITE, address?: string) =>
    remote.submitForm(path, fields, { origin, 'sec-fetch-site': 'cross-site' }, address);

  test('an enquiry is stored once and confirmed with its reference, with links to the site and no cookie', async () => {
    const fields = typed();
    const response = await fromSite(FUNCTION, fields);
    const location = response.headers.get('location') ?? '';
    expect([response.status, response.headers.get('set-cookie')]).toEqual([303, null]);
    expect(location).toMatch(/^\/functions\/v1\/form\/received\?reference=CV-/);
    // The form again, now submitted by the page of this origin that showed it with its values.
    const again = await remote.submitForm('/form/enquiry', fields, { origin: SITE });
    expect(location.endsWith(again.headers.get('location') ?? 'none')).toBe(true);
    const page = await remote.send(location, { headers: { apikey: '' } });
    expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
    const text = await page.text();
    expect(text).toContain(location.split('=')[1]);
    expect(text).toContain(`<a class="link" href="${SITE}/about">`);
  });

  test('a form with a fault comes back with everything typed, and leads back here and to the site', async () => {
    const response = await fromSite(FUNCTION, typed({ email: 'nobody', company: 'href="/kept' }));
    expect([response.status, response.headers.get('set-cookie')]).toEqual([422, null]);
    const text = await response.text();
    expect(text).toContain('<i id="email">nobody</i>');
    expect(text).toContain('<i id="company">href=&quot;/kept</i>');
    expect(text).toContain('<form action="/functions/v1/form/enquiry">');
    expect(text).toContain(`<a class="link" href="${SITE}/about">`);
    const corrected = { origin: 'https://api.firm.example', 'sec-fetch-site': 'same-origin' };
    expect((await remote.submitForm(FUNCTION, typed(), corrected)).status).toBe(303);
    const withoutMetadata = (origin: string) =>
      remote.submitForm(`https://api.firm.example${FUNCTION}`, typed(), { origin, 'sec-fetch-site': '' });
    expect((await withoutMetadata('https://api.firm.example')).status).toBe(303);
    expect((await withoutMetadata('https://other.firm.example')).status).toBe(403);
    const refused = await fromSite(FUNCTION, typed({ message: 'x'.repeat(70_000) }));
    expect(refused.status).toBe(413);
    expect(await refused.text()).toContain(`href="${SITE}/about"`);
  });

  test('the newsletter form works like the enquiry form, and the URL of a form leads to the form on the site', async () => {
    const subscribed = await fromSite('/functions/v1/form/newsletter', { email: sender() });
    expect(subscribed.headers.get('location')).toBe('/functions/v1/form/subscribed');
    const opened = await remote.send(FUNCTION, { headers: { apikey: '' } });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `${SITE}/#contact`]);
  });

  test('every allowed origin may send forms, and no other', async () => {
    for (const path of [FUNCTION, '/form/enquiry']) {
      const statuses = [];
      for (const origin of [SITE, APEX, 'https://other.example', 'null'])
        statuses.push((await fromSite(path, typed(), origin)).status);
      expect(statuses).toEqual([303, 303, 403, 403]);
    }
  });

  test('both addresses of a form share one limit of requests', async () => {
    const address = '198.51.100.78';
    for (let index = 0; index < 60; index += 1)
      await fromSite(index % 2 ? FUNCTION : '/form/enquiry', { email: '' }, SITE, address);
    const refused = await fromSite(FUNCTION, typed(), SITE, address);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain(`href="${SITE}/about"`);
  });
});
