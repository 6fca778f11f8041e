import type { RefObject } from 'react';

import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { TimeOnClocks } from '#app/features/admin/desk/calendar/time/time-on-clocks.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { DeskAppointment, DeskConsultant } from '#shared/desk/calendar.ts';

const { panel: texts } = DESK_CALENDAR;

/** A requested move, before it is confirmed. `base` is the appointment as it was when staff began to edit it. */
export type AskedMove = { base: DeskAppointment; starts: string; consultant: DeskConsultant };

type MoveQuestionProps = {
  asked: AskedMove | undefined;
  isOpen: boolean;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
  returnFocus: RefObject<HTMLElement | null>;
};

/** Asks for confirmation, because a move is emailed immediately. Shows the new time in the zones of visitor and consultant. */
export function MoveQuestion({ asked, ...dialog }: MoveQuestionProps) {
  return (
    <ConfirmDialog {...dialog} title={texts.moveQuestion} confirmLabel={texts.moveConfirm}>
      {asked && <MoveConsequence {...asked} />}
    </ConfirmDialog>
  );
}

function MoveConsequence({ base, starts, consultant }: AskedMove) {
  const ends = Date.parse(starts) + Date.parse(base.ends_at) - Date.parse(base.starts_at);
  return (
    <div className="desk">
      <TimeOnClocks starts={starts} ends={ends} zone={base.zone} consultant={consultant} />
      <p className="mt-3">{texts.moveConsequence}</p>
    </div>
  );
}
