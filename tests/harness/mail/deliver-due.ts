import type { Database } from '#backend/database.ts';
import { createDeliverer } from '#backend/mail/deliver.ts';
import type { Round } from '#backend/mail/deliver.ts';
import type { DeliverySettings } from '#backend/mail/settings.ts';

/** Runs one round of the outbox, with a deliverer that is closed afterwards. */
export async function deliverDue(database: Database, settings: DeliverySettings): Promise<Round> {
  const deliverer = createDeliverer({ database, settings, log: () => {} });
  return deliverer.round(new AbortController().signal).finally(() => deliverer.close());
}
