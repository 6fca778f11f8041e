import { ChoiceField, ToolButton, toolLinkClass } from '#app/features/admin/desk/parts/controls.tsx';
import { STATUS_LABELS } from '#app/features/admin/desk/text/labels.ts';
import type { DeskAdmin, SubmissionDetail } from '#shared/desk-answers.ts';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '#shared/desk.ts';

import { ConflictNote } from './conflict-note.tsx';
import { PanelSection } from '#app/features/admin/desk/enquiry/panel-section.tsx';
import { replyHref } from '#app/features/admin/desk/enquiry/reply-href.ts';
import { useHandling } from './use-handling.ts';

const STATUSES = SUBMISSION_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }));

type HandlingFormProps = {
  detail: SubmissionDetail;
  admins: readonly DeskAdmin[];
  userId: string;
  onChanged: () => void;
};

/** Status and owner, with one-click buttons for the most frequent steps. */
export function HandlingForm({ detail, admins, userId, onChanged }: HandlingFormProps) {
  const { submission } = detail;
  const handling = useHandling(submission, onChanged);
  const { shown, draft, isBusy, isOvertaken, choose, save } = handling;
  const isOpen = submission.status === 'new' || submission.status === 'in_progress';
  return (
    <PanelSection title="Handling">
      <div className="flex flex-wrap gap-2">
        {submission.status === 'spam' ? (
          <ToolButton look="strong" onClick={() => void save({ status: 'new' })}>
            Not spam
          </ToolButton>
        ) : (
          <a href={replyHref(submission)} className={toolLinkClass('strong')}>
            Reply by email
          </a>
        )}
        {isOpen && (
          <ToolButton onClick={() => void save({ status: 'answered' })}>Mark as answered</ToolButton>
        )}
        {submission.status === 'new' && submission.owner_id === null && (
          <ToolButton onClick={() => void save({ status: 'in_progress', owner_id: userId })}>
            Assign to me
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
          label="Status"
          options={STATUSES}
          value={shown.status}
          // The cast is safe: the options are exactly the statuses.
          onChange={(status) => choose({ status: status as SubmissionStatus })}
        />
        <ChoiceField
          id="handling-owner"
          label="Owner"
          empty="Nobody"
          options={admins.map(({ id, email }) => ({ value: id, label: email }))}
          value={shown.owner_id ?? ''}
          onChange={(owner) => choose({ owner_id: owner || null })}
        />
        <ToolButton type="submit" disabled={!draft || isOvertaken} aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save'}
        </ToolButton>
      </form>
    </PanelSection>
  );
}
