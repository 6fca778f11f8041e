import { FIRM } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const PRIVACY_KEEPING_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.retention',
    lead: 'Enquiries up to 24 months after they reach us, newsletter addresses until you leave, accounts until closed, chats not at all, request logs up to 30 days, engagement and accounting records seven years.',
    support:
      'Registrations for our sessions: until twelve months after the session. A subscription that is not confirmed: 30 days. Coaching notes: until the coaching engagement closes.',
    place: '/privacy#retention',
    basis: 'months after they reach us; the website then deletes them.',
    follow: {
      duration: 'privacy.retention',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
      how: 'privacy.erasure',
    },
    options: [
      'privacy.keep-enquiries',
      'privacy.keep-newsletter',
      'privacy.keep-accounts',
      'assistant.stored',
      'privacy.keep-logs',
      'privacy.keep-engagement',
    ],
  },
  {
    id: 'privacy.keep-enquiries',
    lead: 'Enquiries are kept up to 24 months after they reach us; the website then deletes them. What led to an engagement is kept with its records.',
    support:
      'An appointment is deleted with its enquiry; a registration for a session, twelve months after the session.',
    place: '/privacy#retention',
    basis: 'months after they reach us; the website then deletes them.',
    follow: {
      duration: 'privacy.keep-enquiries',
      who: 'privacy.enquiry-access',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
    },
  },
  {
    id: 'privacy.keep-newsletter',
    lead: `Until you leave. If you open the link in any newsletter and leave, your address is removed at once; if you write to ${FIRM.privacyEmail}, we remove it within three working days. We keep only what ensures that you are not written to again.`,
    support: 'A subscription that is not confirmed is deleted after 30 days.',
    place: '/privacy#retention',
    basis: 'we keep only codes from which your address cannot be read',
    follow: {
      duration: 'privacy.keep-newsletter',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
    },
  },
  {
    id: 'privacy.keep-unconfirmed',
    lead: 'A newsletter subscription that is not confirmed is deleted after 30 days.',
    support:
      'A confirmed address stays until you leave: by the link in any newsletter at once, by writing to us within three working days.',
    place: '/privacy#retention',
    basis: 'A subscription that is not confirmed is deleted after 30 days.',
    follow: {
      duration: 'privacy.keep-unconfirmed',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'insights.unsubscribe',
      how: 'insights.unsubscribe',
    },
  },
  {
    id: 'privacy.keep-accounts',
    lead: 'Until the account is closed. Sessions end at sign-out or when they expire.',
    place: '/privacy#retention',
    basis: 'Until the account is closed. Sessions end at sign-out or when they expire.',
    follow: {
      duration: 'privacy.keep-accounts',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
    },
  },
  {
    id: 'privacy.keep-logs',
    lead: 'Request logs are kept for up to 30 days, without personal data in them.',
    support: 'Your network address is kept in memory only, to limit abuse.',
    place: '/privacy#retention',
    basis: 'Up to 30 days, without personal data in them.',
    follow: {
      duration: 'privacy.keep-logs',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
    },
  },
  {
    id: 'privacy.keep-engagement',
    lead: 'The contract, the invoices and our own working record: seven years after the end of the engagement, or longer where the law or a claim requires it.',
    support:
      'Client material is returned or deleted at the end. Coaching notes are excepted: the coach destroys them when the coaching engagement closes.',
    place: '/privacy#retention',
    basis: 'seven years after the end of the engagement, or longer where the law or a claim requires it.',
    follow: {
      duration: 'privacy.keep-engagement',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
      how: 'security.end-of-engagement',
    },
  },
  {
    id: 'privacy.protection',
    lead: 'Data is encrypted in transit, and at rest by the disks that hold it, not by the database. Access is limited to those who need it, and the database itself enforces who may read an enquiry. The policy names no product.',
    place: '/privacy#security',
    basis:
      'Data is encrypted in transit, and at rest by the disks that hold it; access is limited to those who need it, and the rules about who may read an enquiry are enforced by the database itself.',
    follow: { duration: 'privacy.retention', who: 'privacy.enquiry-access', how: 'security.encryption' },
  },
  {
    id: 'privacy.breach',
    lead: 'We report a breach of personal data to the supervisory authority unless it is unlikely to put anyone’s rights at risk, and we tell you without undue delay where that risk is high, as the law requires.',
    place: '/privacy#security',
    basis:
      'We report a breach of personal data to the supervisory authority unless it is unlikely to put anyone’s rights at risk',
    follow: { how: 'security.own-incident' },
  },
];
