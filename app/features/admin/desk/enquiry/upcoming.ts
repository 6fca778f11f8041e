import type { SubmissionAppointment } from '#shared/desk-enquiries.ts';

export function isUpcoming(
  appointment: SubmissionAppointment | null | undefined,
): appointment is SubmissionAppointment {
  return appointment?.state === 'booked' && Date.parse(appointment.starts_at) > Date.now();
}
