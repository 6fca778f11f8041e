import { useQuery } from '@tanstack/react-query';

import { consultantsQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { useForgetUnsent } from '#app/features/admin/desk/desk-queries.ts';
import { PanelSection } from '#app/features/admin/desk/enquiry/panel-section.tsx';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { keepFocus } from '#app/features/admin/desk/parts/focus/keep-focus.ts';
import { useNow } from '#app/lib/use-now.ts';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { AppointmentDetail } from '#shared/desk/calendar.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';

import { CancelAppointment } from './cancel-appointment.tsx';
import { AppointmentConflict } from './appointment-conflict.tsx';
import { MoveForm } from './move-form.tsx';
import { useAppointmentChange } from './use-appointment-change.ts';

const { panel: texts } = DESK_CALENDAR;

type HandlingSectionProps = { detail: AppointmentDetail; zone: string; userId: string };

/** The actions of staff: take over, move and cancel before the end, record the outcome afterwards. */
export function HandlingSection({ detail, zone, userId }: HandlingSectionProps) {
  const { appointment } = detail;
  const { state, starts_at, consultant_id } = appointment;
  const { data: consultants } = useQuery(consultantsQuery);
  const change = useAppointmentChange(appointment, zone);
  const own = consultants?.find(({ user_id }) => user_id === userId);
  const hasBegun = Date.parse(starts_at) <= useNow(MINUTE_MS);
  const roomless =
    appointment.medium === 'video' &&
    consultants?.find(({ id, meeting_url }) => id === consultant_id && !meeting_url);
  const isAhead = state === 'booked' && !hasBegun;
  useForgetUnsent(['appointment-move', 'appointment-reason'], appointment.id, !isAhead);
  const mark = (outcome: 'held' | 'missed' | 'booked') => void change.save({ kind: 'mark', outcome });
  return (
    <>
      {state !== 'cancelled' && (
        <PanelSection title={texts.handling}>
          <div className="flex flex-wrap items-center gap-2">
            {isAhead && own && own.id !== consultant_id && (
              <ToolButton
                ref={keepFocus}
                look="strong"
                aria-disabled={change.isBusy}
                onClick={() => void change.save({ kind: 'take' })}
              >
                {texts.take}
              </ToolButton>
            )}
            {state === 'booked' && hasBegun && (
              <>
                <ToolButton
                  ref={keepFocus}
                  look="strong"
                  aria-disabled={change.isBusy}
                  onClick={() => mark('held')}
                >
                  {texts.tookPlace}
                </ToolButton>
                <ToolButton ref={keepFocus} aria-disabled={change.isBusy} onClick={() => mark('missed')}>
                  {texts.missed}
                </ToolButton>
              </>
            )}
            {(state === 'held' || state === 'missed') && (
              <ToolButton ref={keepFocus} aria-disabled={change.isBusy} onClick={() => mark('booked')}>
                {texts.undoMark}
              </ToolButton>
            )}
            {isAhead && <p className="text-secondary">{texts.notBegun}</p>}
            {isAhead && consultants && !own && <p className="text-secondary">{texts.notConsultant}</p>}
          </div>
          {isAhead && roomless && (
            <p className="mt-3 border-l-3 border-danger py-1 pl-3 font-medium text-heading">
              {texts.noRoom(roomless.name)}
            </p>
          )}
        </PanelSection>
      )}
      <AppointmentConflict detail={detail} zone={zone} change={change} />
      {isAhead && (
        <>
          <MoveForm appointment={appointment} zone={zone} change={change} />
          <CancelAppointment appointment={appointment} zone={zone} change={change} />
        </>
      )}
    </>
  );
}
