/* Paths of the events, in a module of their own so that pages do not load the schemas. */

/** The events of the site as JSON. */
export const EVENTS_PATH = '/functions/v1/events';

/** The calendar of all published events. */
export const EVENTS_FEED = '/events.ics';

/** The page behind the links in mails to registrants. */
export const EVENT_MANAGE_PATH = '/events/manage';

/** Limited to the length of a slug in the database, so that longer paths are neither looked up nor logged. */
const EVENT_PATH = /^\/events\/(?=.{1,80}$)([a-z0-9]+(?:-[a-z0-9]+)*)$/;

export const eventPath = (slug: string): string => `/events/${slug}`;

/** The slug of the event whose page has this path. */
export function eventAt(path: string): string | undefined {
  const [, slug] = EVENT_PATH.exec(path) ?? [];
  return path === EVENT_MANAGE_PATH ? undefined : slug;
}

/** An event's path in other spellings, in upper case or with a slash at the end, as in links that people type. */
export function canonicalEventPath(path: string): string | undefined {
  const canonical = path.toLowerCase().replace(/\/$/, '');
  return eventAt(canonical) === undefined ? undefined : canonical;
}
