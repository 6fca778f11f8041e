import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { actorText } from '#app/features/admin/desk/enquiry/history-text.ts';
import { DraftNote } from '#app/features/admin/desk/parts/draft/draft-note.tsx';
import { DESK } from '#content/desk/desk.ts';
import type { EnquiryDetail } from '#shared/desk/enquiries.ts';

import { differences } from './handling-draft.ts';
import type { HandlingState } from './use-handling.ts';

const { conflict: texts } = DESK.handling;

type HandlingConflictProps = { detail: EnquiryDetail; handling: HandlingState };

/** Shown when another admin saved first: lists that change and keeps this admin's unsaved choices. */
export function HandlingConflict({ detail, handling }: HandlingConflictProps) {
  const { base, isConflict } = handling;
  const last = detail.history.findLast(
    ({ action }) => action === 'status_changed' || action === 'owner_changed',
  );
  const text = last ? texts.by(actorText(last), localTime(last.at)) : texts.bySomeone;
  return (
    <DraftNote
      problem={handling.error}
      conflict={
        base && isConflict
          ? {
              texts: { ...texts, text },
              differences: differences(base, detail.submission),
              onOverwrite: () => void handling.save(),
              onDiscard: handling.discard,
            }
          : undefined
      }
    />
  );
}
