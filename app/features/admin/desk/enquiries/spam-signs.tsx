import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { NOTHING, spamReasonLabel } from '#app/features/admin/desk/text/labels.ts';
import { DESK } from '#content/desk/desk.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';
import { visibleText } from '#shared/text/visible-text.ts';

import { useRecover } from './use-recover.ts';

/** Why an enquiry was marked as spam, with a button to undo it. */
export function SpamSigns({ row }: { row: DeskEnquiry }) {
  const { isBusy, recover } = useRecover(row);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:flex-nowrap lg:justify-between">
      <span>{row.spam_reasons.map(spamReasonLabel).join(', ') || NOTHING}</span>
      {row.status === 'spam' && (
        <ToolButton
          aria-label={DESK.list.notSpamOf(visibleText(`${row.first_name} ${row.last_name}`))}
          aria-disabled={isBusy}
          onClick={() => void recover()}
          className="whitespace-nowrap"
        >
          {DESK.common.notSpam}
        </ToolButton>
      )}
    </div>
  );
}
