import type { AnswerEntry } from '../types.ts';

export const PRIVACY_BASIS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.legal-basis',
    lead: 'For enquiries: steps at your request before a contract, and our legitimate interest in replying to people who write to us. For the newsletter: your consent.',
    support:
      'Staff accounts, the chat and a secure website rest on legitimate interest; our services on the contract, legitimate interest and legal duties; legal claims on our legitimate interest in making, defending and documenting them.',
    place: '/privacy#purposes',
    basis:
      'Steps at your request before a contract, and our legitimate interest in replying to people who write to us.',
    follow: { duration: 'privacy.retention', how: 'privacy.legitimate-interest' },
  },
  {
    id: 'privacy.newsletter-consent',
    lead: 'The newsletter rests on your consent, which you may withdraw at any time without giving a reason.',
    place: '/privacy#purposes',
    basis: 'Your consent, which you may withdraw at any time without giving a reason.',
    follow: { duration: 'privacy.keep-newsletter', how: 'insights.unsubscribe' },
  },
  {
    id: 'privacy.legitimate-interest',
    lead: 'Where we rely on a legitimate interest, we have weighed it against yours, and you may ask us for the reasoning.',
    place: '/privacy#purposes',
    basis:
      'Where we rely on a legitimate interest, we have weighed it against yours, and you may ask us for the reasoning.',
    follow: { duration: 'privacy.request-time', start: 'privacy.request', how: 'privacy.objection' },
  },
  {
    id: 'privacy.client-basis',
    lead: 'Performance of the contract, our legitimate interest in dealing with a client’s staff, and legal duties in tax, accounting and professional conduct.',
    place: '/privacy#purposes',
    basis: 'legal duties in tax, accounting and professional conduct',
    follow: { duration: 'privacy.keep-engagement' },
  },
  {
    id: 'privacy.claims-basis',
    lead: 'Our legitimate interest in making, defending and documenting legal claims.',
    place: '/privacy#purposes',
    basis: 'Our legitimate interest in making, defending and documenting them.',
    follow: { duration: 'privacy.keep-engagement', how: 'privacy.legitimate-interest' },
  },
  {
    id: 'privacy.required-fields',
    lead: 'The fields marked as required in the contact form are those without which we could not reply.',
    place: '/privacy#purposes',
    basis: 'The fields marked as required in the contact form are those without which we could not reply.',
    follow: {
      duration: 'privacy.keep-enquiries',
      who: 'privacy.enquiry-access',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
      how: 'contact.fields',
    },
  },
  {
    id: 'privacy.automated-decisions',
    lead: 'We make no decision about you that is based solely on automated processing and has legal or similarly significant effects.',
    support:
      'What looks like spam or comes in unusual numbers, sign-ups included, is held back, without an email, for our staff to look at.',
    place: '/privacy#assistant',
    basis:
      'We make no decision about you that is based solely on automated processing and has legal or similarly significant effects.',
    follow: { who: 'about.accountable', how: 'privacy.rights' },
  },
];
