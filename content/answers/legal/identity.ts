import { FIRM } from '../../firm.ts';
import { IDENTITY } from '../../identity.ts';
import type { AnswerEntry } from '../types.ts';

export const IDENTITY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'identity.company',
    lead: `${IDENTITY.company} is ${IDENTITY.form} registered in ${IDENTITY.registeredIn}, company number ${IDENTITY.companyNumber}. Its registered office is ${IDENTITY.registeredOffice}.`,
    place: '/terms#agreement',
    basis: `${IDENTITY.company}, ${IDENTITY.form} registered in ${IDENTITY.registeredIn}`,
    follow: { where: 'contact.address', cost: 'identity.vat' },
  },
  {
    id: 'identity.vat',
    lead: `${IDENTITY.vatNumber}. The company number of ${IDENTITY.company} is ${IDENTITY.companyNumber}.`,
    place: '/terms#governing-law',
    basis: IDENTITY.vatNumber,
    follow: { who: 'identity.company', where: 'contact.address' },
  },
  {
    id: 'identity.data-registration',
    lead: `We are registered with the Information Commission (the former Information Commissioner’s Office) of the United Kingdom under the number ${IDENTITY.dataProtectionRegistration}.`,
    place: '/privacy#who-we-are',
    basis: `under the number ${IDENTITY.dataProtectionRegistration}`,
    follow: { who: 'privacy.controller', where: 'privacy.reach' },
  },
  {
    id: 'identity.eu-representative',
    lead: `People in the European Union may write to our representative there: ${IDENTITY.euRepresentative}; or to ${FIRM.privacyEmail}.`,
    place: '/privacy#who-we-are',
    basis: 'People in the European Union may also write to our representative there',
    follow: { who: 'privacy.controller', where: 'privacy.reach' },
  },
  {
    id: 'terms.consumers',
    lead: 'We work for organisations only, and our terms are not written for consumers. Coaching, too, is engaged by the organisation of the person who is coached.',
    support: 'Your legal rights as a private user of the website are not affected.',
    place: '/terms#agreement',
    basis: 'We work for organisations only, and these terms are not written for consumers.',
    follow: { cost: 'services.cost', who: 'terms.parties', start: 'terms.acceptance' },
  },
  {
    id: 'privacy.coaching-notes',
    lead: 'A coach’s brief notes are not passed to the client, to the board or to colleagues of the coach. They are kept apart from our client files.',
    support: 'The coach destroys them when the coaching engagement closes.',
    place: '/privacy#what-we-collect',
    basis: 'They are not passed to the client, to the board or to colleagues of the coach.',
    follow: {
      duration: 'privacy.keep-coaching',
      who: 'privacy.coaching-notes',
      how: 'executive-coaching.confidential',
    },
  },
  {
    id: 'privacy.keep-coaching',
    lead: 'Coaching notes are kept until the coaching engagement closes; the coach then destroys them. They are excepted from the seven years of other engagement records.',
    place: '/privacy#retention',
    basis: 'Until the coaching engagement closes. The coach then destroys them.',
    follow: {
      duration: 'privacy.keep-coaching',
      who: 'executive-coaching.notes',
      how: 'executive-coaching.confidential',
    },
  },
];
