import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { DESK_CALLS } from '#shared/desk/calls.ts';
import { freePort } from '#tests/harness/site/free-port.ts';
import { folderOfTool } from '#tests/tools/packages.ts';

import type { Proof } from './proof.ts';
import { openProofSite } from './support/site/proof-site.ts';
import type { ProofSite } from './support/site/proof-site.ts';
import { openTlsFront } from './support/site/tls-front.ts';

const PACKAGE = folderOfTool('@mdn/mdn-http-observatory');

/**
 * The highest score of a page without cookies on a host that is not on the browsers' HSTS preload list. Only the
 * operator can apply for that list.
 */
const BEST_SCORE = 135;

const KINDS = {
  'home page': '/',
  'service page': '/services/ai-education',
  'login page': '/login',
  'not-found page': '/nowhere',
  'privacy page': '/privacy',
};

type Expectation = string;
type Ports = { httpPort: number; httpsPort: number };
type Observatory = {
  retrieve: (host: string, options: Ports & { path: string }) => Promise<{ responses: { https: unknown } }>;
  tests: ((retrieved: unknown) => { result: Expectation | null })[];
  modifier: (result: Expectation) => number;
};

/**
 * MDN's HTTP Observatory, assembled from its parts because its own scanner accepts neither ports nor paths. The HSTS
 * preload list, which the package downloads when it is installed, is left empty.
 */
async function loadObservatory(): Promise<Observatory> {
  // Where its own dependencies are found.
  const copy = join(PACKAGE, '../../.cache/observatory');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, 'conf'), { recursive: true });
  for (const part of ['src', 'package.json'])
    cpSync(join(PACKAGE, part), join(copy, part), { recursive: true });
  writeFileSync(join(copy, 'conf/hsts-preload.json'), '{}');
  const load = async (file: string) =>
    (await import(pathToFileURL(join(copy, file)).href)) as Record<string, unknown>;
  const { retrieve } = await load('src/retriever/retriever.js');
  const { ALL_TESTS: tests } = await load('src/constants.js');
  const { getScoreModifier: modifier } = await load('src/grader/grader.js');
  return { retrieve, tests, modifier } as Observatory;
}

async function scoreOf(
  { retrieve, tests, modifier }: Observatory,
  path: string,
  ports: Ports,
): Promise<number> {
  const retrieved = await retrieve('localhost', { ...ports, path });
  if (!retrieved.responses.https) throw new Error(`${path} could not be retrieved over https`);
  const modifiers = tests.map((test) => {
    const { result } = test(retrieved);
    return result === null ? 0 : modifier(result);
  });
  return modifiers.reduce((sum, points) => sum + points, 100);
}

/** Number of API answers, successes and refusals of every kind, that a shared cache may store. */
async function countCacheable(site: ProofSite): Promise<number> {
  const calls: [method: string, path: string, body?: unknown][] = [
    ['POST', '/rest/v1/rpc/is_admin', {}],
    ['POST', '/rest/v1/contact_submissions', {}],
    ['POST', '/rest/v1/newsletter_subscriptions', { email: 'reader@example.com', source: 'insights_page' }],
    ['GET', '/rest/v1/contact_submissions?select=*&order=created_at.desc&limit=1'],
    ['GET', '/rest/v1/unknown'],
    ['DELETE', '/rest/v1/contact_submissions'],
    ['OPTIONS', '/rest/v1/contact_submissions'],
    ['POST', '/auth/v1/token?grant_type=password', { email: 'a@example.com', password: 'not-the-password' }],
    ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'abcdefgh' }],
    ['POST', '/auth/v1/signup', { email: 'a@example.com', password: 'a-long-enough-passphrase' }],
    ['GET', '/auth/v1/user'],
    ['POST', '/auth/v1/logout'],
    ['POST', '/functions/v1/chat', { messages: [{ role: 'user', content: 'What do you do?' }] }],
    ['POST', '/functions/v1/ingest-site', {}],
    ['POST', '/functions/v1/try-assistant', { question: 'What do you do?' }],
    ['POST', '/functions/v1/export-desk', { kind: 'newsletter' }],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ...Object.keys(DESK_CALLS).map((name): [string, string, object] => ['POST', `/rest/v1/rpc/${name}`, {}]),
  ];
  let count = 0;
  for (const [method, path, body] of calls) {
    const init = { method, body: body === undefined ? undefined : JSON.stringify(body) };
    const { headers } = await site.request(path, init, '203.0.113.8');
    if (headers.get('cache-control') !== 'no-store') count += 1;
  }
  return count;
}

/** Proves the headers: the best HTTP Observatory score on every kind of page, and no cacheable answer of the API. */
export const proveObservatory: Proof = async () => {
  const ports = { httpPort: await freePort(), httpsPort: await freePort() };
  const siteUrl = `https://localhost:${ports.httpsPort}`;
  const site = await openProofSite('pglite', { settings: { siteUrl } });
  const front = await openTlsFront({ http: ports.httpPort, https: ports.httpsPort, site: site.port });
  try {
    const observatory = await loadObservatory();
    const measurements: Measurement[] = [];
    for (const [kind, path] of Object.entries(KINDS)) {
      measurements.push({
        name: `HTTP Observatory, ${kind}: points short of ${BEST_SCORE}`,
        value: BEST_SCORE - (await scoreOf(observatory, path, ports)),
        unit: 'points',
        limit: 0,
      });
    }
    measurements.push({
      name: 'API answers without no-store',
      value: await countCacheable(site),
      unit: 'answers',
      limit: 0,
    });
    return measurements;
  } finally {
    await front.close();
    await site.close();
  }
};
