import { setTimeout as sleep } from 'node:timers/promises';

import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

import { anyAddress, newSubmission } from '#tests/harness/submissions.ts';

/** Twenty requests a second: as many for pages as for the API. */
export const EVERY_MS = 100;
/** Of the calls of the API one in so many writes; the others read. */
const WRITES_EVERY = 10;
const PAGES = ['/', '/about', '/insights', '/services/incident-response', '/industries/finance'];

/** Bad ones by what was wrong with them. */
export type Count = { asked: number; bad: number; kinds: Map<string, number> };

/** A member of staff in the browser's own client, which repeats reads that were not answered. */
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

/** What was wrong, in a few words; `undefined` when all was well. */
type Fault = string | undefined;

export async function askPage(url: string, number: number): Promise<Fault> {
  const response = await fetch(url + PAGES[number % PAGES.length], {
    headers: { connection: 'close' },
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  if (response?.status === 200 && text?.includes('</html>')) return undefined;
  return response ? `status ${response.status}` : 'no answer';
}

export async function askApi(client: SupabaseClient, number: number): Promise<Fault> {
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

/** Asks at a steady pace until `end`, also while earlier ones are not answered. */
export async function askSteadily(end: number, ask: (number: number) => Promise<Fault>): Promise<Count> {
  const count: Count = { asked: 0, bad: 0, kinds: new Map() };
  const asked: Promise<void>[] = [];
  const startedAt = performance.now();
  const one = async (number: number) => {
    const fault = await ask(number);
    if (fault === undefined) return;
    count.bad += 1;
    count.kinds.set(fault, (count.kinds.get(fault) ?? 0) + 1);
  };
  while (performance.now() < end) {
    asked.push(one(count.asked));
    count.asked += 1;
    await sleep(Math.max(0, startedAt + count.asked * EVERY_MS - performance.now()));
  }
  await Promise.all(asked);
  return count;
}
