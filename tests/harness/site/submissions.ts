import { setTimeout as sleep } from 'node:timers/promises';

import type { JournalledTable } from '#server/database/journal/durability.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { NEWSLETTER_SOURCE } from '#shared/forms/newsletter.ts';
import { enquiry } from '#tests/harness/api.ts';

const RETRY_PAUSE_MS = 100;
const RESPONSE_TIMEOUT_MS = 20_000;
/** How long after `stop` writers keep retrying a site that does not answer. */
const GIVE_UP_AFTER_MS = 10_000;

/** The submission of one visitor. The email address is unique, so that the row can be found by it. */
export type Submission = { table: JournalledTable; email: string; body: Record<string, unknown> };

export function newSubmission(table: JournalledTable): Submission {
  const email = `${crypto.randomUUID()}@example.com`;
  const isEnquiry = table === 'contact_submissions';
  return { table, email, body: isEnquiry ? enquiry({ email }) : { email, source: NEWSLETTER_SOURCE } };
}

/** A random address per request, so that no rate limit applies; the site must trust loopback as a proxy. */
export function anyAddress(): string {
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');
}

export const TRUSTS_LOOPBACK = { TRUSTED_PROXIES: '127.0.0.1,::1' };

/** Calls the API as a visitor with a random address; `undefined` if there is no response. */
export async function call(url: string, path: string, body: unknown): Promise<Response | undefined> {
  return fetch(url + path, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'x-forwarded-for': anyAddress(),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  }).catch(() => undefined);
}

export async function submit(url: string, { table, body }: Submission): Promise<Response | undefined> {
  return call(url, `/rest/v1/${table}`, body);
}

/** Whether the response acknowledges the submission; for a subscription, 409 (already subscribed) does too. */
export function isAcknowledged({ table }: Submission, status: number): boolean {
  return status === 201 || (status === 409 && table === 'newsletter_subscriptions');
}

type Writers = {
  acknowledged: Submission[];
  /** Resolves when no request is in flight any more. */
  stop(): Promise<void>;
};

/**
 * Starts visitors who send without a pause, half of them enquiries and half subscriptions, and who retry each one until
 * it is acknowledged.
 * @param onResponse called with every response and the time it took
 */
export function startWriters(
  url: string,
  count: number,
  onResponse: (response: Response, ms: number) => void = () => {},
): Writers {
  const acknowledged: Submission[] = [];
  let stoppedAt = Infinity;
  const hasStopped = () => performance.now() > stoppedAt;
  const write = async (submission: Submission): Promise<void> => {
    for (;;) {
      const startedAt = performance.now();
      const response = await submit(url, submission);
      if (response) {
        onResponse(response.clone(), performance.now() - startedAt);
        await response.arrayBuffer();
        if (isAcknowledged(submission, response.status)) {
          acknowledged.push(submission);
          return;
        }
        if (hasStopped()) return;
      }
      if (performance.now() > stoppedAt + GIVE_UP_AFTER_MS) return;
      await sleep(RETRY_PAUSE_MS);
    }
  };
  const writers = Array.from({ length: count }, async (_, index) => {
    while (!hasStopped()) {
      await write(newSubmission(index % 2 === 0 ? 'contact_submissions' : 'newsletter_subscriptions'));
    }
  });
  return {
    acknowledged,
    async stop() {
      stoppedAt = performance.now();
      await Promise.all(writers);
    },
  };
}
