import { ENQUIRIES_KEPT } from '../../../shared/retention.ts';
import type { AnswerEntry } from '../types.ts';

export const PRIVACY_REGISTRATIONS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.keep-appointment',
    lead: `An appointment is deleted with its enquiry, which is kept up to ${ENQUIRIES_KEPT.months} months after it reaches us.`,
    place: '/privacy#retention',
    basis: 'An appointment is deleted with its enquiry.',
    follow: {
      duration: 'privacy.keep-appointment',
      who: 'privacy.enquiry-access',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
    },
  },
  {
    id: 'privacy.held-time',
    lead: 'While you fill in the booking form, the time is held for five minutes at a time under a random key, without your name.',
    place: '/privacy#what-we-collect',
    basis:
      'While you fill in the form, the time is held for five minutes at a time under a random key, without your name.',
    follow: {
      duration: 'privacy.held-time',
      start: 'contact.appointment',
      how: 'contact.appointment',
    },
  },
  {
    id: 'privacy.appointment-data',
    lead: 'A booking is an enquiry. Besides, we store the time you chose, your time zone, whether we talk by video or telephone and the number you gave for it, the page from which you booked, and which emails we sent you about it.',
    place: '/privacy#what-we-collect',
    basis: 'A booking is an enquiry; we also store the time you chose, your time zone',
    follow: {
      duration: 'privacy.keep-appointment',
      who: 'privacy.enquiry-access',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
    },
  },
  {
    id: 'privacy.no-subscription',
    lead: 'Registering for a session does not subscribe you to the newsletter, and neither does booking an appointment.',
    place: '/privacy#what-we-collect',
    basis: 'Registering does not subscribe you to the newsletter.',
    follow: { duration: 'privacy.keep-registration', how: 'insights.subscribe' },
  },
  {
    id: 'privacy.registration-data',
    lead: 'Of a registration for a session we store your name, email address, company and, if you write one, a question to the speaker, with the time you registered, whether you have a place and which emails we sent you.',
    support: 'It is kept until twelve months after the session; the website then deletes it.',
    place: '/privacy#what-we-collect',
    basis: 'Your name, email address, company and, if you write one, a question to the speaker',
    follow: {
      duration: 'privacy.keep-registration',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
      how: 'webinars.register',
    },
  },
  {
    id: 'privacy.keep-registration',
    lead: 'Registrations for our sessions are kept until twelve months after the session; the website then deletes them.',
    support:
      'We store your name, email address, company and, if you write one, a question to the speaker, whether you have a place and which emails we sent you.',
    place: '/privacy#retention',
    basis: 'Until twelve months after the session; the website then deletes them.',
    follow: {
      duration: 'privacy.keep-registration',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
    },
  },
  {
    id: 'privacy.session-basis',
    lead: 'Registrations for our sessions rest on steps at your request and on our legitimate interest in preparing the session and sharing out its places fairly.',
    place: '/privacy#purposes',
    basis:
      'Steps at your request, and our legitimate interest in preparing the session and sharing out its places fairly.',
    follow: { duration: 'privacy.keep-registration', how: 'privacy.legitimate-interest' },
  },
  {
    id: 'privacy.offline-copy',
    lead: 'If you open the page on incident response, your browser keeps a copy of that page, so that you can read it without a connection. The copy holds nothing about you.',
    place: '/privacy#cookies',
    basis: 'your browser keeps a copy of that page, so that you can read it without a connection',
    follow: { duration: 'privacy.offline-copy', how: 'incident-response.card' },
  },
];
