import { eventTimes } from '../../content/events/times.ts';
import { EVENT_NOTICES } from '../../content/events/events.ts';
import { FIRM } from '../../content/firm.ts';
import { eventPath } from '../../shared/events/paths.ts';
import type { SlotValues } from '../../shared/forms/template.ts';
import type { FormPages } from '../../shared/forms/plain-forms.ts';
import { DESCRIPTION_CHARACTERS, shorten } from '../../shared/text/shorten.ts';
import type { Query } from '../database.ts';
import { pageResponse, tokenPageResponse } from '../forms/form-responses.ts';
import type { Refusal } from '../http/refusal.ts';
import { calendarFileLink } from '../ics/calendar-file.ts';

import { eventFile } from './calendar-entries.ts';
import { eventOf, hasBegun } from './read-events.ts';
import type { EventRecord } from './read-events.ts';

/** Structured data for search engines. `<` is escaped, so that no text can end the script element. */
function jsonLd(event: EventRecord, siteUrl: string): string {
  const url = siteUrl + eventPath(event.slug);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': url,
    url,
    name: event.title,
    description: event.abstract,
    startDate: event.starts_at,
    endDate: event.ends_at,
    inLanguage: 'en-GB',
    isAccessibleForFree: true,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: `https://schema.org/${event.state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: FIRM.name, url: siteUrl },
    performer: { '@type': 'Organization', name: `${FIRM.name} ${event.practice}` },
    offers: {
      '@type': 'Offer',
      url,
      price: 0,
      priceCurrency: 'GBP',
      availability: `https://schema.org/${event.capacity_left ? 'InStock' : 'SoldOut'}`,
    },
  };
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** The slots that say what the event is. */
export function eventValues(event: EventRecord, siteUrl: string): SlotValues {
  const { day, time, elsewhere } = eventTimes(event.starts_at, event.zone);
  return {
    event: event.slug,
    'event.title': event.title,
    'event.abstract': event.abstract,
    'event.description': shorten(event.abstract, DESCRIPTION_CHARACTERS),
    'event.practice': event.practice,
    'event.day': day,
    'event.time': time,
    'event.elsewhere': elsewhere,
    'event.minutes': String(event.minutes),
    'event.topics': event.topics.join(', '),
    'event.path': eventPath(event.slug),
    'event.file': calendarFileLink(eventFile(event, siteUrl)),
    [event.capacity_left ? 'open' : 'full']: 'yes',
    jsonLd: jsonLd(event, siteUrl),
  };
}

/** The page of an event, with the form or with the notice that registration is closed. */
export function eventPage(pages: FormPages, event: EventRecord, siteUrl: string, now: number): Response {
  const isCancelled = event.state === 'cancelled';
  const started = Date.parse(event.ends_at) <= now ? 'over' : 'begun';
  const isClosed = isCancelled || hasBegun(event, now);
  const response = pageResponse(isClosed ? pages.eventClosed : pages.registration, 200, {
    ...eventValues(event, siteUrl),
    'valid.question': 'valid',
    [isCancelled ? 'cancelled' : started]: isClosed ? 'yes' : undefined,
    reason: event.cancel_reason ?? undefined,
    transcript: isCancelled ? undefined : (event.transcript_path ?? undefined),
  });
  // Other pages that the server fills are not for search engines.
  response.headers.delete('x-robots-tag');
  return response;
}

/** Title and time of the session, for the page that confirms a registration. That page must not fail for want of them. */
export async function registeredValues(params: URLSearchParams, query: Query): Promise<SlotValues> {
  const event = await eventOf(params.get('event') ?? '', query).catch(() => undefined);
  if (!event) return {};
  const { day, time } = eventTimes(event.starts_at, event.zone);
  return { 'event.title': event.title, 'event.day': day, 'event.time': time };
}

type EventNotice = keyof typeof EVENT_NOTICES;

export function eventNotice(pages: FormPages, notice: EventNotice, status: number, headers = {}): Response {
  return tokenPageResponse(pages.eventNotice, status, EVENT_NOTICES[notice], headers);
}

const FAULTS: Partial<Record<number, EventNotice>> = { 403: 'foreign', 404: 'unknown', 429: 'limited' };

export function refusedEventPage(pages: FormPages, { status, headers }: Refusal): Response {
  return eventNotice(pages, FAULTS[status] ?? 'failed', status, headers);
}
