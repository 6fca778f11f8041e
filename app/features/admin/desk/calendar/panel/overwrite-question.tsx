import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';

import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { consultantsQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';

import { CancelConsequence } from './cancel-appointment.tsx';
import { MoveQuestion } from './move-question.tsx';
import type { Conflict } from './use-appointment-change.ts';

const { panel: texts } = DESK_CALENDAR;

type OverwriteQuestionProps = {
  /** A change that would overwrite another admin's; `base` is the appointment after that admin's change. */
  asked: Conflict | undefined;
  isOpen: boolean;
  zone: string;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
  returnFocus: RefObject<HTMLElement | null>;
};

/** Asks again before a move or a cancellation, because the appointment has changed since the first confirmation. */
export function OverwriteQuestion({ asked, zone, ...dialog }: OverwriteQuestionProps) {
  const { data: consultants } = useQuery(consultantsQuery);
  if (asked?.change.kind === 'cancel')
    return (
      <ConfirmDialog
        {...dialog}
        title={texts.question}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        isDestructive
      >
        <CancelConsequence appointment={asked.base} zone={zone} reason={asked.change.reason} />
      </ConfirmDialog>
    );
  if (asked?.change.kind !== 'move') return null;
  const { starts, consultant: id } = asked.change;
  const consultant = consultants?.find((one) => one.id === id);
  return <MoveQuestion {...dialog} asked={consultant && { base: asked.base, starts, consultant }} />;
}
