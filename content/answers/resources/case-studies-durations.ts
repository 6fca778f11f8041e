import type { AnswerEntry } from '../types.ts';

/** How long the work of each case took. */
export const CASE_STUDIES_DURATIONS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'case-studies.healthcare-duration',
    lead: 'Six months, in the case of the hospital group.',
    place: '/resources/case-studies#hospital-group-on-paper-title',
    basis: 'Six months',
    follow: {
      duration: 'case-studies.healthcare-duration',
      start: 'healthcare.start',
      how: 'case-studies.healthcare',
      proof: 'case-studies.healthcare-results',
    },
  },
  {
    id: 'case-studies.finance-duration',
    lead: 'Nine months, in the case of the banking group.',
    place: '/resources/case-studies#one-body-of-evidence-title',
    basis: 'Nine months',
    follow: {
      duration: 'case-studies.finance-duration',
      start: 'finance.start',
      how: 'case-studies.finance',
      proof: 'case-studies.finance-results',
    },
  },
  {
    id: 'case-studies.retail-duration',
    lead: 'Eight months in the case of the retailer, closed before the season began.',
    place: '/resources/case-studies#peak-trading-second-way-out-title',
    basis: 'Eight months, closed before the season began',
    follow: {
      duration: 'case-studies.retail-duration',
      start: 'retail.start',
      how: 'case-studies.retail',
      proof: 'case-studies.retail-results',
    },
  },
  {
    id: 'case-studies.government-duration',
    lead: 'Six weeks to stable services and five months to a rebuilt estate, in the case of the regional authority.',
    place: '/resources/case-studies#services-back-in-agreed-order-title',
    basis: 'Six weeks to stable services, five months to a rebuilt estate',
    follow: {
      duration: 'case-studies.government-duration',
      start: 'government.start',
      how: 'case-studies.government',
      proof: 'case-studies.government-results',
    },
  },
];
