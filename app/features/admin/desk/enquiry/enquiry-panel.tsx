import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';

import { askDesk, hasCode } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { StatusText, WaitingText } from '#app/features/admin/desk/text/status-text.tsx';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { DESK } from '#content/desk.ts';
import type { SubmissionDetail } from '#shared/desk-enquiries.ts';
import { GONE_CODE } from '#shared/desk.ts';

import { EnquiryFacts } from './enquiry-facts.tsx';
import { HandlingForm } from './handling/handling-form.tsx';
import { HistorySection } from './history-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { OutboxSection } from './outbox-section.tsx';
import { PanelSection } from './panel-section.tsx';

const { enquiry: texts } = DESK;

type EnquiryPanelProps = { id: string; userId: string };

function Detail({ detail, userId }: { detail: SubmissionDetail; userId: string }) {
  const { submission } = detail;
  return (
    <>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-medium tabular-nums">{submission.reference}</span>
        <StatusText status={submission.status} />
        <WaitingText row={submission} form="long" />
      </p>
      <EnquiryFacts row={submission} />
      <PanelSection title={texts.message}>
        <p className="max-w-measure text-copy break-words whitespace-pre-wrap">
          <VisitorText text={submission.message} />
        </p>
      </PanelSection>
      <HandlingForm detail={detail} userId={userId} />
      <NotesSection detail={detail} />
      <OutboxSection messages={detail.messages} />
      <HistorySection detail={detail} />
    </>
  );
}

/** Content of the side panel: everything about one enquiry. */
export function EnquiryPanel({ id, userId }: EnquiryPanelProps) {
  const query = useQuery({
    queryKey: [SHOWN, 'enquiry', id],
    queryFn: ({ signal }) => askDesk('submission_detail', { submission: id }, signal),
  });
  const isGone = hasCode(query.error, GONE_CODE);
  const detail = query.data;
  const title = detail ? `${detail.submission.first_name} ${detail.submission.last_name}` : texts.title;
  return (
    <div className="px-5 pb-8 text-small leading-snug sm:px-7">
      <div className="sticky top-0 z-1 -mx-5 flex items-center justify-between gap-4 bg-surface px-5 py-3 sm:-mx-7 sm:px-7">
        <Dialog.Title className="font-display text-h3 break-words text-heading">
          <VisitorText text={title} />
        </Dialog.Title>
        <Dialog.Close render={<ToolButton />}>{texts.close}</Dialog.Close>
      </div>
      <QueryFailure
        query={query}
        title={isGone ? texts.gone.title : texts.loadFailed}
        text={isGone ? texts.gone.text : undefined}
      />
      {query.isPending && <LoadingLine label={texts.loading} />}
      {detail && !isGone && <Detail key={id} detail={detail} userId={userId} />}
    </div>
  );
}
