import { useQuery } from '@tanstack/react-query';

import { urlOfView } from '#app/features/admin/desk/url/desk-url.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import {
  appointmentLinkId,
  APPOINTMENTS_ID,
  AppointmentStateText,
} from '#app/features/admin/desk/calendar/appointments/appointment-link.tsx';
import { deviceZone } from '#app/lib/device-zone.ts';
import { askDesk, hasCode } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN, useForgetUnsent } from '#app/features/admin/desk/desk-queries.ts';
import { EnquiryFacts } from '#app/features/admin/desk/enquiry/enquiry-facts.tsx';
import { HistorySection } from '#app/features/admin/desk/enquiry/history-section.tsx';
import { PanelSection } from '#app/features/admin/desk/enquiry/panel-section.tsx';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { SidePanel, SidePanelHead } from '#app/features/admin/desk/parts/side-panel.tsx';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { GONE_CODE } from '#shared/desk/calls.ts';

import { AppointmentFacts } from './appointment-facts.tsx';
import { HandlingSection } from './handling-section.tsx';

const { panel: texts } = DESK_CALENDAR;

type AppointmentPanelProps = { state: DeskUrl; userId: string };

/** Everything about one appointment. */
function AppointmentPanel({ state: { url, hrefOf }, userId }: AppointmentPanelProps) {
  const { appointment: id } = url;
  const zone = url.zone || deviceZone();
  const query = useQuery({
    queryKey: [SHOWN, 'appointment', id],
    queryFn: ({ signal }) => askDesk('appointment_detail', { appointment: id }, signal),
  });
  const isGone = hasCode(query.error, GONE_CODE);
  useForgetUnsent(['appointment-move', 'appointment-reason'], id, isGone);
  const detail = isGone ? undefined : query.data;
  return (
    <>
      <SidePanelHead>{detail ? <VisitorText text={detail.appointment.name} /> : texts.title}</SidePanelHead>
      <QueryFailure
        query={query}
        title={isGone ? texts.gone.title : texts.loadFailed}
        text={isGone ? texts.gone.text : undefined}
      />
      {query.isPending && <LoadingLine label={texts.loading} />}
      {detail && (
        <>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            <span className="font-medium tabular-nums">{detail.appointment.reference}</span>
            <AppointmentStateText state={detail.appointment.state} />
          </p>
          <AppointmentFacts row={detail.appointment} zone={zone} />
          <HandlingSection key={id} detail={detail} zone={zone} userId={userId} />
          <PanelSection title={texts.enquiry}>
            <p className="max-w-measure text-copy break-words whitespace-pre-wrap">
              <VisitorText text={detail.submission.message} />
            </p>
            <EnquiryFacts row={detail.submission} />
            <p className="mt-3">
              <RouterLink
                to={hrefOf({ ...urlOfView('enquiries'), enquiry: detail.submission.id })}
                className="text-link underline underline-offset-[0.25em]"
              >
                {texts.openEnquiry}
              </RouterLink>
            </p>
          </PanelSection>
          <HistorySection detail={detail} />
        </>
      )}
    </>
  );
}

type AppointmentDrawerProps = AppointmentPanelProps & { onClose: () => void };

/** Side panel of the appointment given in the URL. Closing it returns the focus to its link, or to the next if it moved away. */
export function AppointmentDrawer({ onClose, ...panel }: AppointmentDrawerProps) {
  return (
    <SidePanel
      id={panel.state.url.appointment}
      linkId={appointmentLinkId}
      listId={APPOINTMENTS_ID}
      onClose={onClose}
    >
      <AppointmentPanel {...panel} />
    </SidePanel>
  );
}
