import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { actorText } from '#app/features/admin/desk/enquiry/history-text.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { DESK } from '#content/desk.ts';
import type { SubmissionDetail } from '#shared/desk-enquiries.ts';

import { differences } from './handling-draft.ts';
import type { HandlingState } from './use-handling.ts';

const { conflict: texts } = DESK.handling;

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
            {lastChange ? texts.by(actorText(lastChange), localTime(lastChange.at)) : texts.bySomeone}
          </p>
          <ul className="mt-1">
            {changes.map(({ name, before, after }) => (
              <li key={name}>
                {name}: {before} → {after}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-secondary">{texts.kept}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <ToolButton onClick={() => void handling.save()}>{texts.overwrite}</ToolButton>
            <ToolButton onClick={handling.discard}>{texts.keepTheirs}</ToolButton>
          </div>
        </div>
      )}
    </div>
  );
}
