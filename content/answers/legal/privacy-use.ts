import type { AnswerEntry } from '../types.ts';

export const PRIVACY_USE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.recipients',
    lead: 'Staff who need it for their work; processors bound by a written contract; professional advisers, auditors and insurers under a duty of confidence; authorities where the law obliges us; a successor to our business.',
    place: '/privacy#recipients',
    basis: 'Members of our staff who need it for their work.',
    follow: {
      duration: 'privacy.retention',
      who: 'privacy.enquiry-access',
      where: 'privacy.transfers',
      how: 'privacy.processors',
    },
  },
  {
    id: 'privacy.enquiry-access',
    lead: 'On the website, only administrators can open enquiries. Each is also sent to the staff who answer enquiries, and an appointment to its consultant.',
    place: '/privacy#recipients',
    basis: 'On the website, only administrators can open enquiries.',
    follow: { duration: 'privacy.keep-enquiries', how: 'privacy.protection' },
  },
  {
    id: 'privacy.processors',
    lead: 'The policy names none of our processors. They host the website and its database, deliver email, keep mailboxes and calendars, notify our staff or provide the assistant’s language model; each is bound by contract and acts on our instructions.',
    place: '/privacy#recipients',
    basis: 'Each is bound by a written contract and acts on our instructions.',
    follow: { duration: 'privacy.retention', who: 'assistant.provider', where: 'privacy.transfers' },
  },
  {
    id: 'privacy.authorities',
    lead: 'Courts, regulators and authorities see data where the law obliges us. We examine each demand and, where allowed, tell the person concerned.',
    place: '/privacy#recipients',
    basis: 'We examine each demand and, where allowed, tell the person concerned.',
    follow: { how: 'security.authorities' },
  },
  {
    id: 'privacy.advisers',
    lead: 'Professional advisers, auditors and insurers may see it, under a duty of confidence.',
    place: '/privacy#recipients',
    basis: 'Professional advisers, auditors and insurers, under a duty of confidence.',
    follow: { who: 'privacy.recipients' },
  },
  {
    id: 'privacy.successor',
    lead: 'A successor to our business may receive the data and would be bound by this policy.',
    place: '/privacy#recipients',
    basis: 'A successor to our business, which would be bound by this policy.',
    follow: { who: 'privacy.recipients' },
  },
  {
    id: 'privacy.sale',
    lead: 'We do not sell personal data, rent it or disclose it for anybody’s advertising.',
    place: '/privacy#recipients',
    basis: 'We do not sell personal data, rent it or disclose it for anybody’s advertising.',
    follow: { who: 'privacy.recipients' },
  },
  {
    id: 'privacy.transfers',
    lead: 'Our offices are in the United Kingdom and the United States and work as one team, so your data may be seen in either. The policy names no place of storage.',
    place: '/privacy#transfers',
    basis:
      'Our offices are in the United Kingdom and the United States and work as one team, so your data may be seen in either.',
    follow: { how: 'privacy.transfer-safeguards', proof: 'privacy.transfer-safeguards' },
  },
  {
    id: 'privacy.transfer-safeguards',
    lead: 'Without an adequacy decision we use the UK’s International Data Transfer Agreement or Addendum or the European Commission’s standard contractual clauses, after assessing the law of the receiving country. You may ask for a copy.',
    place: '/privacy#transfers',
    basis: 'after assessing the law of the receiving country',
    follow: { start: 'privacy.request' },
  },
];
