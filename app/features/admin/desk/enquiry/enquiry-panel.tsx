import { Dialog } from '@base-ui/react/dialog';
import { useCallback } from 'react';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { FailureNote, LoadingLine } from '#app/features/admin/desk/parts/notes.tsx';
import { StatusText, WaitingText } from '#app/features/admin/desk/text/status-text.tsx';
import { useLoad } from '#app/features/admin/desk/parts/use-load.ts';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import type { DeskAdmin, SubmissionDetail } from '#shared/desk-answers.ts';
import { GONE_CODE } from '#shared/desk.ts';

import { EnquiryFacts } from './enquiry-facts.tsx';
import { HandlingForm } from './handling/handling-form.tsx';
import { HistorySection } from './history-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { OutboxSection } from './outbox-section.tsx';
import { PanelSection } from './panel-section.tsx';

type EnquiryPanelProps = {
  id: string;
  admins: readonly DeskAdmin[];
  userId: string;
  /** Increases with every change by any admin; a new value reloads the enquiry. */
  revision: number;
  onChanged: () => void;
};

type DetailProps = Omit<EnquiryPanelProps, 'id' | 'revision'> & { detail: SubmissionDetail };

function Detail({ detail, admins, userId, onChanged }: DetailProps) {
  const { submission } = detail;
  return (
    <>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-medium tabular-nums">{submission.reference}</span>
        <StatusText status={submission.status} />
        <WaitingText row={submission} form="long" />
      </p>
      <EnquiryFacts row={submission} />
      <PanelSection title="Message">
        <p className="max-w-measure text-copy break-words whitespace-pre-wrap">
          <VisitorText text={submission.message} />
        </p>
      </PanelSection>
      <HandlingForm detail={detail} admins={admins} userId={userId} onChanged={onChanged} />
      <NotesSection detail={detail} onChanged={onChanged} />
      <OutboxSection messages={detail.messages} onChanged={onChanged} />
      <HistorySection detail={detail} admins={admins} />
    </>
  );
}

/** Content of the side panel: everything about one enquiry. */
export function EnquiryPanel({ id, admins, userId, revision, onChanged }: EnquiryPanelProps) {
  const load = useCallback(
    (signal: AbortSignal) => askDesk('submission_detail', { submission: id }, signal),
    [id],
  );
  const { value: detail, failure, isLoading, reload } = useLoad(load, { revision });
  const isThis = detail?.submission.id === id;
  const title = isThis ? `${detail.submission.first_name} ${detail.submission.last_name}` : 'Enquiry';
  return (
    <div className="px-5 pb-8 text-small leading-snug sm:px-7">
      <div className="sticky top-0 z-1 -mx-5 flex items-center justify-between gap-4 bg-surface px-5 py-3 sm:-mx-7 sm:px-7">
        <Dialog.Title className="font-display text-h3 break-words text-heading">
          <VisitorText text={title} />
        </Dialog.Title>
        <Dialog.Close render={<ToolButton />}>Close</Dialog.Close>
      </div>
      {failure && !isLoading && (
        <FailureNote
          title={
            failure.code === GONE_CODE ? 'This enquiry no longer exists.' : 'The enquiry could not be loaded.'
          }
          message={failure.code === GONE_CODE ? 'It has been erased.' : failure.message}
          onRetry={reload}
        />
      )}
      {!isThis && isLoading && <LoadingLine label="Loading the enquiry" />}
      {isThis && failure?.code !== GONE_CODE && (
        <Detail
          key={id}
          detail={detail}
          admins={admins}
          userId={userId}
          onChanged={() => {
            reload();
            onChanged();
          }}
        />
      )}
    </div>
  );
}
