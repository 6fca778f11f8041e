import type { AppointmentState, Medium } from '../../../shared/calendar/calendar.ts';
import type { OfficeSlug } from '../../../shared/offices.ts';

/** An appointment with its enquiry and consultant, as `private.appointment_record` answers it. */
export type Appointment = {
  id: string;
  submission_id: string;
  starts_at: string;
  ends_at: string;
  /** The visitor's. */
  zone: string;
  medium: Medium;
  telephone: string | null;
  topic: string | null;
  state: AppointmentState;
  /** SEQUENCE of its entry in calendars, whose UID is the id. */
  sequence: number;
  version: number;
  changed_at: string;
  cancelled_by: 'visitor' | 'staff' | null;
  cancel_reason: string | null;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  message: string;
  consultant: {
    id: string;
    name: string;
    office: OfficeSlug;
    /** With `{reference}` where the enquiry's reference belongs. */
    meeting_url: string | null;
    /** Null when the account has been deleted. */
    email: string | null;
  };
};

/** Where a video call takes place; `undefined` for a call by telephone, or if the consultant has no address for it. */
export function meetingUrl({ medium, consultant, reference }: Appointment): string | undefined {
  if (medium !== 'video' || consultant.meeting_url === null) return undefined;
  return consultant.meeting_url.replaceAll('{reference}', reference);
}
