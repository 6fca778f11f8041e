import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator';
import type { ICalEventData } from 'ical-generator';

import { FIRM } from '../../content/firm.ts';

export type Mailbox = { name: string; address: string };

/** One entry of a calendar. Its texts may come from anybody; the addresses have been checked. */
export type CalendarEntry = {
  /** Stays the same for as long as the entry exists, so that a change replaces it. */
  uid: string;
  /** Raised by each change. */
  sequence: number;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location?: string | undefined;
  url?: string | undefined;
  /** Must be the sender of the mail, because calendar programs distrust an invitation from anybody else. */
  organizer?: Mailbox | undefined;
  attendee?: Mailbox | undefined;
  /** Minutes before the start at which the calendar gives notice. */
  alarms?: readonly number[] | undefined;
  /** DTSTAMP: when the entry last changed. */
  stamp: Date;
  isCancelled?: boolean | undefined;
};

/** `REQUEST` offers the entry to be accepted, `CANCEL` removes it, `PUBLISH` shows it. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

const LONGEST_TEXT = 4_000;

/** Removes hidden characters, so that no program can take a part of the text for another line of the file. */
function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n|[\r\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\n\P{Cc}]/gu, ' ')
    .slice(0, LONGEST_TEXT)
    .toWellFormed();
}

function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim();
}

/** The library escapes commas and semicolons as in a text, which a URL must not contain. */
function plainUrl(url: string): string {
  return cleanLine(url).replaceAll(',', '%2C').replaceAll(';', '%3B');
}

function named({ name, address }: Mailbox): { name: string; email: string } {
  return { name: cleanLine(name) || address, email: address };
}

function icalEvent(entry: CalendarEntry, method: CalendarMethod): ICalEventData {
  const isCancelled = method === 'CANCEL' || entry.isCancelled === true;
  const summary = cleanLine(entry.summary);
  const attendee = entry.attendee && {
    ...named(entry.attendee),
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: method === 'REQUEST',
  };
  return {
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.stamp,
    start: entry.start,
    end: entry.end,
    summary,
    description: cleanText(entry.description),
    location: entry.location ? cleanLine(entry.location) : null,
    url: entry.url ? plainUrl(entry.url) : null,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    busystatus: isCancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    organizer: entry.organizer ? named(entry.organizer) : null,
    attendees: attendee ? [attendee] : [],
    alarms: isCancelled
      ? []
      : (entry.alarms ?? []).map((minutes) => ({
          type: ICalAlarmType.display,
          triggerBefore: minutes * 60,
          description: summary,
        })),
  };
}

const prodId = { company: FIRM.name, product: 'Website', language: 'EN' };

/** A calendar file (RFC 5545) with one entry. Times are in UTC, so that it needs no definitions of time zones. */
export function invitation({ method, ...entry }: CalendarEntry & { method: CalendarMethod }): string {
  const calendar = ical({ method: ICalCalendarMethod[method], prodId, events: [icalEvent(entry, method)] });
  return `${calendar.toString()}\r\n`;
}

/** A calendar file to subscribe to. */
export function calendarFeed(entries: readonly CalendarEntry[], name: string): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId,
    name,
    ttl: 60 * 60,
    events: entries.map((entry) => icalEvent(entry, 'PUBLISH')),
  });
  return `${calendar.toString()}\r\n`;
}

/** The calendar file as a data URL, so that no endpoint has to serve it. */
export function calendarFileLink(file: string): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
