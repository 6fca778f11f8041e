import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { changeFailedToast, doneToast } from '#app/features/admin/admin-toasts.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { useQuestion } from '#app/features/admin/desk/parts/use-question.ts';
import { NOTHING, spamReasonLabel } from '#app/features/admin/desk/text/labels.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { DESK_EVENTS } from '#content/desk/events.ts';
import type { DeskEvent, HeldRegistration } from '#shared/desk/events.ts';

import { EventSection } from './event-section.tsx';
import { hasBegun } from './event-text.ts';
import { heldQuery } from './events-queries.ts';

const { held: texts } = DESK_EVENTS;

type HeldTableProps = {
  registrations: readonly HeldRegistration[];
  /** How many registrations are held; only the first are listed. */
  total: number;
  /** Undefined once registration has ended. */
  onAccept: ((registration: HeldRegistration) => void) | undefined;
  onRemove: (registration: HeldRegistration) => void;
};

function HeldTable({ registrations, total, onAccept, onRemove }: HeldTableProps) {
  const buttons = (registration: HeldRegistration) => (
    <div key="decision" className="flex flex-wrap gap-2">
      {onAccept && (
        <ToolButton aria-label={texts.acceptOne(registration.name)} onClick={() => onAccept(registration)}>
          {texts.accept}
        </ToolButton>
      )}
      <ToolButton aria-label={texts.removeOne(registration.name)} onClick={() => onRemove(registration)}>
        {texts.remove}
      </ToolButton>
    </div>
  );
  return (
    <PlainTable
      caption={texts.caption(registrations.length, total)}
      columns={texts.columns}
      rows={registrations.map((registration) => ({
        key: registration.id,
        cells: [
          <VisitorText key="name" text={registration.name} />,
          <VisitorText key="email" text={registration.email} />,
          <VisitorText key="company" text={registration.company} />,
          registration.question ? <VisitorText key="question" text={registration.question} /> : NOTHING,
          registration.spam_reasons.map(spamReasonLabel).join(', '),
          localTime(registration.created_at),
          buttons(registration),
        ],
      }))}
    />
  );
}

type Decision = { registrations: readonly HeldRegistration[]; accept: boolean };

/** Registrations held because of their spam score or a limit, for staff to accept or delete. */
export function HeldRegistrations({ event }: { event: DeskEvent }) {
  const change = useChange();
  const query = useQuery({ ...heldQuery(event.id), enabled: event.held > 0 });
  const { asked: question, ask, dialog } = useQuestion(decide);
  const [isBusy, setBusy] = useState(false);
  /** Ids of registrations decided on here, which stay in the list until it is reloaded. */
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const registrations = event.held === 0 ? undefined : query.data?.filter(({ id }) => !decided.has(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = event.state === 'published' && !hasBegun(event);

  async function decide({ registrations: asked, accept }: Decision): Promise<void> {
    const ids = asked.map(({ id }) => id);
    if (isBusy) return;
    setBusy(true);
    await change(
      async () => {
        const answer = await askDesk('decide_registrations', { event: event.id, registrations: ids, accept });
        const before = texts.decidedBefore(ids.length - answer.decided);
        if (answer.decided === 0) return changeFailedToast(before);
        const done = accept ? texts.accepted : texts.removed;
        const text = done.text(answer.decided);
        return doneToast(done.title, answer.decided < ids.length ? `${text} ${before}` : text);
      },
      () => setDecided((known) => new Set([...known, ...ids])),
    );
    setBusy(false);
    // The pressed button is removed together with its row.
    heading.current?.focus();
  }

  // Stays mounted after the last decision, because it has the focus.
  if (event.held === 0 && decided.size === 0) return null;

  return (
    <EventSection
      title={texts.heading}
      headingRef={heading}
      explanation={event.held === 0 ? texts.none : isOpen ? texts.explanation : texts.closed}
    >
      <QueryFailure query={query} title={texts.loadFailed} />
      {event.held > 0 && query.isPending && <LoadingLine label={texts.loading} />}
      {registrations && registrations.length > 0 && (
        <>
          <div className="mt-3 flex flex-wrap gap-2">
            {isOpen && (
              <ToolButton onClick={() => ask({ registrations, accept: true })}>{texts.acceptAll}</ToolButton>
            )}
            <ToolButton onClick={() => ask({ registrations, accept: false })}>{texts.removeAll}</ToolButton>
          </div>
          <div className="mt-3">
            <HeldTable
              registrations={registrations}
              total={event.held}
              onAccept={
                isOpen
                  ? (registration) => void decide({ registrations: [registration], accept: true })
                  : undefined
              }
              onRemove={(registration) => ask({ registrations: [registration], accept: false })}
            />
          </div>
        </>
      )}
      <ConfirmDialog
        {...dialog}
        title={
          question?.accept
            ? texts.acceptQuestion(question.registrations.length)
            : texts.removeQuestion(question?.registrations.length ?? 0)
        }
        confirmLabel={question?.accept ? texts.acceptConfirm : texts.removeConfirm}
        isDestructive={question?.accept === false}
        returnFocus={heading}
      >
        {question?.accept ? texts.acceptConsequence : texts.removeConsequence}
      </ConfirmDialog>
    </EventSection>
  );
}
