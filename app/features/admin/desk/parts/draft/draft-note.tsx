import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';

import { keepFocus } from '#app/features/admin/desk/parts/focus/keep-focus.ts';

/** A value that somebody else has changed. */
export type Difference = { name: string; before: string; after: string };

type DraftNoteProps = {
  /** Why the draft cannot be saved, as a sentence. */
  problem?: string | undefined;
  /** The choice to make when another admin has saved first. */
  conflict?:
    | {
        texts: { text: string; overwrite: string; keepTheirs: string; kept?: string };
        differences?: readonly Difference[];
        onOverwrite: () => void;
        onDiscard: () => void;
      }
    | undefined;
};

/** Why the draft was not saved: an invalid value, an error of the database, or another admin's earlier save. */
export function DraftNote({ problem, conflict }: DraftNoteProps) {
  return (
    <div role="alert" className="text-small">
      {problem && (
        <p className="mt-3 border-l-3 border-danger py-1 pl-3 font-medium text-heading">{problem}</p>
      )}
      {conflict && (
        <div ref={keepFocus} className="mt-3 border-l-3 border-accent bg-raised px-3 py-2.5">
          <p className="font-medium text-heading">{conflict.texts.text}</p>
          {conflict.differences && (
            <ul className="mt-1">
              {conflict.differences.map(({ name, before, after }) => (
                <li key={name}>
                  {name}: {before} → {after}
                </li>
              ))}
            </ul>
          )}
          {conflict.texts.kept && <p className="mt-1 text-secondary">{conflict.texts.kept}</p>}
          <div className="mt-2 flex flex-wrap gap-2">
            <ToolButton onClick={conflict.onOverwrite}>{conflict.texts.overwrite}</ToolButton>
            <ToolButton onClick={conflict.onDiscard}>{conflict.texts.keepTheirs}</ToolButton>
          </div>
        </div>
      )}
    </div>
  );
}
