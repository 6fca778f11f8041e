import type { Database } from '../database.ts';
import type { ClaimedMessage, Outcome } from './message.ts';
import { settleMessage } from './outbox.ts';
import { delayAfter } from './retry-delay.ts';

const ORPHANED: Outcome = {
  result: 'delayed',
  error: 'The server stopped while it was sending this message, so the message may have arrived.',
  uncertain: true,
  untried: true,
};

type Orphan = Pick<ClaimedMessage, 'id' | 'kind' | 'claim' | 'attempts' | 'uncertain_attempts'>;

/**
 * Settles the messages whose worker died and let its lease expire. Each may have been handed over, so it counts as
 * uncertain, and waits or fails like one whose delivery was not confirmed.
 */
export async function settleOrphaned(database: Database, random: () => number): Promise<void> {
  const orphaned = await database.query<Orphan>(
    `select id, kind, claim, attempts, uncertain_attempts from public.outbox_messages
      where state = 'sending' and lease_until < now() order by lease_until limit 100`,
  );
  for (const message of orphaned)
    await settleMessage(database, message, ORPHANED, delayAfter(message, ORPHANED, random));
}
