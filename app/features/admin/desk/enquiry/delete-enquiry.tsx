import { useRef, useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { useChange } from '#app/features/admin/desk/parts/use-change.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk.ts';
import type { SubmissionDetail } from '#shared/desk-enquiries.ts';

import { PanelSection } from './panel-section.tsx';
import { isUpcoming } from './upcoming.ts';

const { deletion: texts } = DESK;

/** Deletes this enquiry and nothing else that is held about its sender. */
export function DeleteEnquiry({ detail, onDeleted }: { detail: SubmissionDetail; onDeleted: () => void }) {
  const change = useChange();
  const button = useRef<HTMLButtonElement>(null);
  // As on screen when the dialog opened: if somebody else changes the enquiry meanwhile, the server reports a conflict.
  const [asked, setAsked] = useState<SubmissionDetail>();
  const { appointment } = asked ?? detail;

  async function remove({ submission }: SubmissionDetail): Promise<void> {
    const { id, version } = submission;
    await change(async () => {
      await askDesk('delete_submission', { submission: id, expected_version: version });
      return doneToast(texts.done.title, texts.done.text);
    }, onDeleted);
    setAsked(undefined);
  }

  return (
    <PanelSection title={texts.title}>
      <p className="max-w-measure text-secondary">{texts.explanation}</p>
      <ToolButton ref={button} className="mt-2" onClick={() => setAsked(detail)}>
        {texts.remove}
      </ToolButton>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={texts.question}
        confirmLabel={texts.confirm}
        isDestructive
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && remove(asked)}
        returnFocus={button}
      >
        {texts.consequence}
        {isUpcoming(appointment) && ` ${texts.appointment(localTime(appointment.starts_at))}`}
      </ConfirmDialog>
    </PanelSection>
  );
}
