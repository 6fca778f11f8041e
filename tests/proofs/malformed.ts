import { setTimeout as sleep } from 'node:timers/promises';

import { createAdmin } from '#server/admin/admins.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { enquiry, PASSWORD } from '#tests/harness/api.ts';
import { ENGINES } from '#tests/harness/database/backend.ts';
import type { EngineName } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';

import { ENQUIRY_COLUMNS, record, wrongRows } from './support/malformed/acknowledged-rows.ts';
import type { Acknowledged } from './support/malformed/acknowledged-rows.ts';
import { malformedRequests } from './support/malformed/malformed-requests.ts';
import type { Proof } from './proof.ts';
import { NO_LIMITS } from '#tests/harness/no-limits.ts';
import { openProofSite } from './support/site/proof-site.ts';
import type { ProofSite } from './support/site/proof-site.ts';
import { sendRaw } from './support/raw-request.ts';
import type { RawResponse } from './support/raw-request.ts';
import type { Tokens } from './support/malformed/request-bytes.ts';

const REQUESTS = { short: 400, full: 10_000 };
const SEED = 20_261_121;
const SENDERS = 4;
const SLOW_MS = 1_000;
/** How often a slow request is repeated. */
const RETRIES = 3;
/** After this time a sender that never finishes its request disconnects. */
const ABANDON_AFTER_MS = 30;

async function tokensOn(site: ProofSite): Promise<Tokens> {
  await createAdmin(site.backend, 'admin@example.com', PASSWORD);
  const signIn = async (email: string): Promise<string> => {
    const answer = await site.request(
      '/auth/v1/token?grant_type=password',
      { method: 'POST', body: JSON.stringify({ email, password: PASSWORD }) },
      '203.0.113.1',
    );
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  await site.request(
    '/auth/v1/signup',
    { method: 'POST', body: JSON.stringify({ email: 'member@example.com', password: PASSWORD }) },
    '203.0.113.1',
  );
  const admin = await signIn('admin@example.com');
  return {
    none: undefined,
    admin,
    member: await signIn('member@example.com'),
    broken: `${admin.slice(0, -4)}AAAA`,
  };
}

/** Only a 200 with a session acknowledges a sign-up: a malformed path may reach another route that answers 200. */
function isAcknowledged({ status, body }: RawResponse): boolean {
  return status === 201 || (status === 200 && body.includes('"access_token"'));
}

/**
 * Sends a valid request; the turn decides which of four.
 * @returns whether the server answered it correctly
 */
async function sendWellFormed(
  { port }: ProofSite,
  tokens: Tokens,
  turn: number,
  acknowledged: Acknowledged,
): Promise<boolean> {
  const post = (path: string, sent: object, token?: string) => {
    const body = JSON.stringify(sent);
    const bearer = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\napikey: ${LOCAL_PUBLISHABLE_KEY}\r\n`;
    const about = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    return sendRaw(port, Buffer.from(`${head}${bearer}${about}\r\n${body}`));
  };
  if (turn % 4 === 0) {
    const { status, body } = await post('/rest/v1/rpc/is_admin', {}, tokens.admin);
    return status === 200 && body.includes('true');
  }
  if (turn % 4 === 1) {
    const { status, body } = await post('/rest/v1/rpc/is_admin', {});
    return status === 200 && body.includes('false');
  }
  if (turn % 4 === 2) {
    const request = Buffer.from('GET /about HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    const { status, body } = await sendRaw(port, request);
    return status === 200 && body.includes('</html>');
  }
  const row = enquiry({ email: `${crypto.randomUUID()}@example.com` });
  const { status } = await post('/rest/v1/contact_submissions', row);
  if (status === 201) {
    acknowledged.enquiries.push(JSON.stringify(ENQUIRY_COLUMNS.map((column) => row[column])));
  }
  return status === 201;
}

async function prove(engine: EngineName, count: number): Promise<Measurement[]> {
  const site = await openProofSite(engine, { limits: NO_LIMITS });
  const prototype = Reflect.ownKeys(Object.prototype).length;
  try {
    await liftHourlyLimits(site.backend);
    const tokens = await tokensOn(site);
    const acknowledged: Acknowledged = { enquiries: [], subscriptions: [], accounts: [] };
    const requests = malformedRequests(count, SEED);
    const answers: RawResponse[] = [];
    let unusual = 0;
    let unanswered = 0;
    let slowest = { ms: 0, route: '' };
    let next = 0;
    const sender = async () => {
      for (let turn = next++; turn < requests.length; turn = next++) {
        const request = requests[turn];
        if (!request) return;
        let isRecorded = false;
        const send = async () => {
          const answer = await sendRaw(
            site.port,
            request.bytes(tokens),
            request.isWhole ? undefined : ABANDON_AFTER_MS,
          );
          // A repetition is acknowledged again but must not store a second row.
          if (isAcknowledged(answer) && !isRecorded) {
            record(request, acknowledged);
            isRecorded = true;
          }
          answers.push(answer);
          if (answer.status === undefined && request.isWhole && !request.isTunnel) unanswered += 1;
          return answer;
        };
        let { ms } = await send();
        // A request that is slow by itself is slow each time; one delayed by a busy machine is not.
        for (let again = 0; again < RETRIES && ms > SLOW_MS; again += 1) {
          await sleep(SLOW_MS);
          ms = Math.min(ms, (await send()).ms);
        }
        if (ms > slowest.ms) slowest = { ms, route: request.route };
        if (!(await sendWellFormed(site, tokens, turn, acknowledged))) unusual += 1;
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, sender));
    const name = engine === 'pglite' ? 'PGlite' : 'PostgreSQL';
    const promise = (text: string, value: number, unit: string, limit: number): Measurement => ({
      name: `${count} malformed requests on ${name}: ${text}`,
      value,
      unit,
      limit,
    });
    return [
      promise('answers of 5xx', answers.filter(({ status = 0 }) => status >= 500).length, 'answers', 0),
      promise('not answered', unanswered, 'requests', 0),
      promise(`slowest answer (${slowest.route})`, Math.round(slowest.ms), 'ms', SLOW_MS),
      promise('wrong answers to the well-formed request after each', unusual, 'answers', 0),
      promise(
        'rows that differ from the acknowledged ones',
        await wrongRows(site.backend, acknowledged),
        'rows',
        0,
      ),
      promise(
        'names added to Object.prototype',
        Math.abs(Reflect.ownKeys(Object.prototype).length - prototype),
        'names',
        0,
      ),
    ];
  } finally {
    await site.close();
  }
}

/** Proves that malformed requests are answered, do not harm the next request, and store only acknowledged rows. */
export const proveMalformed: Proof = async (scale) => {
  const measurements: Measurement[] = [];
  for (const engine of ENGINES) measurements.push(...(await prove(engine, REQUESTS[scale])));
  return measurements;
};
