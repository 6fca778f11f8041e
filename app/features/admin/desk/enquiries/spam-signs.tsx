import { createContext, use } from 'react';

import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { NOTHING, spamReasonLabel } from '#app/features/admin/desk/parts/labels.ts';
import type { DeskSubmission } from '#shared/desk-answers.ts';
import { visibleText } from '#shared/visible-text.ts';

/** Brings an enquiry back from the spam. */
export const Recover = createContext<(row: DeskSubmission) => void>(() => {});

/** Why an enquiry was taken for spam, and the way back. */
export function SpamSigns({ row }: { row: DeskSubmission }) {
  const recover = use(Recover);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:flex-nowrap lg:justify-between">
      <span>{row.spam_reasons.map(spamReasonLabel).join(', ') || NOTHING}</span>
      {row.status === 'spam' && (
        <ToolButton
          aria-label={`Not spam: ${visibleText(`${row.first_name} ${row.last_name}`)}`}
          onClick={() => recover(row)}
          className="whitespace-nowrap"
        >
          Not spam
        </ToolButton>
      )}
    </div>
  );
}
