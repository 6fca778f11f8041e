import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ConfirmButton } from '#app/features/admin/desk/parts/confirm-button.tsx';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk/desk.ts';
import type { EnquiryDetail } from '#shared/desk/enquiries.ts';

import { PanelSection } from './panel-section.tsx';
import { isUpcoming } from './upcoming.ts';

const { deletion: texts } = DESK;

function consequenceOf({ appointment }: EnquiryDetail): string {
  const time = isUpcoming(appointment) ? ` ${texts.appointment(localTime(appointment.starts_at))}` : '';
  return texts.consequence + time;
}

/** Deletes this enquiry and nothing else that is held about its sender. */
export function DeleteEnquiry({ detail, onDeleted }: { detail: EnquiryDetail; onDeleted: () => void }) {
  const change = useChange();
  return (
    <PanelSection title={texts.title}>
      <p className="max-w-measure text-secondary">{texts.explanation}</p>
      <ConfirmButton
        row={detail}
        label={texts.remove}
        className="mt-2"
        question={texts.question}
        confirmLabel={texts.confirm}
        isDestructive
        consequence={consequenceOf}
        onConfirm={({ submission: { id, version } }) =>
          change(async () => {
            await askDesk('delete_submission', { submission: id, expected_version: version });
            return doneToast(texts.done.title, texts.done.text);
          }, onDeleted)
        }
      />
    </PanelSection>
  );
}
