import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const INSURANCE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'insurance.overview',
    lead: 'We help insurers and reinsurers with accumulation and scenario analysis, claims surge capacity, cyber underwriting insight, and governed AI for pricing and claims. We test models, capital and people against events that arrive together.',
    place: '/industries/insurance',
    options: ['insurance.accumulation', 'insurance.surge', 'insurance.underwriting', 'insurance.ai'],
    basis: 'We test all three against events that arrive together',
    follow: { who: 'about.who-leads', start: 'insurance.start', how: 'insurance.services' },
  },
  {
    id: 'insurance.who',
    lead: 'We work with insurers, reinsurers and brokers. Measures are agreed with the chief actuary and the chief operating officer together.',
    place: '/industries/insurance',
    basis: 'Insurers, reinsurers and brokers sell certainty',
    follow: { start: 'insurance.start' },
  },
  {
    id: 'insurance.cyber-exclusion',
    lead: `From ${dayOf(LAW['uk-lloyds-cyber'])} Lloyd’s required standalone cyber policies to exclude losses from war, and from state-backed attacks that significantly impair a state’s ability to function or its security capabilities.`,
    place: '/industries/insurance#law',
    basis: 'Standalone cyber policies must exclude losses from war, and from state-backed attacks',
    follow: { start: 'insurance.cyber-exclusion' },
  },
  {
    id: 'insurance.rules',
    lead: `Solvency II calibrates capital to a ${LAW['eu-solvency'].terms.loss} loss; DORA applies to insurers and larger intermediaries in the EU; the EU AI Act classes risk assessment and pricing of individuals in life and health cover as high-risk.`,
    support: `The Own Risk and Solvency Assessment asks the board whether the calibration describes its real book. The AI Act’s high-risk duties have been postponed to ${dayOf(LAW['eu-ai-high-risk'])}.`,
    place: '/industries/insurance#law',
    basis: 'whether that calibration describes its real book',
  },
  {
    id: 'insurance.twice',
    lead: 'An insurer meets catastrophe twice: as claims from policyholders and as disruption of its own buildings, suppliers and staff.',
    place: '/industries/insurance#situation',
    basis: 'as claims from policyholders and as disruption of its own buildings, suppliers and staff',
  },
  {
    id: 'insurance.accumulation',
    lead: 'Exposure seen by cause, across classes and cedants, with scenarios written as events unfold: hour by hour, on incomplete information.',
    support:
      'We trace shared cloud, supplier and location dependencies, draw footprints for cyber and climate beyond vendor models, and read reinsurance wording against each scenario.',
    place: '/industries/insurance#solutions',
    basis: 'Shared cloud, supplier and location dependencies traced',
    follow: { who: 'about.who-leads', start: 'insurance.start', proof: 'insurance.measure-model' },
  },
  {
    id: 'insurance.surge',
    lead: 'For a surge of claims: a plan for many times the usual notifications in a week, with intake, triage, payment, loss adjusters and vulnerable customers.',
    support:
      'Trigger levels release staff and authority, adjuster, repairer and call capacity is under contract, and fast payment limits leave fraud checks on.',
    place: '/industries/insurance#solutions',
    basis: 'A plan for many times the usual notifications in a week',
    follow: { who: 'about.who-leads', start: 'insurance.start', proof: 'insurance.measure-claims' },
  },
  {
    id: 'insurance.underwriting',
    lead: 'Technical judgement for the underwriting desk: controls that predict loss told apart from decoration, wordings tried in claims simulations with counsel, response panels checked for capacity in a mass event.',
    place: '/industries/insurance#solutions',
    basis: 'Controls that predict loss told apart from decoration',
    follow: { who: 'about.who-leads', start: 'insurance.start', proof: 'insurance.measure-dependencies' },
  },
  {
    id: 'insurance.ai',
    lead: 'Models for pricing, triage and fraud that the actuary, the compliance officer and an ombudsman can each follow, with human review wherever a refusal would hurt.',
    support:
      'Fairness tests are fitted to the product and its market, and every automated decision has versioned evidence.',
    place: '/industries/insurance#solutions',
    basis: 'Human review wherever a refusal would hurt',
    follow: { who: 'about.who-leads', start: 'insurance.start', proof: 'insurance.measure-refusals' },
  },
];
