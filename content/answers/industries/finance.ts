import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const FINANCE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'finance.overview',
    lead: 'We help banks and asset managers with operational resilience, regulatory readiness, model and AI risk, and cyber and fraud defence, so that services work under stress and can be explained to a supervisor.',
    place: '/industries/finance',
    options: ['finance.resilience', 'finance.readiness', 'finance.models', 'finance.fraud'],
    basis:
      'We work with boards and accountable executives on services, models and defences that work under stress and can be explained',
    follow: {
      duration: 'case-studies.finance-duration',
      who: 'about.who-leads',
      start: 'finance.start',
      how: 'finance.services',
      proof: 'case-studies.finance',
    },
  },
  {
    id: 'finance.who',
    lead: 'We work with banks, asset managers and market infrastructure. Inside them we work with boards and accountable executives.',
    place: '/industries/finance',
    basis:
      'Banks, asset managers and market infrastructure are expected to withstand disruption and to prove it',
    follow: { start: 'finance.start', proof: 'finance.measures' },
  },
  {
    id: 'finance.uk-rules',
    lead: `Since ${dayOf(LAW['uk-fs-resilience'])}, firms in scope of the FCA and PRA rules must be able to keep their important business services within impact tolerance through severe but plausible disruption.`,
    support: `Rules on reporting incidents and on registering material third parties apply from ${dayOf(LAW['uk-fs-reporting'])}.`,
    place: '/industries/finance#law',
    basis:
      'Firms in scope of the FCA and PRA rules must be able to keep their important business services within impact tolerance',
    follow: {
      duration: 'finance.uk-reporting',
      who: 'notification-deadlines.uk-fs-now-recipient',
      start: 'finance.uk-rules',
      how: 'finance.resilience',
    },
  },
  {
    id: 'finance.dora',
    lead: `DORA has applied across the European Union since ${dayOf(LAW['eu-dora'])}: registers of technology providers, reporting of major incidents, and threat-led penetration testing for designated institutions.`,
    support: `A major incident is reported within ${LAW['eu-dora'].terms.initial} of classification and ${LAW['eu-dora'].terms.ceiling} of awareness (if classified later, within ${LAW['eu-dora'].terms.initial} of classification), again within ${LAW['eu-dora'].terms.intermediate} of the first notice, and finally within ${LAW['eu-dora'].terms.final} of the second.`,
    place: '/industries/finance#law',
    basis: 'Requires registers of technology providers',
    follow: {
      duration: 'finance.dora-clock',
      who: 'notification-deadlines.eu-dora-recipient',
      start: 'finance.dora',
      how: 'finance.readiness',
    },
  },
  {
    id: 'finance.model-rules',
    lead: 'PRA SS1/23 sets model risk principles for banks with internal model approval; machine learning makes them harder to satisfy.',
    place: '/industries/finance#law',
    basis: 'Sets model risk principles for banks with internal model approval',
    follow: { how: 'finance.models' },
  },
  {
    id: 'finance.confidence',
    lead: 'Because confidence is the asset at risk: a customer with a telephone can move a deposit in seconds, and a payment that stops at four is another firm’s liquidity problem by five. Supervisors therefore ask about service as well as solvency.',
    place: '/industries/finance#situation',
    basis: 'Supervisors therefore ask about service as well as solvency',
    follow: { proof: 'finance.measures' },
  },
  {
    id: 'finance.several-regimes',
    lead: 'With one body of evidence and a single control set, cross-read to each regime. A group that answers each separately pays for the same evidence several times and still leaves gaps where they meet.',
    place: '/industries/finance#solutions',
    basis: 'A single control set, mapped to each regime',
    follow: { proof: 'case-studies.finance' },
  },
  {
    id: 'finance.resilience',
    lead: 'Important business services are defined from the customer’s side, mapped to people, data and suppliers, then tested until the weak link shows.',
    support:
      'You get impact tolerances that a business head is ready to defend, scenarios drawn from the firm’s own concentrations, and self-assessments that a board can challenge line by line.',
    place: '/industries/finance#solutions',
    basis:
      'Important business services defined from the customer’s side, mapped to people, data and suppliers',
    follow: {
      who: 'about.who-leads',
      start: 'finance.start',
      how: 'finance.services',
      proof: 'case-studies.finance',
      duration: 'case-studies.finance-duration',
    },
  },
  {
    id: 'finance.readiness',
    lead: 'One body of evidence for DORA, UK operational resilience and local outsourcing rules, kept current as part of running the firm, and accountable executives prepared before a supervisory visit.',
    support: 'Supplier registers are reconciled with contracts and payments.',
    place: '/industries/finance#solutions',
    basis: 'One body of evidence for DORA, UK operational resilience and local outsourcing rules',
    follow: {
      duration: 'case-studies.finance-duration',
      who: 'about.who-leads',
      start: 'finance.start',
      proof: 'case-studies.finance',
    },
  },
  {
    id: 'finance.models',
    lead: 'An inventory, a tiering and a validation capacity that keep up with the business: effort in proportion to materiality, explainability set by the decision at stake, and limits on closed vendor models.',
    place: '/industries/finance#solutions',
    basis: 'Validation effort proportionate to materiality',
    follow: { who: 'about.who-leads', start: 'finance.start', proof: 'finance.measure-models' },
  },
  {
    id: 'finance.fraud',
    lead: 'Defence planned around what an intruder would want: payment rails, privileged staff and the recovery environment itself, with one command for cyber intrusion and payment fraud.',
    support:
      'Core ledgers and payments get isolated recovery, and findings of threat-led tests are tracked until they are closed.',
    place: '/industries/finance#solutions',
    basis: 'One command for cyber intrusion and payment fraud',
    follow: { who: 'about.who-leads', start: 'finance.start', proof: 'finance.measure-findings' },
  },
];
