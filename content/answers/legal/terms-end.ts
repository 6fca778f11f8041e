import { FIRM } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const TERMS_END_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'terms.duration',
    lead: 'An engagement runs until its work is complete or until the date in the letter.',
    support:
      'Either side may end it in writing if the other commits a material breach and does not remedy it within a 15-day cure period after written notice, or becomes insolvent.',
    place: '/terms#termination',
    basis: 'An engagement runs until its work is complete or until the date in the letter.',
    follow: { how: 'terms.termination', cost: 'terms.end-payment' },
  },
  {
    id: 'terms.stopping',
    lead: 'You may stop coaching after any session, and work agreed in stages at the end of each stage; the notice for retainers still applies.',
    support: 'You pay for work done and expenses committed up to that day.',
    place: '/terms#termination',
    basis: 'You may stop coaching after any session, and work agreed in stages at the end of each stage',
  },
  {
    id: 'terms.termination',
    lead: 'Either side may end it in writing if the other commits a material breach and does not remedy it within a 15-day cure period after written notice, or becomes insolvent.',
    support: 'A retainer may be ended by either side with 30 days’ notice in writing.',
    place: '/terms#termination',
    basis:
      'Either side may end it in writing if the other commits a material breach and does not remedy it within a 15-day cure period after written notice, or becomes insolvent.',
    follow: {
      cost: 'terms.end-payment',
      duration: 'terms.retainer-end',
      who: 'terms.notices',
      how: 'terms.notices',
    },
  },
  {
    id: 'terms.withdrawal',
    lead: 'We may withdraw where the law or our professional duties oblige us to.',
    place: '/terms#termination',
    basis: 'We may withdraw where the law or our professional duties oblige us to.',
    follow: { cost: 'terms.end-payment', how: 'terms.termination' },
  },
  {
    id: 'terms.end-payment',
    lead: 'At the end you pay for work done and expenses committed up to that day, and we hand over the deliverables as they stand.',
    support:
      'Each side returns or deletes the other’s confidential information, apart from copies required by law and routine backups, which stay protected.',
    place: '/terms#termination',
    basis:
      'At the end you pay for work done and expenses committed up to that day, and we hand over the deliverables as they stand.',
    follow: { cost: 'terms.end-payment', duration: 'terms.invoices', how: 'terms.end-of-engagement' },
  },
  {
    id: 'terms.end-of-engagement',
    lead: 'Each side returns or deletes the other’s confidential information, apart from copies required by law and routine backups, which stay protected.',
    support:
      'For seven years we also keep, protected in the same way, the contract, the invoices and our own working record.',
    place: '/terms#termination',
    basis:
      'Each side returns or deletes the other’s confidential information, apart from copies required by law and routine backups, which stay protected.',
    follow: {
      cost: 'terms.end-payment',
      duration: 'terms.confidentiality-duration',
      proof: 'security.end-of-engagement',
    },
  },
  {
    id: 'terms.survival',
    lead: 'Clauses meant to continue, such as confidentiality and liability, do so after the end of the contract.',
    place: '/terms#termination',
    basis: 'Clauses meant to continue, such as confidentiality and liability, do so.',
    follow: { duration: 'terms.confidentiality-duration', who: 'terms.parties' },
  },
  {
    id: 'terms.site-use',
    lead: 'You may read, print and link to these pages. You may not republish our texts for payment.',
    place: '/terms#website',
    basis: 'You may read, print and link to these pages.',
    follow: { how: 'terms.site-forbidden' },
  },
  {
    id: 'terms.site-forbidden',
    lead: 'You may not disrupt the site, try to get around its access controls or limits, submit another person’s data without permission, or republish our texts for payment.',
    support: 'Good-faith reports of a weakness are welcome; the security page says how.',
    place: '/terms#website',
    basis:
      'You may not disrupt the site, try to get around its access controls or limits, submit another person’s data without permission, or republish our texts for payment.',
    follow: { how: 'security.report-weakness' },
  },
  {
    id: 'terms.site-advice',
    lead: 'The pages give general information and are not advice for your situation.',
    place: '/terms#website',
    basis: 'The pages give general information and are not advice for your situation.',
    follow: { start: 'contact.appointment' },
  },
  {
    id: 'terms.accessibility',
    lead: 'The website is built to level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 and tested for it. It is made for the keyboard and for screen readers; pages can be read and forms sent without JavaScript.',
    support: `If something does not work with your equipment, write to ${FIRM.email}.`,
    place: '/terms#website',
    basis: 'It is made for the keyboard and for screen readers',
  },
  {
    id: 'terms.hiring-our-people',
    lead: 'The terms name no ban on hiring our people and no fee for it. Where an engagement needs something different, the engagement letter says so, and it prevails.',
    place: '/terms',
    basis: 'Where an engagement needs something different, the engagement letter says so, and it prevails.',
  },
  {
    id: 'terms.cancellation-fee',
    lead: 'The site names no cancellation fee and no period for calling off an exercise, a course or a workshop. If an engagement ends early, the terms have you pay for work done and expenses committed up to that day.',
    place: '/terms#termination',
    basis: 'At the end you pay for work done and expenses committed up to that day',
  },
];
