import { addressOfView, writeDeskAddress } from '#app/features/admin/desk/address/desk-address.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK } from '#content/desk.ts';
import type { SubmissionAppointment } from '#shared/desk-enquiries.ts';

import { PanelSection } from './panel-section.tsx';

const { appointment: texts } = DESK;

/** The appointment that was booked with the enquiry, with a link to it in the calendar. */
export function AppointmentSection({ appointment }: { appointment: SubmissionAppointment }) {
  const { id, starts_at, consultant_name, state } = appointment;
  return (
    <PanelSection title={texts.title}>
      <p>
        <RouterLink
          to={writeDeskAddress({ ...addressOfView('calendar'), appointment: id })}
          preventScrollReset
          className="font-medium text-heading underline decoration-accent decoration-1 underline-offset-[0.25em] hover:decoration-2"
        >
          {localTime(starts_at)}
        </RouterLink>{' '}
        {texts.with(consultant_name, texts.states[state])}
      </p>
    </PanelSection>
  );
}
