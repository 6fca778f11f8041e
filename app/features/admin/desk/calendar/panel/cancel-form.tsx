import { useRef, useState } from 'react';

import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { momentText } from '#app/features/admin/desk/calendar/time/time-text.ts';
import { useUnsentText } from '#app/features/admin/desk/desk-queries.ts';
import { PanelSection } from '#app/features/admin/desk/enquiry/panel-section.tsx';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { TextArea } from '#app/features/admin/desk/parts/field.tsx';
import { keepFocus } from '#app/features/admin/desk/parts/keep-focus.ts';
import { DESK_CALENDAR } from '#content/desk-calendar.ts';
import { CALENDAR_LIMITS } from '#shared/calendar.ts';
import type { DeskAppointment } from '#shared/desk-calendar.ts';

import type { AppointmentChange } from './use-appointment-change.ts';

const { panel: texts } = DESK_CALENDAR;

type CancelFormProps = { appointment: DeskAppointment; zone: string; change: AppointmentChange };

/** Cancels after a question, with a reason for the visitor. */
export function CancelForm({ appointment, zone, change }: CancelFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useUnsentText('appointment-reason', appointment.id);
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState(appointment);
  const [isAsking, setAsking] = useState(false);

  function ask(): void {
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) {
      field.current?.focus();
      return;
    }
    setAsked(appointment);
    setAsking(true);
  }

  async function cancel(): Promise<void> {
    await change.save({ kind: 'cancel', reason: reason.trim() }, asked);
    setAsking(false);
  }

  return (
    <PanelSection title={texts.cancelTitle}>
      <form
        ref={keepFocus}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <TextArea
          ref={field}
          label={texts.cancelReason}
          rows={3}
          error={isMissing ? texts.noReason : undefined}
          maxLength={CALENDAR_LIMITS.reason}
          value={reason}
          onText={setReason}
        />
        <ToolButton type="submit" className="mt-2">
          {texts.cancel}
        </ToolButton>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={cancel}
        returnFocus={field}
      >
        {texts.consequence(asked.name, momentText(asked.starts_at, zone))}
        <q className="mt-3 block break-words whitespace-pre-wrap">{reason.trim()}</q>
      </ConfirmDialog>
    </PanelSection>
  );
}
