import { CONSULTATION_PATHS } from '../../../shared/calendar/paths.ts';
import type { OfficeSlug } from '../../../shared/offices.ts';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import type { Appointment } from '../../calendar/booking/appointment.ts';
import { storeToken, tokenLink } from '../../tokens.ts';
import type { ComposeContext, Composed, Obsolete } from '../compose.ts';
import { consultantCancellation, consultantInvitation } from './consultant-mails.ts';
import { appointmentCancellation, appointmentInvitation, appointmentReminder } from './visitor-mails.ts';
import type { AppointmentMessage, LostAppointmentMessage } from '../message.ts';
import type { LostEnquiry } from './consultant-mails.ts';

const CANCELLED = 'The appointment was cancelled before the mail could be sent.';
const MOVED = 'The appointment was moved before the mail could be sent.';
const OVER = 'The appointment had begun before the mail could be sent.';
const BOOKED_AGAIN = 'The appointment was booked again before the mail could be sent.';

/** Why a mail about an appointment would mislead if it were sent now; `undefined` if it would not. */
function obsoleteReason(
  { kind, detail, read_at }: AppointmentMessage,
  appointment: Appointment,
): string | undefined {
  const left = Date.parse(appointment.starts_at) - read_at;
  if (kind === 'appointment_cancellation') {
    return appointment.state === 'cancelled' ? undefined : BOOKED_AGAIN;
  }
  if (appointment.state === 'cancelled') return CANCELLED;
  if (left <= 0) return OVER;
  if (kind === 'appointment_reminder') {
    return left > (detail.hours ?? 0) * HOUR_MS ? MOVED : undefined;
  }
  return (detail.sequence ?? appointment.sequence) < appointment.sequence ? MOVED : undefined;
}

/** Composes a mail about an appointment, unless its content is out of date. */
export async function composeAppointmentMail(
  message: AppointmentMessage,
  { database, siteUrl, sender }: ComposeContext,
): Promise<Composed | Obsolete | undefined> {
  const { appointment, kind, detail, recipient } = message;
  if (!appointment) return undefined;
  const obsolete = obsoleteReason(message, appointment);
  if (obsolete !== undefined) return { obsolete };
  const context = { siteUrl, sender };
  /** A mail with the link that moves or cancels the appointment. Only its visitor may get that link. */
  const forVisitor = async (mailWith: (manage: string) => Composed['mail']): Promise<Composed> => {
    const { token, withdraw } = await storeToken(database, 'calendar_tokens', (hash) =>
      database.query(`select private.add_calendar_token($1::uuid, decode($2, 'hex'))`, [
        appointment.id,
        hash,
      ]),
    );
    return { mail: mailWith(tokenLink(siteUrl, CONSULTATION_PATHS.manage, token)), withdraw };
  };
  switch (kind) {
    case 'consultant_invitation': {
      const address = recipient ?? appointment.consultant.email ?? sender.address;
      return { mail: consultantInvitation(appointment, address, detail, context) };
    }
    case 'appointment_cancellation':
      return { mail: appointmentCancellation(appointment, detail.moved_from, context) };
    case 'appointment_invitation':
      return forVisitor((manage) => appointmentInvitation(appointment, manage, detail.moved_from, context));
    case 'appointment_reminder':
      return forVisitor((manage) => appointmentReminder(appointment, manage, siteUrl));
  }
}

/** Tells a consultant that an appointment is no longer theirs. */
export async function composeLostAppointment(
  { id, detail, recipient }: LostAppointmentMessage,
  { database, siteUrl, sender }: ComposeContext,
): Promise<Composed | Obsolete | undefined> {
  const [consultant] = await database.query<{
    name: string;
    office: OfficeSlug;
    has_it_again: boolean;
    enquiry: LostEnquiry | null;
  }>(
    `select c.name, c.office, coalesce(
         a.consultant_id = c.id and a.state = 'booked' and a.sequence > $3::integer, false) as has_it_again,
         case when e.id is not null then jsonb_build_object(
           'id', e.id, 'name', e.first_name || ' ' || e.last_name, 'company', e.company) end as enquiry
       from private.consultants c
       join public.outbox_messages m on m.consultant_id = c.id
       left join private.appointments a on a.id = $2::uuid
       left join public.contact_submissions e on e.id = a.submission_id
       where m.id = $1`,
    [id, detail.appointment, detail.sequence],
  );
  if (!consultant) return undefined;
  if (consultant.has_it_again) return { obsolete: BOOKED_AGAIN };
  return {
    mail: consultantCancellation(
      detail,
      consultant.enquiry,
      { ...consultant, address: recipient ?? sender.address },
      { siteUrl, sender },
    ),
  };
}
