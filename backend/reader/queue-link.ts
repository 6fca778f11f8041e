import type { Database } from '../database.ts';

/** Minimum response time, so that it does not reveal whether an address belongs to a reader. */
const RESPONSE_MS = 300;

/** Queues a mail with a link if the address belongs to a reader who was sent none within the hour. */
export async function queueLink({ query }: Pick<Database, 'query'>, email: string): Promise<void> {
  const wait = new Promise((done) => setTimeout(done, RESPONSE_MS));
  await Promise.all([query('select private.queue_reading_link($1)', [email]), wait]);
}
