import type { RefObject } from 'react';

import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { isWithinFreeHours } from '#app/features/admin/desk/calendar/time/free-hours.ts';
import { momentText } from '#app/features/admin/desk/calendar/time/time-text.ts';
import { FactList } from '#app/features/admin/desk/parts/fact-list.tsx';
import { DESK_CALENDAR } from '#content/desk-calendar.ts';
import { officeOf } from '#shared/calendar.ts';
import type { DeskAppointment, DeskConsultant } from '#shared/desk-calendar.ts';

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
  const timeIn = (zone: string) => `${momentText(starts, zone)} (${zone})`;
  return (
    <div className="desk">
      <FactList
        facts={[
          { name: texts.visitorTime, value: timeIn(base.zone) },
          { name: texts.timeOf(consultant.name), value: timeIn(officeOf(consultant.office).timeZone) },
        ]}
      />
      {!isWithinFreeHours(consultant, Date.parse(starts), ends) && (
        <p className="mt-3 font-medium text-heading">{texts.outsideHours(consultant.name)}</p>
      )}
      <p className="mt-3">{texts.moveConsequence}</p>
    </div>
  );
}
