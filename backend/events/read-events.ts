import type { PublicEvent, RegistrationState } from '../../shared/events/events.ts';
import type { Query } from '../database.ts';

/** An event as `private.public_event` describes it, with what only pages and calendar files need. */
export type EventRecord = PublicEvent & {
  id: string;
  ends_at: string;
  /** `SEQUENCE` of its calendar files: incremented when the event moves or is cancelled. */
  sequence: number;
  cancel_reason: string | null;
  transcript_path: string | null;
};

/** Published events that are not over, the next one first. */
export async function publishedEvents(query: Query): Promise<EventRecord[]> {
  const [row] = await query<{ events: EventRecord[] }>('select private.published_events() as events');
  return row?.events ?? [];
}

/** A published or cancelled event, whether it is over or not. */
export async function eventOf(slug: string, query: Query): Promise<EventRecord | undefined> {
  const [row] = await query<{ event: EventRecord | null }>('select private.event_at($1) as event', [slug]);
  return row?.event ?? undefined;
}

/** A registration as `private.event_mail` describes it for a mail: only registrants learn the room's URL. */
export type RegistrationRecord = {
  registration: {
    id: string;
    name: string;
    email: string;
    state: RegistrationState;
    /** Cancelled, and the same mailbox has another one that is not. */
    is_replaced: boolean;
  };
  event: EventRecord & { room_url: string | null };
  /** The message of staff to all registrants. */
  message: { subject: string; body: string } | null;
};

type ManagedRegistration = { state: RegistrationState; event: EventRecord };

/** The registration to which the link of a mail leads. */
export async function registrationOf(hash: string, query: Query): Promise<ManagedRegistration | undefined> {
  const [row] = await query<{ registration: ManagedRegistration | null }>(
    `select private.registration_of(decode($1, 'hex')) as registration`,
    [hash],
  );
  return row?.registration ?? undefined;
}

/** Whether registration is over because the event has begun. */
export function hasBegun({ starts_at }: Pick<EventRecord, 'starts_at'>, now: number): boolean {
  return Date.parse(starts_at) <= now;
}

/** Drops the fields that are not sent to browsers. */
export function publicEvent(event: EventRecord): PublicEvent {
  const { slug, title, abstract, practice, starts_at, zone, minutes, topics } = event;
  const { capacity_left, registered, state } = event;
  return {
    slug,
    title,
    abstract,
    practice,
    starts_at,
    zone,
    minutes,
    topics,
    capacity_left,
    registered,
    state,
  };
}
