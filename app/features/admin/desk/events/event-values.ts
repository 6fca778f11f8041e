import { numberOf } from '#app/features/admin/desk/text/number-of.ts';
import { clockAt, dayAt, momentAt } from '#app/features/admin/desk/time/zone-time.ts';
import { DESK_EVENTS } from '#content/desk/events.ts';
import type { DeskEvent } from '#shared/desk/events.ts';
import { EVENT_LIMITS, eventSchema, type EventDraft } from '#shared/events/events.ts';
import { keysOf } from '#shared/keys-of.ts';

/** An event as typed. Day and time are those of its zone. */
export type EventValues = {
  title: string;
  slug: string;
  abstract: string;
  practice: string;
  date: string;
  time: string;
  zone: string;
  minutes: string;
  capacity: string;
  room_url: string;
  topics: readonly string[];
  transcript_path: string;
};

export type EventField = keyof typeof DESK_EVENTS.form.wrong;

export const EMPTY_EVENT: EventValues = {
  title: '',
  slug: '',
  abstract: '',
  practice: '',
  date: '',
  time: '15:00',
  zone: 'Europe/London',
  minutes: '60',
  capacity: '500',
  room_url: '',
  topics: [],
  transcript_path: '',
};

export function valuesOf(event: DeskEvent): EventValues {
  return {
    title: event.title,
    slug: event.slug,
    abstract: event.abstract,
    practice: event.practice,
    date: dayAt(event.starts_at, event.zone),
    time: clockAt(event.starts_at, event.zone),
    zone: event.zone,
    minutes: String(event.minutes),
    capacity: String(event.capacity),
    room_url: event.room_url ?? '',
    topics: event.topics,
    transcript_path: event.transcript_path ?? '',
  };
}

/** The default slug for a title. */
export function suggestedSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .toLowerCase()
    .trim()
    .replaceAll(/[\s_-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, EVENT_LIMITS.slug)
    .replace(/-$/, '');
}

/** The typed start; undefined if day or time is missing, or if the time is skipped when the clocks change. */
export function startOf({
  date,
  time,
  zone,
}: Pick<EventValues, 'date' | 'time' | 'zone'>): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return undefined;
  const moment = momentAt(date, time, zone);
  return moment && new Date(moment).toISOString();
}

/** What is sent, or the fields that are invalid. Without `base`, it is a new draft. */
export function draftOf(
  values: EventValues,
  base: Pick<DeskEvent, 'id' | 'version'> | undefined,
): { event: EventDraft } | { invalid: EventField[] } {
  const parsed = eventSchema.safeParse({
    ...(base && { id: base.id, expected_version: base.version }),
    slug: values.slug.trim(),
    title: values.title,
    abstract: values.abstract,
    practice: values.practice,
    starts_at: startOf(values) ?? '',
    zone: values.zone,
    minutes: numberOf(values.minutes),
    capacity: numberOf(values.capacity),
    room_url: values.room_url.trim() || null,
    topics: [...values.topics],
    transcript_path: values.transcript_path.trim() || null,
  });
  if (parsed.success) return { event: parsed.data };
  const fields = parsed.error.issues.map(({ path }) => path[0]);
  const named = keysOf(DESK_EVENTS.form.wrong);
  return { invalid: named.filter((field) => fields.includes(field)) };
}

/** How many people on the waiting list are given a place when the event is saved with these values. */
export function placesGiven(
  event: Pick<DeskEvent, 'state' | 'capacity' | 'registered' | 'waiting'>,
  values: EventValues,
  now = Date.now(),
): number {
  const capacity = numberOf(values.capacity);
  const isAhead = Date.parse(startOf(values) ?? '') > now;
  const isRaised = event.state === 'published' && isAhead && capacity > event.capacity;
  return isRaised ? Math.max(0, Math.min(event.waiting, capacity - event.registered)) : 0;
}

/** The labels of the fields that somebody else has changed. */
export function changedFields(before: EventValues, after: EventValues): string[] {
  const { fields } = DESK_EVENTS.form;
  return keysOf(fields)
    .filter((field) => String(before[field]) !== String(after[field]))
    .map((field) => fields[field]);
}
