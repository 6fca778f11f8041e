import { FIRM } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

const PLACE = '/#contact';
const BASIS = 'Thirty minutes by video or telephone, in your time zone.';

/** Answers about booking an appointment, and about moving or cancelling it. */
export const BOOKING_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'booking.length',
    lead: 'An appointment is thirty minutes with a consultant, by video or telephone as you choose, in your time zone.',
    support: 'The invitation comes by email and names your consultant.',
    place: PLACE,
    basis: BASIS,
  },
  {
    id: 'booking.change',
    lead: `The invitation that you get by email has a link to move or cancel the appointment. If you no longer have it, call ${FIRM.phone.label} or write to ${FIRM.email}.`,
    support:
      'The link opens a page with the other free times. Nothing changes until you press a button there; an updated invitation then follows by email.',
    place: PLACE,
    basis: BASIS,
    follow: { how: 'booking.invitation' },
  },
  {
    id: 'booking.invitation',
    lead: `The invitation comes by email, names your consultant and puts the appointment into your calendar. If it does not arrive within a few minutes, check your junk folder, or call ${FIRM.phone.label}.`,
    support: 'A reminder follows by email before the appointment.',
    place: PLACE,
    basis: BASIS,
    follow: { how: 'booking.change' },
  },
  {
    id: 'booking.medium',
    lead: 'By telephone, we call the number that you gave. By video, the link is in your invitation, or your consultant sends it to you before the appointment.',
    place: PLACE,
    basis: BASIS,
  },
  {
    id: 'booking.video-service',
    lead: 'The site names no video service. The link is in your invitation, or your consultant sends it to you before the appointment; you may choose the telephone instead.',
    place: PLACE,
    basis: BASIS,
  },
  {
    id: 'booking.time-zone',
    lead: 'The free times are shown in your own time zone; beside yours, the appointment also names the time at our office.',
    place: PLACE,
    basis: BASIS,
  },
  {
    id: 'booking.none-free',
    lead: `When no time is free, or none suits you, call ${FIRM.phone.label} or write to ${FIRM.email}; another of our offices may also have free times.`,
    place: PLACE,
    basis: BASIS,
    follow: { where: 'contact.offices' },
  },
  {
    id: 'booking.days',
    lead: `The times that you can book are those that the calendar shows, whatever the day. For another time call ${FIRM.phone.label} or write to ${FIRM.email}.`,
    place: PLACE,
    basis: BASIS,
    follow: { where: 'contact.offices' },
  },
  {
    id: 'booking.consultant',
    lead: 'With a consultant, whose name and office your invitation gives. When you choose a time you may also choose the office.',
    place: PLACE,
    basis: BASIS,
    follow: { proof: 'about.backgrounds' },
  },
  {
    id: 'booking.limit',
    lead: 'One mailbox can have three upcoming appointments. With the link in its invitation you can move one to another time, or cancel one and then book again.',
    place: PLACE,
    basis: BASIS,
    follow: { how: 'booking.change' },
  },
  {
    id: 'booking.fields',
    lead: 'To book, enter your first and last name, email address, company and what it is about, and choose video or telephone. A telephone number is needed for a call by telephone only; no account is needed.',
    place: PLACE,
    basis: BASIS,
  },
];
