import { FIRM } from '../../firm.ts';
import { IDENTITY } from '../../identity.ts';
import type { AnswerEntry } from '../types.ts';

export const PRIVACY_RESPONSIBLE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.controller',
    lead: `${IDENTITY.company} is the controller under the UK GDPR and, where it applies, the EU GDPR. Questions about privacy go to ${FIRM.privacyEmail}.`,
    support:
      'We have not had to appoint a data protection officer; the partner responsible for privacy answers.',
    place: '/privacy#who-we-are',
    basis: 'is the controller under the UK GDPR and, where it applies, the EU GDPR',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.request-time',
      who: 'privacy.controller',
      where: 'contact.offices',
      start: 'privacy.request',
      how: 'privacy.request',
    },
  },
  {
    id: 'privacy.officer',
    lead: `We have not had to appoint a data protection officer; the partner responsible for privacy answers. The policy names no person. Write to ${FIRM.privacyEmail}.`,
    place: '/privacy#who-we-are',
    basis: 'We have not had to appoint a data protection officer',
    follow: { duration: 'privacy.request-time', who: 'privacy.officer', start: 'privacy.reach' },
  },
  {
    id: 'privacy.processor',
    lead: 'Where we handle personal data on a client’s instructions, the client is the controller and we are its processor. The client’s contract then governs; please contact the client first.',
    place: '/privacy#who-we-are',
    basis: 'the client is the controller and we are its processor',
    follow: { how: 'terms.processing-agreement' },
  },
];
