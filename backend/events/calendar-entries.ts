import { EVENT_CALENDAR as WORDS } from '../../content/events/mails.ts';
import { FIRM } from '../../content/firm.ts';
import { eventPath } from '../../shared/events/paths.ts';
import { calendarFeed, invitation } from '../ics/calendar-file.ts';
import type { CalendarEntry, Mailbox } from '../ics/calendar-file.ts';

import type { EventRecord } from './read-events.ts';

function entryOf(event: EventRecord, siteUrl: string): Omit<CalendarEntry, 'uid' | 'description'> {
  return {
    sequence: event.sequence,
    start: new Date(event.starts_at),
    end: new Date(event.ends_at),
    summary: event.title,
    location: WORDS.location,
    url: siteUrl + eventPath(event.slug),
    stamp: new Date(),
  };
}

/** The public calendar entry of an event, without the URL of its room. */
function publicEntry(event: EventRecord, siteUrl: string): CalendarEntry {
  return {
    ...entryOf(event, siteUrl),
    uid: event.id,
    description: `${event.abstract}\n\n${WORDS.register}\n${siteUrl}${eventPath(event.slug)}`,
  };
}

export function eventsFeed(events: readonly EventRecord[], siteUrl: string): string {
  return calendarFeed(
    events.map((event) => publicEntry(event, siteUrl)),
    WORDS.feed,
  );
}

export function eventFile(event: EventRecord, siteUrl: string): string {
  return invitation({ ...publicEntry(event, siteUrl), method: 'PUBLISH' });
}

type Guest = {
  /** Id of the registration: every registration has a calendar entry of its own. */
  id: string;
  name: string;
  address: string;
  /** URL at which the guest can cancel. */
  manageUrl: string;
};

/** The calendar file for a guest with a place, or one that removes the entry again. */
export function registrationFile(
  event: EventRecord,
  guest: Guest,
  { method, organizer, siteUrl }: { method: 'REQUEST' | 'CANCEL'; organizer: Mailbox; siteUrl: string },
): string {
  const isWithdrawn = method === 'CANCEL' && event.state !== 'cancelled';
  return invitation({
    ...entryOf(event, siteUrl),
    method,
    uid: guest.id,
    // The event itself has not changed.
    sequence: event.sequence + (isWithdrawn ? 1 : 0),
    description: [
      event.abstract,
      WORDS.room,
      `${WORDS.page}\n${siteUrl}${eventPath(event.slug)}`,
      `${WORDS.cannotCome}\n${guest.manageUrl}`,
    ].join('\n\n'),
    organizer: { name: organizer.name || FIRM.name, address: organizer.address },
    attendee: { name: guest.name, address: guest.address },
    alarms: [15],
  });
}
