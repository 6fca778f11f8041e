import {
  EVENT_CHANGE_MAIL,
  EVENT_REMINDER_MAIL,
  EVENT_THANKS_MAIL,
  REGISTRATION_CANCELLATION_MAIL,
  REGISTRATION_MAIL,
  joinLinkFollows,
} from '../../../content/events/mails.ts';
import type { EventKind } from '../../../shared/message-kinds.ts';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import { hasBegun, type RegistrationRecord } from '../../events/read-events.ts';
import type { Obsolete, TooEarly } from '../compose.ts';
import { paragraphs } from '../../visitor-text.ts';
import type { EventMessageDetail } from '../message.ts';
import type { EventMailParts } from './event-mail-layout.ts';

type Source = {
  record: RegistrationRecord;
  detail: EventMessageDetail;
  /** By the clock of the database. */
  now: number;
  siteUrl: string;
};

/** The parts of a mail, and the method of the attached calendar file, if any. */
type Drafted = EventMailParts & { method?: 'REQUEST' | 'CANCEL' | undefined };

const GONE = { obsolete: 'The registration or the event has been cancelled since.' };
/** The purpose of the last reminder is the room's URL, so it waits until staff have entered one. */
const NO_ROOM = { tooEarly: 'The address of the room has not been entered yet.' };
const BEGUN = { obsolete: 'The event had begun before the mail could be sent.' };
const CHANGED = { obsolete: 'The event was changed before the mail could be sent.' };

function isRunning({ event, registration }: RegistrationRecord): boolean {
  return event.state === 'published' && registration.state !== 'cancelled';
}

function registration({ record, detail, now }: Source): Drafted | Obsolete {
  if (!isRunning(record)) return GONE;
  // The mail was queued to be of use until the earlier start of an event that has been moved since.
  if (hasBegun(record.event, now)) return BEGUN;
  const isWaiting = record.registration.state === 'waiting';
  const words = REGISTRATION_MAIL[isWaiting ? 'waiting' : detail.moved_up ? 'movedUp' : 'registered'];
  const hoursLeft = (Date.parse(record.event.starts_at) - now) / HOUR_MS;
  return {
    subject: words.subject(record.event.title),
    title: words.title,
    text: isWaiting ? words.text : `${words.text} ${joinLinkFollows(hoursLeft)}`,
    canCancel: isWaiting ? 'spot' : 'place',
    method: isWaiting ? undefined : 'REQUEST',
  };
}

function cancellation({ record, detail }: Source): Drafted | Obsolete {
  if (isRunning(record)) return { obsolete: 'The registration is not cancelled.' };
  const method = detail.had_place ? 'CANCEL' : undefined;
  const { own, replaced, event } = REGISTRATION_CANCELLATION_MAIL;
  const { title, cancel_reason: reason } = record.event;
  if (record.registration.is_replaced) {
    // The new registration has a calendar entry of its own, beside which the earlier one would stay.
    return method
      ? { subject: replaced.subject(title), title: replaced.title, text: replaced.text, method }
      : { obsolete: 'The guest has registered again since.' };
  }
  if (record.event.state === 'cancelled') {
    return {
      subject: event.subject(title),
      title: event.title,
      text: detail.had_place ? event.text : event.waiting,
      quotation: reason ? { label: event.reason, text: reason } : undefined,
      method,
    };
  }
  return { subject: own.subject(title), title: own.title, text: own.text, method };
}

function reminder({ record, detail, now }: Source): Drafted | Obsolete | TooEarly {
  const { event } = record;
  if (!isRunning(record) || record.registration.state !== 'registered') return GONE;
  if ((detail.sequence ?? event.sequence) < event.sequence) return CHANGED;
  if (hasBegun(event, now)) return BEGUN;
  const hours = detail.hours ?? 24;
  if (event.room_url === null && hours === 1) return NO_ROOM;
  const words = EVENT_REMINDER_MAIL;
  return {
    subject: words.subject(event.title, hours),
    title: words.title(hours),
    text: event.room_url === null ? words.roomFollows : words.text,
    action:
      event.room_url === null ? undefined : { label: words.join, at: words.joinAt, href: event.room_url },
    canCancel: 'place',
  };
}

function change({ record }: Source): Drafted | Obsolete {
  if (!isRunning(record)) return GONE;
  const isWaiting = record.registration.state === 'waiting';
  const words = EVENT_CHANGE_MAIL;
  return {
    subject: words.subject(record.event.title),
    title: words.title,
    text: isWaiting ? words.waiting : words.registered,
    canCancel: isWaiting ? 'spot' : 'place',
    method: isWaiting ? undefined : 'REQUEST',
  };
}

function thanks({ record, siteUrl }: Source): Drafted | Obsolete {
  const { transcript_path: path, title } = record.event;
  if (!isRunning(record) || path === null) return GONE;
  const words = EVENT_THANKS_MAIL;
  return {
    subject: words.subject(title),
    title: words.title,
    text: words.text,
    action: { label: words.open, at: words.openAt, href: siteUrl + path },
  };
}

function message({ record, now }: Source): Drafted | Obsolete {
  if (!isRunning(record) || record.message === null) return GONE;
  const { subject, body } = record.message;
  const canCancel = hasBegun(record.event, now) ? undefined : 'place';
  return { subject, title: subject, text: paragraphs(body), canCancel };
}

/** The parts of each kind of event mail, drafted when it is sent. */
export const EVENT_MAILS: Record<EventKind, (source: Source) => Drafted | Obsolete | TooEarly> = {
  registration,
  registration_cancellation: cancellation,
  event_reminder: reminder,
  event_change: change,
  event_thanks: thanks,
  event_message: message,
};
