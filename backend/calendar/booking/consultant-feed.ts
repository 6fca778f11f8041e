import { CONSULTANT_MAIL } from '../../../content/calendar/mails.ts';
import type { Database } from '../../database.ts';
import { NOT_FOUND } from '../../http/refusal.ts';
import { calendarFeed } from '../../ics/calendar-file.ts';
import { hashIfToken } from '../../tokens.ts';
import type { Appointment } from './appointment.ts';
import { consultantEntry } from './consultant-entry.ts';

/** A consultant's appointments as a calendar to subscribe to; `undefined` for an unknown token. */
export async function consultantFeed(
  database: Pick<Database, 'query'>,
  token: string,
  siteUrl: string,
): Promise<string | undefined> {
  const hash = hashIfToken(token);
  if (hash === undefined) return undefined;
  const [row] = await database.query<{ feed: { appointments: Appointment[] } | null }>(
    `select private.appointment_feed(decode($1, 'hex')) as feed`,
    [hash],
  );
  const entries = row?.feed?.appointments.map((appointment) => consultantEntry(appointment, siteUrl));
  return entries && calendarFeed(entries, CONSULTANT_MAIL.feed);
}

/**
 * Answers a consultant's secret feed to the calendar program that subscribes to it.
 * @throws Refusal 404 for an unknown feed URL
 */
export async function serveConsultantFeed(
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
