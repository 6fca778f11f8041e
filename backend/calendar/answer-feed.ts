import type { Database } from '../database.ts';
import { NOT_FOUND } from '../http/refusal.ts';

import { consultantFeed } from './feed.ts';

/**
 * Answers a consultant's secret feed to the calendar program that subscribes to it.
 * @throws Refusal 404 for an address that is nobody's
 */
export async function answerFeed(
  token: string,
  database: Pick<Database, 'query'>,
  siteUrl: string,
): Promise<Response> {
  const feed = await consultantFeed(database, token, siteUrl);
  if (feed === undefined) throw NOT_FOUND;
  return new Response(feed, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="appointments.ics"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
