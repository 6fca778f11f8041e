import { EVENT_PAGE } from '#content/events/events.ts';
import { EVENTS_FEED } from '#shared/events/paths.ts';

/** Leads to the calendar feed, which the server answers. */
export function FeedLink() {
  return (
    <p className="no-print text-small">
      <a
        href={EVENTS_FEED}
        className="inline-block py-1 text-link underline underline-offset-[0.2em] hover:decoration-2"
      >
        {EVENT_PAGE.feed}
      </a>
    </p>
  );
}
