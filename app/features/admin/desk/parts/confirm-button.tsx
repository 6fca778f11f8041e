import { useRef, type ReactNode, type RefObject } from 'react';

import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';

import { ToolButton } from './form/controls.tsx';
import { useQuestion } from './use-question.ts';

type ConfirmButtonProps<Row> = {
  /**
   * The row to act on. `consequence` and `onConfirm` receive it as it was when the button was pressed, so that the server
   * reports a conflict if somebody else has saved it since.
   */
  row: Row;
  label: string;
  /** Accessible name, where the label alone is not unique. */
  accessibleName?: string;
  look?: 'plain' | 'danger';
  className?: string;
  disabled?: boolean;
  question: string;
  confirmLabel: string;
  isDestructive?: boolean;
  consequence: (row: Row) => ReactNode;
  onConfirm: (row: Row) => Promise<void>;
  /** Receives the focus where the button is removed by the action. */
  returnFocus?: RefObject<HTMLElement | null>;
};

/** A button whose action is confirmed in a dialog. */
export function ConfirmButton<Row>(props: ConfirmButtonProps<Row>) {
  const { row, label, accessibleName, question, consequence, onConfirm, returnFocus, ...rest } = props;
  const { confirmLabel, isDestructive = false, ...button } = rest;
  const own = useRef<HTMLButtonElement>(null);
  const { asked = row, ask, dialog } = useQuestion(onConfirm);
  return (
    <>
      <ToolButton {...button} ref={own} aria-label={accessibleName} onClick={() => ask(row)}>
        {label}
      </ToolButton>
      <ConfirmDialog
        {...dialog}
        title={question}
        confirmLabel={confirmLabel}
        isDestructive={isDestructive}
        returnFocus={returnFocus ?? own}
      >
        {consequence(asked)}
      </ConfirmDialog>
    </>
  );
}
