import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { adminsQuery } from '#app/features/admin/desk/desk-queries.ts';
import { PanelSection } from '#app/features/admin/desk/enquiry/panel-section.tsx';
import { replyHref } from '#app/features/admin/desk/enquiry/reply-href.ts';
import { ChoiceField, ToolButton, toolLinkClass } from '#app/features/admin/desk/parts/form/controls.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk/desk.ts';
import type { EnquiryDetail } from '#shared/desk/enquiries.ts';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '#shared/desk/calls.ts';

import { HandlingConflict } from './handling-conflict.tsx';
import type { Handling } from './handling-draft.ts';
import { useHandling } from './use-handling.ts';

const { common, handling: texts } = DESK;

const STATUSES = SUBMISSION_STATUSES.map((status) => ({ value: status, label: common.statuses[status] }));

type HandlingFormProps = { detail: EnquiryDetail; userId: string };

/** Status and owner, with one-click buttons for the most frequent steps. */
export function HandlingForm({ detail, userId }: HandlingFormProps) {
  const { data: admins = [] } = useQuery(adminsQuery);
  const [openedAt] = useState(Date.now);
  const { submission, appointment } = detail;
  const handling = useHandling(submission);
  const { values, isChanged, isConflict, isSaving, choose, save } = handling;
  const { status: stored, owner_id, owner_email } = submission;
  const owners = admins.map(({ id, email }) => ({ value: id, label: email }));
  // The admins may not be loaded, and the owner may no longer be one.
  if (owner_id && !owners.some(({ value }) => value === owner_id))
    owners.unshift({ value: owner_id, label: owner_email ?? common.deletedAccount });
  const heading = useRef<HTMLHeadingElement>(null);
  /** The status when a button that changes it was last pressed; the change removes that button. */
  const pressedAt = useRef<SubmissionStatus>(undefined);
  useEffect(() => {
    if (pressedAt.current === undefined || pressedAt.current === stored) return;
    pressedAt.current = undefined;
    // The pressed button has been removed, so the focus would move to the top of the panel.
    if (document.activeElement?.contains(heading.current)) heading.current?.focus();
  }, [stored]);
  const isOpen = stored === 'new' || stored === 'in_progress';
  const upcoming =
    appointment?.state === 'booked' && Date.parse(appointment.starts_at) > openedAt ? appointment : undefined;

  function press(change: Partial<Handling>): void {
    pressedAt.current = stored;
    void save(change);
  }

  return (
    <PanelSection title={texts.title} headingRef={heading}>
      <div className="flex flex-wrap gap-2">
        {stored === 'spam' ? (
          <ToolButton look="strong" onClick={() => press({ status: 'new' })}>
            {common.notSpam}
          </ToolButton>
        ) : (
          <a href={replyHref(submission)} className={toolLinkClass('strong')}>
            {texts.reply}
          </a>
        )}
        {isOpen && (
          <>
            <ToolButton onClick={() => press({ status: 'answered' })}>{texts.markAnswered}</ToolButton>
            {/* If this cancels an appointment, it is only selected, so that staff can read that before they save it. */}
            <ToolButton onClick={() => (upcoming ? choose : press)({ status: 'spam' })}>
              {texts.markSpam}
            </ToolButton>
          </>
        )}
        {stored === 'new' && owner_id === null && (
          <ToolButton onClick={() => press({ status: 'in_progress', owner_id: userId })}>
            {texts.assignToMe}
          </ToolButton>
        )}
      </div>
      <HandlingConflict detail={detail} handling={handling} />
      <form
        className="mt-3 grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isConflict) void save();
        }}
      >
        <ChoiceField
          label={common.status}
          options={STATUSES}
          value={values.status}
          // The cast is safe: the options are exactly the statuses.
          onChange={(status) => choose({ status: status as SubmissionStatus })}
        />
        <ChoiceField
          label={common.owner}
          empty={common.nobody}
          options={owners}
          value={values.owner_id ?? ''}
          onChange={(owner) => choose({ owner_id: owner || null })}
        />
        <ToolButton type="submit" disabled={!isChanged || isConflict} aria-disabled={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </ToolButton>
      </form>
      <div role="status" className="text-small">
        {upcoming && values.status === 'spam' && (
          <p className="mt-2">{texts.spamCancels(localTime(upcoming.starts_at))}</p>
        )}
      </div>
    </PanelSection>
  );
}
