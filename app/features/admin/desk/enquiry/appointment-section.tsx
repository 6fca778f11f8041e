import { Suspense, useRef, useState } from 'react';

import { urlOfView, writeDeskUrl } from '#app/features/admin/desk/url/desk-url.ts';
import { useForgetUnsent, useUnsent } from '#app/features/admin/desk/desk-queries.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { LoadingLine } from '#app/features/admin/desk/parts/notes.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { lazyView } from '#app/lib/navigation/lazy-view.tsx';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK } from '#content/desk/desk.ts';
import type { EnquiryAppointment, EnquiryDetail } from '#shared/desk/enquiries.ts';

import { PanelSection } from './panel-section.tsx';

const { appointment: texts } = DESK;

/** The form with its date arithmetic and time zones, which most enquiries do not need. */
const LazyBookingForm = lazyView(
  async () => (await import('#app/features/admin/desk/calendar/booking/booking-form.tsx')).BookingForm,
);

/** A link to the appointment in the calendar. */
function AppointmentLine({ appointment }: { appointment: EnquiryAppointment }) {
  const { id, starts_at, consultant_name, state } = appointment;
  return (
    <p>
      <RouterLink
        to={writeDeskUrl({ ...urlOfView('calendar'), appointment: id })}
        preventScrollReset
        className="font-medium text-heading underline decoration-accent decoration-1 underline-offset-[0.25em] hover:decoration-2"
      >
        {localTime(starts_at)}
      </RouterLink>{' '}
      {texts.with(consultant_name, texts.states[state])}
    </p>
  );
}

/** The appointment of an enquiry, and the form that books one. */
export function AppointmentSection({ detail, userId }: { detail: EnquiryDetail; userId: string }) {
  const { submission, appointment } = detail;
  const isBookable =
    submission.status !== 'spam' &&
    (!appointment || appointment.state === 'cancelled' || appointment.state === 'missed');
  useForgetUnsent(['booking'], submission.id, !isBookable);
  const [draft] = useUnsent('booking', submission.id);
  const [isOpen, setOpen] = useState(draft !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!appointment && !isBookable) return null;
  return (
    <PanelSection title={texts.title} headingRef={heading}>
      {appointment && <AppointmentLine appointment={appointment} />}
      {isBookable && (
        <>
          <ToolButton
            className={appointment ? 'mt-2' : undefined}
            aria-expanded={isOpen}
            onClick={() => setOpen((was) => !was)}
          >
            {texts.book}
          </ToolButton>
          {isOpen && (
            <Suspense fallback={<LoadingLine label={DESK.calendarLoading} />}>
              <LazyBookingForm
                row={submission}
                userId={userId}
                onBooked={() => {
                  setOpen(false);
                  heading.current?.focus();
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </PanelSection>
  );
}
