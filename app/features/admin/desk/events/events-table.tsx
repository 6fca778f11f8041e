import { NEW_EVENT } from '#app/features/admin/desk/url/desk-url.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { toolLinkClass } from '#app/features/admin/desk/parts/form/controls.tsx';
import { EmptyNote } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK_EVENTS } from '#content/desk/events.ts';
import type { DeskEvent } from '#shared/desk/events.ts';

import { inOrder, startText, stateText } from './event-text.ts';

const { list } = DESK_EVENTS;

type EventsTableProps = { events: readonly DeskEvent[]; state: DeskUrl };

export function EventsTable({ events, state }: EventsTableProps) {
  return (
    <>
      <RouterLink
        to={state.hrefOf({ event: NEW_EVENT })}
        preventScrollReset
        className={toolLinkClass('strong')}
      >
        {list.new}
      </RouterLink>
      <div className="mt-4">
        {events.length === 0 ? (
          <EmptyNote title={list.empty} />
        ) : (
          <PlainTable
            caption={list.caption(events.length)}
            columns={list.columns}
            rows={inOrder(events).map((event) => ({
              key: event.id,
              cells: [
                <RouterLink
                  key="title"
                  to={state.hrefOf({ event: event.id })}
                  preventScrollReset
                  className="inline-flex min-h-9 items-center text-link underline underline-offset-[0.2em] wrap-anywhere hover:decoration-2"
                >
                  {event.title}
                </RouterLink>,
                startText(event),
                stateText(event),
                list.places(event.registered, event.capacity),
                event.waiting.toLocaleString(),
                event.held.toLocaleString(),
              ],
            }))}
          />
        )}
      </div>
    </>
  );
}
