import type { AnswerEntry } from '../types.ts';

export const FINANCE_RESULTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'finance.measures',
    lead: 'Every measure has an accountable owner, a data source and a date, with the definition written down so that internal audit can reproduce a reading without us.',
    support:
      'Among them: time to recover an important business service, critical providers with a tested exit, age of open findings, models overdue for validation, and hours to a first incident report.',
    place: '/industries/finance#results',
    basis: 'Every measure has an accountable owner, a data source and a date',
    follow: { proof: 'case-studies.finance' },
  },
  {
    id: 'finance.measure-recovery',
    lead: 'Recovery is measured in a full failover at least twice a year, witnessed by the second line. A result outside tolerance starts a funded remediation with a date the board has approved.',
    place: '/industries/finance#results',
    basis: 'Measured in a full failover at least twice a year, witnessed by the second line',
    follow: {
      duration: 'finance.measure-recovery',
      who: 'finance.measure-recovery',
      how: 'finance.measure-recovery',
      proof: 'finance.measures',
    },
  },
  {
    id: 'finance.measure-exit',
    lead: 'Procurement reports quarterly which critical providers have an exit tested in practice. Where it exists on paper only, the exposure is stated against risk appetite and accepted by name.',
    place: '/industries/finance#results',
    basis:
      'Where an exit exists on paper only, the exposure is stated against risk appetite and accepted by name',
    follow: {
      duration: 'finance.measure-exit',
      who: 'finance.measure-exit',
      how: 'finance.measure-exit',
      proof: 'finance.measures',
    },
  },
  {
    id: 'finance.measure-findings',
    lead: 'The risk committee reads the age of the oldest open high-severity finding at each meeting. Past ninety days its owner attends and explains what stands in the way.',
    place: '/industries/finance#results',
    basis: 'Past ninety days its owner attends and explains what stands in the way',
    follow: {
      duration: 'finance.measure-findings',
      who: 'finance.measure-findings',
      how: 'finance.measure-findings',
      proof: 'finance.measures',
    },
  },
  {
    id: 'finance.measure-models',
    lead: 'Overdue use of a high-tier model is restricted unless the chief risk officer extends it in writing. The list comes from the inventory on the first working day of the month.',
    place: '/industries/finance#results',
    basis: 'Overdue use is restricted unless the chief risk officer extends it in writing',
    follow: {
      duration: 'finance.measure-models',
      who: 'finance.measure-models',
      how: 'finance.measure-models',
      proof: 'finance.measures',
    },
  },
  {
    id: 'finance.measure-reporting',
    lead: 'We count the hours from detecting a major incident to a complete first report, in unannounced drills with legal and communications, and compare the report with what could have been known at each moment.',
    place: '/industries/finance#results',
    basis: 'Timed in unannounced drills with legal and communications',
    follow: {
      duration: 'finance.measure-reporting',
      who: 'finance.measure-reporting',
      how: 'finance.measure-reporting',
      proof: 'finance.measures',
    },
  },
  {
    id: 'finance.services',
    lead: 'Risk and Resilience, whose framework to assess, design, build and test maps closely to how supervisors read a self-assessment; and Training, Exercises and Simulation for boards.',
    place: '/industries/finance#fitting-services',
    options: ['risk-resilience.overview', 'training-exercises-simulation.overview'],
    basis:
      'The assess, design, build and test framework maps closely to the way supervisors read a self-assessment',
    follow: { who: 'about.who-leads', start: 'finance.start', proof: 'finance.measures' },
  },
  {
    id: 'finance.start',
    lead: 'Choose one important business service; we bring the questions. A useful first conversation follows it to its least comfortable dependency.',
    place: '/industries/finance#next-step',
    basis:
      'A useful first conversation takes one important business service and follows it to its least comfortable dependency',
    follow: { who: 'about.who-leads', proof: 'finance.measures' },
  },
  {
    id: 'finance.not-a-bank',
    lead: 'No. We work with banks, asset managers and market infrastructure on resilience, regulatory readiness, model risk, and cyber and fraud defence.',
    place: '/industries/finance#solutions',
    basis: 'What we build with financial institutions',
    follow: { proof: 'finance.measures' },
  },
];
