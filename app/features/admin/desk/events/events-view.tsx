import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { NEW_EVENT } from '#app/features/admin/desk/url/desk-url.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { forgetUnsent } from '#app/features/admin/desk/desk-queries.ts';
import { FailedEventMails } from '#app/features/admin/desk/mail/failed-event-mails.tsx';
import { EmptyNote, LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { NEW_ROW } from '#app/features/admin/desk/parts/draft/use-draft.ts';
import { useFocusAfterChange } from '#app/features/admin/desk/parts/focus/use-focus-after-change.ts';
import { useNow } from '#app/lib/use-now.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK_EVENTS } from '#content/desk/events.ts';
import type { DeskEvent } from '#shared/desk/events.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';

import { DeleteDraft } from './delete-draft.tsx';
import { EVENT_HEADING_ID, EventEditor } from './event-editor.tsx';
import { EventRegistrations } from './event-registrations.tsx';
import { eventsQuery } from './events-queries.ts';
import { EventsTable } from './events-table.tsx';
import { CancelEvent } from './cancel-event.tsx';
import { HeldRegistrations } from './held-registrations.tsx';
import { MailForm } from './mail-form.tsx';
import { hasBegun } from './event-text.ts';

const { list, event: texts } = DESK_EVENTS;

type EventsViewProps = { state: DeskUrl };

/** Webinars and other events: the list, or one event with its registrations. */
export function EventsView({ state }: EventsViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const now = useNow(MINUTE_MS);
  const query = useQuery(eventsQuery);
  const events = query.data;
  const { event: id } = state.url;
  const event = events?.find((candidate) => candidate.id === id);
  // Id of the event that was last created. Its editor stays mounted, because it holds what was typed during the save.
  const [created, setCreated] = useState('');
  const client = useQueryClient();
  useEffect(() => {
    if (!events) return;
    const known = new Map(events.map((one) => [one.id, one]));
    forgetUnsent(client, ['event'], (of) => of !== NEW_ROW && !known.has(of));
    // The forms of these drafts are shown for published events only.
    const texts = ['event-reason', 'mail-subject', 'mail-body'] as const;
    forgetUnsent(client, texts, (of) => known.get(of)?.state !== 'published');
  }, [client, events]);

  useFocusAfterChange(id, () => document.getElementById(EVENT_HEADING_ID) ?? view.current);

  function onSaved(saved: DeskEvent): void {
    if (event) return;
    setCreated(saved.id);
    state.go({ event: saved.id }, 'replace');
  }

  return (
    <div ref={view} tabIndex={-1} className="mt-4 outline-none">
      {id && (
        <RouterLink
          to={state.hrefOf({ event: '' })}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-small text-link underline underline-offset-[0.2em] hover:decoration-2"
        >
          {texts.back}
        </RouterLink>
      )}
      <QueryFailure query={query} title={list.loadFailed} />
      {query.isPending && <LoadingLine label={list.loading} />}
      {events && !id && (
        <>
          <FailedEventMails state={state} />
          <EventsTable events={events} state={state} />
        </>
      )}
      {events && (event || id === NEW_EVENT) && (
        <EventEditor key={id === created ? NEW_EVENT : id} event={event} onSaved={onSaved} />
      )}
      {event && (
        <>
          {event.state === 'draft' && (
            <DeleteDraft
              event={event}
              onDeleted={() => state.go({ event: '' }, 'replace')}
              returnFocus={view}
            />
          )}
          {event.state !== 'draft' && <HeldRegistrations key={`held-${event.id}`} event={event} />}
          {event.state !== 'draft' && <EventRegistrations event={event} />}
          {event.state === 'published' && <MailForm key={`mail-${event.id}`} event={event} />}
          {event.state === 'published' && !hasBegun(event, now) && (
            <CancelEvent key={`cancel-${event.id}`} event={event} />
          )}
        </>
      )}
      {events && id && id !== NEW_EVENT && !event && (
        <EmptyNote title={texts.gone.title}>{texts.gone.text}</EmptyNote>
      )}
    </div>
  );
}
