import type { NotOffered } from '../types.ts';

export const PROFESSIONS_NOT_OFFERED: readonly NotOffered[] = [
  {
    id: 'not-offered.statutory-audit',
    subject: 'statutory audit',
    near: 'finance.measures',
  },
  {
    id: 'not-offered.accounting',
    subject: 'accounting, bookkeeping or payroll',
    near: 'insights-enablement.performance',
  },
  {
    id: 'not-offered.tax',
    subject: 'tax advice',
    near: 'full-service-consulting.overview',
  },
  {
    id: 'not-offered.legal-representation',
    subject: 'legal advice or representation in court',
    near: 'incident-response.lawyers',
  },
  {
    id: 'not-offered.expert-witness',
    subject: 'expert witnesses or court reports',
    near: 'incident-response.review',
  },
  {
    id: 'not-offered.mediation',
    subject: 'mediation or arbitration',
    near: 'executive-coaching.team',
  },
  {
    id: 'not-offered.patents',
    subject: 'patents, trademarks or licensing',
    near: 'technology.overview',
  },
  {
    id: 'not-offered.data-protection-officer',
    subject: 'an external data protection officer',
    near: 'risk-resilience.overview',
  },
  {
    id: 'not-offered.insurance-policies',
    subject: 'insurance policies or brokerage',
    near: 'insurance.overview',
  },
  {
    id: 'not-offered.claims',
    subject: 'handling of insurance claims',
    near: 'insurance.surge',
  },
  {
    id: 'not-offered.investment-advice',
    subject: 'investment advice or asset management',
    near: 'finance.overview',
  },
  {
    id: 'not-offered.loans',
    subject: 'loans, funding or venture capital',
    near: 'full-service-consulting.recovery',
  },
  {
    id: 'not-offered.grants',
    subject: 'grant applications or fundraising',
    near: 'full-service-consulting.start',
  },
  {
    id: 'not-offered.company-formation',
    subject: 'company formation or registered offices',
    near: 'full-service-consulting.organisation',
  },
  {
    id: 'not-offered.valuation',
    subject: 'valuations or appraisals',
    near: 'full-service-consulting.overview',
  },
  {
    id: 'not-offered.due-diligence',
    subject: 'due diligence or brokerage in mergers',
    near: 'full-service-consulting.merger',
  },
  {
    id: 'not-offered.insolvency',
    subject: 'insolvency administration',
    near: 'full-service-consulting.recovery',
  },
  {
    id: 'not-offered.debt-collection',
    subject: 'debt collection',
    near: 'full-service-consulting.recovery',
  },
  {
    id: 'not-offered.lobbying',
    subject: 'lobbying',
    near: 'government.overview',
  },
  {
    id: 'not-offered.employment-law',
    subject: 'dismissals and other questions of employment law',
  },
];
