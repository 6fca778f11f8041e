import { useQuery } from '@tanstack/react-query';

import { ExportButton } from '#app/features/admin/desk/parts/export-button.tsx';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/plain-table.tsx';
import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { DESK_EVENTS } from '#content/desk-events.ts';
import type { DeskEvent, DeskRegistration } from '#shared/desk-events.ts';

import { EventSection } from './event-section.tsx';
import { registrationsQuery } from './events-queries.ts';

const { registrations: texts } = DESK_EVENTS;

function stateOf({ state, place }: DeskRegistration): string {
  return state === 'waiting' && place !== null ? texts.place(place) : texts.states[state];
}

/** Registrants and the waiting list, in the order of registration. */
export function EventRegistrations({ event }: { event: DeskEvent }) {
  const query = useQuery(registrationsQuery(event.id));
  const registrations = query.data;
  return (
    <EventSection
      title={texts.heading}
      action={
        registrations &&
        registrations.length > 0 && (
          <ExportButton request={{ kind: 'registrations', event: event.id }} fileStem={event.slug} />
        )
      }
    >
      <QueryFailure query={query} title={texts.loadFailed} />
      {query.isPending && <LoadingLine label={texts.loading} />}
      {registrations?.length === 0 && <p className="mt-2 text-small text-secondary">{texts.empty}</p>}
      {registrations && registrations.length > 0 && (
        <div className="mt-3">
          <PlainTable
            caption={texts.caption(event.registered, event.capacity, event.waiting)}
            columns={texts.columns}
            rows={registrations.map((registration) => ({
              key: registration.id,
              cells: [
                <VisitorText key="name" text={registration.name} />,
                <VisitorText key="email" text={registration.email} />,
                <VisitorText key="company" text={registration.company} />,
                registration.question ? <VisitorText key="question" text={registration.question} /> : NOTHING,
                stateOf(registration),
                localTime(registration.created_at),
              ],
            }))}
          />
        </div>
      )}
    </EventSection>
  );
}
