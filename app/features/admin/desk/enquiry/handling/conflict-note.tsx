import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import type { SubmissionDetail } from '#shared/desk-answers.ts';

import { differences } from './handling-draft.ts';
import { actorText } from '#app/features/admin/desk/enquiry/history-text.ts';
import type { HandlingState } from './use-handling.ts';

type ConflictNoteProps = { detail: SubmissionDetail; handling: HandlingState };

/** Shown when another admin saved first: lists that change and keeps this admin's unsaved choices. */
export function ConflictNote({ detail, handling }: ConflictNoteProps) {
  const { draft, isOvertaken } = handling;
  const changes = draft && isOvertaken ? differences(draft.base, detail.submission) : [];
  const lastChange = detail.history.findLast(
    ({ action }) => action === 'status_changed' || action === 'owner_changed',
  );
  return (
    <div role="alert">
      {isOvertaken && (
        <div className="mt-3 border-l-3 border-accent bg-raised px-3 py-2.5">
          <p className="font-medium text-heading">
            {lastChange
              ? `${actorText(lastChange)} changed this enquiry at ${localTime(lastChange.at)}.`
              : 'Someone else changed this enquiry.'}
          </p>
          <ul className="mt-1">
            {changes.map(({ name, before, after }) => (
              <li key={name}>
                {name}: {before} → {after}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-secondary">Your choice is kept below but not saved yet.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <ToolButton onClick={() => void handling.save()}>Overwrite with mine</ToolButton>
            <ToolButton onClick={handling.discard}>Keep theirs</ToolButton>
          </div>
        </div>
      )}
    </div>
  );
}
