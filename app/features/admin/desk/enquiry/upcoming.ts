import type { EnquiryAppointment } from '#shared/desk/enquiries.ts';

type Times = Pick<EnquiryAppointment, 'state' | 'starts_at'>;

export function isUpcoming<Appointment extends Times>(
  appointment: Appointment | null | undefined,
): appointment is Appointment {
  return appointment?.state === 'booked' && Date.parse(appointment.starts_at) > Date.now();
}
