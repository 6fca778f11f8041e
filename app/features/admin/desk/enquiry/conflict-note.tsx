import { localTime } from '#app/features/admin/desk/parts/local-time.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import type { SubmissionDetail } from '#shared/desk-answers.ts';

import { differences } from './handling-draft.ts';
import { actorText } from './history-text.ts';
import type { HandlingState } from './use-handling.ts';

type ConflictNoteProps = { detail: SubmissionDetail; handling: HandlingState };

/** Tells the second of two what the first has done; what the second has chosen and typed stays. */
export function ConflictNote({ detail, handling }: ConflictNoteProps) {
  const { draft, isOvertaken } = handling;
  const changes = draft && isOvertaken ? differences(draft.base, detail.submission) : [];
  const last = detail.history.findLast(
    ({ action }) => action === 'status_changed' || action === 'owner_changed',
  );
  return (
    <div role="alert">
      {isOvertaken && (
        <div className="mt-3 border-l-3 border-accent bg-raised px-3 py-2.5">
          <p className="font-medium text-heading">
            {last
              ? `${actorText(last)} changed this enquiry at ${localTime(last.at)}.`
              : 'Somebody else changed this enquiry.'}
          </p>
          <ul className="mt-1">
            {changes.map(({ name, before, after }) => (
              <li key={name}>
                {name}: {before} → {after}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-secondary">Your choice is kept below and not saved yet.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <ToolButton onClick={() => void handling.save()}>Save mine over it</ToolButton>
            <ToolButton onClick={handling.discard}>Take theirs</ToolButton>
          </div>
        </div>
      )}
    </div>
  );
}
