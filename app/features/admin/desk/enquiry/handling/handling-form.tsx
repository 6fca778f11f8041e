import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { adminsQuery } from '#app/features/admin/desk/desk-queries.ts';
import { PanelSection } from '#app/features/admin/desk/enquiry/panel-section.tsx';
import { replyHref } from '#app/features/admin/desk/enquiry/reply-href.ts';
import { ChoiceField, ToolButton, toolLinkClass } from '#app/features/admin/desk/parts/controls.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk.ts';
import type { SubmissionDetail } from '#shared/desk-enquiries.ts';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '#shared/desk.ts';

import { ConflictNote } from './conflict-note.tsx';
import { useHandling } from './use-handling.ts';

const { common, handling: texts } = DESK;

const STATUSES = SUBMISSION_STATUSES.map((status) => ({ value: status, label: common.statuses[status] }));

type HandlingFormProps = { detail: SubmissionDetail; userId: string };

/** Status and owner, with one-click buttons for the most frequent steps. */
export function HandlingForm({ detail, userId }: HandlingFormProps) {
  const { data: admins = [] } = useQuery(adminsQuery);
  const [openedAt] = useState(Date.now);
  const { submission, appointment } = detail;
  const handling = useHandling(submission);
  const { shown, draft, isBusy, isOvertaken, choose, save } = handling;
  const isOpen = submission.status === 'new' || submission.status === 'in_progress';
  const losesAppointment =
    shown.status === 'spam' &&
    appointment?.state === 'booked' &&
    Date.parse(appointment.starts_at) > openedAt;
  return (
    <PanelSection title={texts.title}>
      <div className="flex flex-wrap gap-2">
        {submission.status === 'spam' ? (
          <ToolButton look="strong" onClick={() => void save({ status: 'new' })}>
            {common.notSpam}
          </ToolButton>
        ) : (
          <a href={replyHref(submission)} className={toolLinkClass('strong')}>
            {texts.reply}
          </a>
        )}
        {isOpen && (
          <ToolButton onClick={() => void save({ status: 'answered' })}>{texts.markAnswered}</ToolButton>
        )}
        {submission.status === 'new' && submission.owner_id === null && (
          <ToolButton onClick={() => void save({ status: 'in_progress', owner_id: userId })}>
            {texts.assignToMe}
          </ToolButton>
        )}
      </div>
      <ConflictNote detail={detail} handling={handling} />
      <form
        className="mt-3 grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOvertaken) void save();
        }}
      >
        <ChoiceField
          id="handling-status"
          label={common.status}
          options={STATUSES}
          value={shown.status}
          // The cast is safe: the options are exactly the statuses.
          onChange={(status) => choose({ status: status as SubmissionStatus })}
        />
        <ChoiceField
          id="handling-owner"
          label={common.owner}
          empty={common.nobody}
          options={admins.map(({ id, email }) => ({ value: id, label: email }))}
          value={shown.owner_id ?? ''}
          onChange={(owner) => choose({ owner_id: owner || null })}
        />
        <ToolButton type="submit" disabled={!draft || isOvertaken} aria-disabled={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </ToolButton>
      </form>
      <div role="status" className="text-small">
        {losesAppointment && <p className="mt-2">{texts.spamCancels(localTime(appointment.starts_at))}</p>}
      </div>
    </PanelSection>
  );
}
