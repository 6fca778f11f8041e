import { FIRM } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const SECURITY_OUTLOOK_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'security.future-certificate',
    lead: 'The page names no date for a certificate. If we are certified, that section will name the certification body, the scope and the period.',
    place: '/security#compliance',
    basis: 'If we are certified, this section will name the certification body, the scope and the period.',
    follow: {
      duration: 'security.future-certificate',
      who: 'security.who-to-ask',
      how: 'security.reports',
      proof: 'security.reports',
    },
  },
  {
    id: 'security.own-team',
    lead: 'The team that answers our clients’ emergencies answers our own, by the same plan. The response time of under 15 minutes is for our own systems; what clients are owed is set by their tier.',
    place: '/security#features-heading',
    basis: 'The team that answers our clients’ emergencies answers our own, by the same plan.',
    follow: { how: 'security.incident-steps', duration: 'security.own-incident' },
  },
  {
    id: 'security.who-to-ask',
    lead: `Ask our team at ${FIRM.email} what the security page leaves open. Clients may also ask questions of the people who run the security plan of their engagement.`,
    support: `A weakness is reported to ${FIRM.securityEmail}.`,
    place: '/security#transparency',
    basis: 'ask questions of the people who run it',
    follow: { how: 'security.questionnaires' },
  },
];
