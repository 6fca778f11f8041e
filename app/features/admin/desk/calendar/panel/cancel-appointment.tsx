import { useState } from 'react';

import { momentText } from '#app/features/admin/desk/calendar/time/desk-time-text.ts';
import { useUnsentText } from '#app/features/admin/desk/desk-queries.ts';
import { PanelSection } from '#app/features/admin/desk/enquiry/panel-section.tsx';
import { CancelForm } from '#app/features/admin/desk/parts/form/cancel-form.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { CALENDAR_LIMITS } from '#shared/calendar/calendar.ts';
import type { DeskAppointment } from '#shared/desk/calendar.ts';

import type { AppointmentChange } from './use-appointment-change.ts';

const { panel: texts } = DESK_CALENDAR;

type CancelConsequenceProps = { appointment: DeskAppointment; zone: string; reason: string };

/** The consequence of a cancellation, and the reason that the visitor will read. */
export function CancelConsequence({ appointment, zone, reason }: CancelConsequenceProps) {
  return (
    <>
      {texts.consequence(appointment.name, momentText(appointment.starts_at, zone))}
      <q className="mt-3 block break-words whitespace-pre-wrap">{reason}</q>
    </>
  );
}

type CancelAppointmentProps = { appointment: DeskAppointment; zone: string; change: AppointmentChange };

export function CancelAppointment({ appointment, zone, change }: CancelAppointmentProps) {
  const [reason, setReason] = useUnsentText('appointment-reason', appointment.id);
  // The version on screen when the dialog opened: if somebody else saves meanwhile, the server reports a conflict.
  const [asked, setAsked] = useState(appointment);
  return (
    <PanelSection title={texts.cancelTitle}>
      <CancelForm
        reason={reason}
        onReason={setReason}
        texts={{ ...texts, reason: texts.cancelReason }}
        maxLength={CALENDAR_LIMITS.reason}
        onAsk={() => setAsked(appointment)}
        onConfirm={() => change.save({ kind: 'cancel', reason: reason.trim() }, asked)}
      >
        <CancelConsequence appointment={asked} zone={zone} reason={reason.trim()} />
      </CancelForm>
    </PanelSection>
  );
}
