import type { AnswerEntry } from '../types.ts';

export const TERMS_CONFIDENTIALITY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'terms.confidentiality',
    lead: 'Each side keeps the other’s confidential information secret, uses it only for the engagement and shares it only with people who need it and are bound to the same duty.',
    support:
      'The duty lasts for five years after the engagement, for security findings, incident records and what is said in coaching without limit of time, and for trade secrets as long as they remain secret.',
    place: '/terms#confidentiality',
    basis: 'Each side keeps the other’s confidential information secret, uses it only for the engagement',
    follow: {
      duration: 'terms.confidentiality-duration',
      who: 'terms.client-names',
      how: 'security.separation',
    },
  },
  {
    id: 'terms.confidentiality-exceptions',
    lead: 'The duty does not cover information that is public without a breach, was already known, comes lawfully from someone else or was developed independently.',
    place: '/terms#confidentiality',
    basis:
      'This does not cover information that is public without a breach, was already known, comes lawfully from someone else or was developed independently.',
    follow: {
      duration: 'terms.confidentiality-duration',
      who: 'terms.confidentiality',
      how: 'terms.compelled-disclosure',
    },
  },
  {
    id: 'terms.compelled-disclosure',
    lead: 'If the law or an authority requires disclosure, the side concerned gives notice where it may and discloses no more than it must.',
    place: '/terms#confidentiality',
    basis:
      'If the law or an authority requires disclosure, the side concerned gives notice where it may and discloses no more than it must.',
    follow: { duration: 'terms.confidentiality-duration', how: 'security.authorities' },
  },
  {
    id: 'terms.confidentiality-duration',
    lead: 'Confidentiality lasts for five years after the engagement, for security findings, incident records and what is said in coaching without limit of time, and for trade secrets as long as they remain secret.',
    place: '/terms#confidentiality',
    basis:
      'The duty lasts for five years after the engagement, for security findings, incident records and what is said in coaching without limit of time, and for trade secrets as long as they remain secret.',
    follow: {
      duration: 'terms.confidentiality-duration',
      who: 'terms.confidentiality',
      how: 'terms.confidentiality',
    },
  },
  {
    id: 'terms.client-names',
    lead: 'We do not name clients or use their marks without written consent.',
    place: '/terms#confidentiality',
    basis: 'We do not name clients or use their marks without written consent.',
    follow: {
      duration: 'terms.confidentiality-duration',
      how: 'terms.confidentiality',
      proof: 'home.clients',
    },
  },
  {
    id: 'terms.processing-agreement',
    lead: 'Where we process personal data on your behalf, a data processing agreement forms part of the contract.',
    support: 'Both sides comply with the data protection law that applies to them.',
    place: '/terms#data-protection',
    basis:
      'Where we process personal data on your behalf, a data processing agreement forms part of the contract.',
    follow: {
      duration: 'privacy.keep-engagement',
      who: 'privacy.processor',
      start: 'contact.ways',
      how: 'security.encryption',
    },
  },
];
