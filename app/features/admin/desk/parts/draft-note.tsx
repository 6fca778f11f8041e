import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';

import { keepFocus } from './keep-focus.ts';

/** A value that somebody else has changed. */
export type Difference = { name: string; before: string; after: string };

type DraftNoteProps = {
  /** What keeps the draft from being saved, as a sentence. */
  problem?: string | undefined;
  /** The choice to make when another admin has saved first. */
  overtaken?:
    | {
        texts: { text: string; overwrite: string; keepTheirs: string; kept?: string };
        differences?: readonly Difference[];
        onOverwrite: () => void;
        onDiscard: () => void;
      }
    | undefined;
};

/** Why the draft is not saved: a mistake, the database's sentence, or another admin who was faster. */
export function DraftNote({ problem, overtaken }: DraftNoteProps) {
  return (
    <div role="alert" className="text-small">
      {problem && (
        <p className="mt-3 border-l-3 border-danger py-1 pl-3 font-medium text-heading">{problem}</p>
      )}
      {overtaken && (
        <div ref={keepFocus} className="mt-3 border-l-3 border-accent bg-raised px-3 py-2.5">
          <p className="font-medium text-heading">{overtaken.texts.text}</p>
          {overtaken.differences && (
            <ul className="mt-1">
              {overtaken.differences.map(({ name, before, after }) => (
                <li key={name}>
                  {name}: {before} → {after}
                </li>
              ))}
            </ul>
          )}
          {overtaken.texts.kept && <p className="mt-1 text-secondary">{overtaken.texts.kept}</p>}
          <div className="mt-2 flex flex-wrap gap-2">
            <ToolButton onClick={overtaken.onOverwrite}>{overtaken.texts.overwrite}</ToolButton>
            <ToolButton onClick={overtaken.onDiscard}>{overtaken.texts.keepTheirs}</ToolButton>
          </div>
        </div>
      )}
    </div>
  );
}
