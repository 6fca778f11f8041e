import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { ExportButton } from '#app/features/admin/desk/parts/table/export-button.tsx';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { useQuestion } from '#app/features/admin/desk/parts/use-question.ts';
import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { DESK_EVENTS } from '#content/desk/events.ts';
import type { DeskEvent, DeskRegistration } from '#shared/desk/events.ts';

import { EventSection } from './event-section.tsx';
import { hasBegun } from './event-text.ts';
import { registrationsQuery } from './events-queries.ts';

const { registrations: texts } = DESK_EVENTS;

/** What staff can do with a registration, and the call that does it. */
const CALLS = { cancel: 'cancel_registration_by_staff', remove: 'delete_registration' } as const;
type Action = keyof typeof CALLS;
type Question = { action: Action; registration: DeskRegistration };

function stateOf({ state, place }: DeskRegistration): string {
  return state === 'waiting' && place !== null ? texts.place(place) : texts.states[state];
}

/** Registrants and the waiting list, in the order of registration. */
export function EventRegistrations({ event }: { event: DeskEvent }) {
  const change = useChange();
  const query = useQuery(registrationsQuery(event.id));
  const registrations = query.data;
  const heading = useRef<HTMLHeadingElement>(null);
  const { asked, ask, dialog } = useQuestion(act);
  const isOpen = event.state === 'published' && !hasBegun(event);
  const passesOn = asked?.registration.state === 'registered' && event.waiting > 0 && isOpen;
  const question = texts.actions[asked?.action ?? 'cancel'];

  async function act({ action, registration }: Question): Promise<void> {
    const { done } = texts.actions[action];
    await change(async () => {
      await askDesk(CALLS[action], { event: event.id, registration: registration.id });
      return doneToast(done.title, done.text(registration.name));
    });
  }

  function actionButton(action: Action, registration: DeskRegistration) {
    const { label, name } = texts.actions[action];
    return (
      <ToolButton aria-label={name(registration.name)} onClick={() => ask({ action, registration })}>
        {label}
      </ToolButton>
    );
  }

  return (
    <EventSection
      title={texts.heading}
      headingRef={heading}
      explanation={registrations?.some(({ question }) => question) ? texts.questions : undefined}
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
                <div key="action" className="flex flex-wrap gap-2">
                  {isOpen && registration.state !== 'cancelled' && actionButton('cancel', registration)}
                  {actionButton('remove', registration)}
                </div>,
              ],
            }))}
          />
        </div>
      )}
      <ConfirmDialog
        {...dialog}
        title={question.question}
        confirmLabel={question.confirm}
        cancelLabel={question.dismiss}
        isDestructive={asked?.action === 'remove'}
        returnFocus={heading}
      >
        {question.consequence(asked?.registration.name ?? '', passesOn)}
      </ConfirmDialog>
    </EventSection>
  );
}
