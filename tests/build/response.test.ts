import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ANSWERS } from '#content/answers/index.ts';
import { EMERGENCY_REPLIES } from '#content/answers/replies.ts';
import { HOTLINES } from '#content/firm.ts';
import { CLIENTS, OTHERS, RESPONSE_MINUTES, STAGE_MINUTES } from '#content/response.ts';
import { OFFLINE_WORKER } from '#shared/offline-worker.ts';

import { BUILT_PAGES, CLIENT } from '#tests/harness/site/built-site.ts';

const INCIDENT_PAGE = '/services/incident-response';
const SERVICE_WORKER_BYTES = 1024;

const joined = (text: string) => text.replaceAll(/[\s ]+/g, ' ').trim();

function rootOf(path: string) {
  const page = BUILT_PAGES.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return page.root;
}

/** The text of the one element that a selector finds. */
function textAt(path: string, selector: string): string {
  const element = rootOf(path).querySelector(selector);
  if (!element) throw new Error(`${path} has no ${selector}`);
  return joined(element.getAttribute('content') ?? element.structuredText);
}

test.each([
  ['the definition of a response on the incident page', INCIDENT_PAGE, '#response'],
  ['its description', INCIDENT_PAGE, 'meta[name="description"]'],
  ['the emergency card of the home page', '/', '#contact .tone-ink'],
  ['the banner of the crisis assessment', '/resources/crisis-assessment', 'main aside'],
  ['the banner of the deadline tool', '/resources/notification-deadlines', 'main aside'],
  ['the terms', '/terms', '#incident-response'],
])('%s tells clients and other callers apart in the same two sentences', (_name, path, selector) => {
  const text = textAt(path, selector);
  expect(text).toContain(CLIENTS);
  expect(text).toContain(OTHERS);
});

test('every reply to a live emergency, except to danger to life, has both sentences', () => {
  const replies = Object.entries(EMERGENCY_REPLIES).filter(([kind]) => kind !== 'emergency-people');
  expect(replies.filter(([, text]) => !text.includes(CLIENTS) || !text.includes(OTHERS))).toEqual([]);
});

test('the two sentences state the specified minutes of the three tiers', () => {
  expect(RESPONSE_MINUTES).toEqual({ Essential: 30, Enhanced: 15, Premium: 10 });
  expect(STAGE_MINUTES).toEqual({ contact: 15, team: 30, support: 60, plan: 120 });
  expect(CLIENTS.match(/\d+/g)).toEqual(Object.values(RESPONSE_MINUTES).map(String));
});

/** A time in which somebody responds. */
const PROMISE =
  /(?:under|within|less than) (?:\d+|an?|two|ten|fifteen|thirty|sixty)(?:, \d+ or \d+)? (?:minutes|hours?)|within minutes/i;
const OUR_RESPONSE = /respon(?:d|se)|duty lead|first contact|strategic plan|hotline|\bcall\b/i;
/** Times of other things: the answer to an enquiry, and incidents in the firm's own systems. */
const OTHER_TIME = /within 24 hours|response time under 15|first response (?:follows )?in under/i;

/** A promise of help, without the words that say whom it is for. */
function isUnbound(text: string): boolean {
  return (
    PROMISE.test(text) &&
    OUR_RESPONSE.test(text) &&
    !OTHER_TIME.test(text) &&
    !/clients|Essential|Enhanced|Premium|in every tier/i.test(text)
  );
}

test('no page promises a time of response to whoever calls', () => {
  const unbound = BUILT_PAGES.flatMap(({ path, root }) =>
    root
      .querySelectorAll('p, li, dd, td, h1, h2, h3')
      // The timeline and the tier table say above whose times they are.
      .filter((element) => !element.closest('#timeline, #tiers') && !element.querySelector('p, li, dd'))
      .map((element) => joined(element.structuredText))
      .filter(isUnbound)
      .map((text) => `${path}: ${text}`),
  );
  expect(unbound).toEqual([]);
  for (const id of ['timeline', 'tiers']) {
    expect(textAt(INCIDENT_PAGE, `#${id}`)).toMatch(/for clients under agreement|response agreement/);
  }
});

test('no answer of the assistant promises a response time without an agreement', () => {
  const unbound = ANSWERS.map(({ id, lead, support = '' }) => `${id}: ${lead} ${support}`).filter(isUnbound);
  expect(unbound).toEqual([]);
});

test('both hotlines stand with their places in every footer and on the incident page', () => {
  for (const { path, root } of BUILT_PAGES) {
    const footer = joined(root.querySelector('#footer')?.structuredText ?? '');
    for (const { place, label } of HOTLINES) {
      expect(footer, path).toContain(`${place} ${label}`);
    }
  }
  for (const { place, label } of HOTLINES) {
    expect(textAt(INCIDENT_PAGE, '#hotline')).toContain(`${place} ${label}`);
  }
});

test('the tier table has ten to twelve rows', () => {
  const rows = rootOf(INCIDENT_PAGE).querySelectorAll('#tiers tbody tr');
  expect(rows.length).toBeGreaterThanOrEqual(10);
  expect(rows.length).toBeLessThanOrEqual(12);
});

test('the service worker of the incident page is smaller than 1 KB', () => {
  expect(readFileSync(join(CLIENT, OFFLINE_WORKER)).byteLength).toBeLessThan(SERVICE_WORKER_BYTES);
});
