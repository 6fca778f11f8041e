import { useQuery } from '@tanstack/react-query';

import { hasCode } from '#app/features/admin/desk/desk-api.ts';
import { enquiryQuery, useForgetUnsent } from '#app/features/admin/desk/desk-queries.ts';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { SidePanelHead } from '#app/features/admin/desk/parts/side-panel.tsx';
import { StatusText, WaitingText } from '#app/features/admin/desk/text/status-text.tsx';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { DESK } from '#content/desk/desk.ts';
import type { EnquiryDetail } from '#shared/desk/enquiries.ts';
import { GONE_CODE } from '#shared/desk/calls.ts';

import { AppointmentSection } from './appointment-section.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { DeleteEnquiry } from './delete-enquiry.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { HandlingForm } from './handling/handling-form.tsx';
import { HistorySection } from './history-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { OutboxSection } from './outbox-section.tsx';
import { PanelSection } from './panel-section.tsx';

const { enquiry: texts } = DESK;

type EnquiryPanelProps = {
  id: string;
  userId: string;
  onDeleted: () => void;
};

type DetailProps = Omit<EnquiryPanelProps, 'id'> & { detail: EnquiryDetail };

function Detail({ detail, userId, onDeleted }: DetailProps) {
  const { submission } = detail;
  return (
    <>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-medium tabular-nums">{submission.reference}</span>
        <StatusText status={submission.status} />
        <WaitingText row={submission} form="long" />
      </p>
      <EnquiryFacts row={submission} />
      <CorrectionForm row={submission} />
      <PanelSection title={texts.message}>
        <p className="max-w-measure text-copy break-words whitespace-pre-wrap">
          <VisitorText text={submission.message} />
        </p>
      </PanelSection>
      <AppointmentSection detail={detail} userId={userId} />
      <HandlingForm detail={detail} userId={userId} />
      <NotesSection detail={detail} userId={userId} />
      <OutboxSection messages={detail.messages} />
      <HistorySection detail={detail} />
      <DeleteEnquiry detail={detail} onDeleted={onDeleted} />
    </>
  );
}

/** Content of the side panel: everything about one enquiry. */
export function EnquiryPanel({ id, userId, onDeleted }: EnquiryPanelProps) {
  const query = useQuery(enquiryQuery(id));
  const isGone = hasCode(query.error, GONE_CODE);
  useForgetUnsent(['note', 'handling', 'correction', 'booking'], id, isGone);
  const detail = isGone ? undefined : query.data;
  const title = detail ? `${detail.submission.first_name} ${detail.submission.last_name}` : texts.title;
  return (
    <>
      <SidePanelHead>
        <VisitorText text={title} />
      </SidePanelHead>
      <QueryFailure
        query={query}
        title={isGone ? texts.gone.title : texts.loadFailed}
        text={isGone ? texts.gone.text : undefined}
      />
      {query.isPending && <LoadingLine label={texts.loading} />}
      {detail && <Detail key={id} detail={detail} userId={userId} onDeleted={onDeleted} />}
    </>
  );
}
