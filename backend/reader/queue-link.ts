import type { Database } from '../database.ts';

/** As long as the slowest of these statements takes, so that the time of the answer does not tell who is a reader. */
const ANSWER_MS = 300;

/** Queues a mail with a link, if the address may read and was sent none within the hour. */
export async function queueLink({ query }: Pick<Database, 'query'>, email: string): Promise<void> {
  const wait = new Promise((done) => setTimeout(done, ANSWER_MS));
  await Promise.all([query('select private.queue_reading_link($1)', [email]), wait]);
}
