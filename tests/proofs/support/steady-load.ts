import { setTimeout as sleep } from 'node:timers/promises';

import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

import { anyAddress, newSubmission } from '#tests/harness/site/submissions.ts';

/** Pages and the API each get ten requests a second, twenty together. */
export const EVERY_MS = 100;
/** One in this many API calls writes; the others read. */
const WRITES_EVERY = 10;
const PAGES = ['/', '/about', '/insights', '/services/incident-response', '/industries/finance'];

/** `kinds` counts the failed requests by their kind of failure. */
export type Count = { asked: number; bad: number; kinds: Map<string, number> };

/** Signs staff in with the client that the browser uses, which retries unanswered reads. */
export async function signedIn(
  url: string,
  credentials: { email: string; password: string },
): Promise<SupabaseClient> {
  const client = createClient(url, LOCAL_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: true },
    global: {
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('x-forwarded-for', anyAddress());
        return fetch(input, { ...init, headers });
      },
    },
  });
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return client;
}

/** A short description of what failed; `undefined` on success. */
type Failure = string | undefined;

export async function askPage(url: string, number: number): Promise<Failure> {
  const response = await fetch(url + PAGES[number % PAGES.length], {
    headers: { connection: 'close' },
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  if (response?.status === 200 && text?.includes('</html>')) return undefined;
  return response ? `status ${response.status}` : 'no answer';
}

export async function askApi(client: SupabaseClient, number: number): Promise<Failure> {
  if (number % WRITES_EVERY === 0) {
    const { body } = newSubmission('newsletter_subscriptions');
    const { error } = await client.from('newsletter_subscriptions').insert(body);
    return error ? `write ${error.code || 'no answer'}` : undefined;
  }
  const { error } = await client
    .from('contact_submissions')
    .select('*')
    .order('created_at', { ascending: false })
    .limit(20);
  return error ? `read ${error.code || 'no answer'}` : undefined;
}

/** Sends requests at a steady pace until `end`, without waiting for earlier answers. */
export async function askSteadily(end: number, ask: (number: number) => Promise<Failure>): Promise<Count> {
  const count: Count = { asked: 0, bad: 0, kinds: new Map() };
  const asked: Promise<void>[] = [];
  const startedAt = performance.now();
  const one = async (number: number) => {
    const failure = await ask(number);
    if (failure === undefined) return;
    count.bad += 1;
    count.kinds.set(failure, (count.kinds.get(failure) ?? 0) + 1);
  };
  while (performance.now() < end) {
    asked.push(one(count.asked));
    count.asked += 1;
    await sleep(Math.max(0, startedAt + count.asked * EVERY_MS - performance.now()));
  }
  await Promise.all(asked);
  return count;
}
