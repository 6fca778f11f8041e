import type { AnswerEntry } from '../../types.ts';
import { NOT_ADVICE } from './leads.ts';
import { onPageOf } from './on-page.ts';

/** Answers on what the notes of a law's page say beside its notices. */
export const NOTES_ASKED_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.eu-gdpr-no-establishment',
    lead: 'Under the GDPR, without an establishment in the EU, you tell the authority of every Member State in which affected people live. A representative does not change that.',
    support: NOT_ADVICE,
    ...onPageOf('eu-gdpr'),
    basis: 'Without an establishment in the EU you tell the authority of every Member State',
  },
  {
    id: 'notification-deadlines.eu-gdpr-processor-clock',
    lead: 'If a processor has the breach, your clock under the GDPR usually starts when it tells you; it does so without delay. From then you have at most 72 hours.',
    support: NOT_ADVICE,
    ...onPageOf('eu-gdpr'),
    basis: 'If a processor has the breach, your clock usually starts when it tells you.',
  },
  {
    id: 'notification-deadlines.eu-nis2-interim',
    lead: 'Under NIS2 the authority may ask for an interim report. Of a significant threat, the recipients of the service who may be affected are told what they can do.',
    support: NOT_ADVICE,
    ...onPageOf('eu-nis2'),
    basis: 'The authority may ask for an interim report.',
  },
  {
    id: 'notification-deadlines.eu-cra-vulnerability-users-period',
    lead: 'Under the Cyber Resilience Act users are told without delay; the regulation names no period. If they are not told in good time, the CSIRT may tell them itself.',
    support: NOT_ADVICE,
    ...onPageOf('eu-cra-vulnerability'),
    basis: 'The regulation names no period for telling users.',
  },
  {
    id: 'notification-deadlines.us-ny-hipaa',
    lead: 'Whoever must notify HHS of a breach under HIPAA also tells the Attorney General of New York within five business days of telling HHS.',
    support: NOT_ADVICE,
    ...onPageOf('us-ny'),
    basis: 'also tells the Attorney General within five business days of telling HHS',
  },
  {
    id: 'notification-deadlines.us-sec-8k-decision',
    lead: 'For the 8-K the decision whether the incident is material is itself due without unreasonable delay after discovery (Instruction 1 to Item 1.05): write down when you considered it, and why.',
    support: NOT_ADVICE,
    ...onPageOf('us-sec-8k'),
    basis: 'The decision itself is due without unreasonable delay after discovery',
  },
  {
    id: 'notification-deadlines.ca-pipeda-others',
    lead: 'Under PIPEDA other organisations that may be able to reduce the risk or the harm are told too (section 10.2), besides the Privacy Commissioner and the individuals.',
    support: NOT_ADVICE,
    ...onPageOf('ca-pipeda'),
    basis: 'Other organisations that may be able to reduce the risk or the harm are told too',
  },
];
