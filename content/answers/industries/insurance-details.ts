import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const INSURANCE_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'insurance.uk-final',

    lead: `From ${dayOf(LAW['uk-fs-reporting'])} a British insurer reports an operational incident above the thresholds finally within ${LAW['uk-fs-reporting'].terms.final} of resolution, and registers material third parties.`,
    support:
      'Until then both regulators expect immediate notice of a serious matter, or of information that suggests one.',
    place: '/industries/insurance#law',
    basis: 'finally within 30 working days of resolution',
    follow: {
      cost: 'notification-deadlines.uk-fs-now-penalty',
      duration: 'insurance.uk-final',
      who: 'notification-deadlines.uk-fs-now-recipient',
      where: 'notification-deadlines.uk-fs-now-recipient',
      start: 'insurance.uk-final',
      how: 'notification-deadlines.uk-fs-now-contents',
      contents: 'notification-deadlines.uk-fs-now-contents',
    },
  },
  {
    id: 'insurance.dora-stages',

    lead: `DORA applies to insurers and larger intermediaries. A major incident is reported within ${LAW['eu-dora'].terms.initial} of classification and ${LAW['eu-dora'].terms.ceiling} of awareness, again within ${LAW['eu-dora'].terms.intermediate} of the first notice, and finally within ${LAW['eu-dora'].terms.final} of the second.`,
    support: `An incident classified later is reported within ${LAW['eu-dora'].terms.initial} of that. DORA has applied since ${dayOf(LAW['eu-dora'])}.`,
    place: '/industries/insurance#law',
    basis: 'Applies to insurers and larger intermediaries',
    follow: {
      cost: 'notification-deadlines.eu-dora-penalty',
      duration: 'insurance.dora-stages',
      who: 'notification-deadlines.eu-dora-recipient',
      where: 'notification-deadlines.eu-dora-recipient',
      start: 'notification-deadlines.eu-dora-clock',
      how: 'notification-deadlines.eu-dora-contents',
      contents: 'notification-deadlines.eu-dora-contents',
    },
  },
  {
    id: 'insurance.sec',

    lead: `An insurer that reports to the SEC as a domestic issuer discloses a cyber incident within ${LAW['us-sec'].terms.disclosure} of judging it material, and must judge without unreasonable delay.`,
    place: '/industries/insurance#law',
    basis: 'An insurer that reports to the SEC as a domestic issuer',
    follow: {
      cost: 'notification-deadlines.us-sec-8k-penalty',
      duration: 'insurance.sec',
      who: 'notification-deadlines.us-sec-8k-recipient',
      where: 'notification-deadlines.us-sec-8k-recipient',
      start: 'notification-deadlines.us-sec-8k-clock',
      how: 'notification-deadlines.us-sec-8k-contents',
      contents: 'notification-deadlines.us-sec-8k-contents',
    },
  },
  {
    id: 'insurance.resilience-rule',

    lead: `Since ${dayOf(LAW['uk-fs-resilience'])} insurers in scope of the FCA and PRA rules must be able to keep their important business services within impact tolerance.`,
    place: '/industries/insurance#law',
    basis: 'Insurers in scope of the FCA and PRA rules',
    follow: { duration: 'insurance.uk-final', start: 'insurance.resilience-rule' },
  },
  {
    id: 'insurance.solvency',

    lead: `Solvency II calibrates required capital to a ${LAW['eu-solvency'].terms.loss} loss. The Own Risk and Solvency Assessment asks the board whether that calibration describes its real book.`,
    place: '/industries/insurance#law',
    basis: 'asks the board whether that calibration describes its real book',
    follow: { how: 'insurance.accumulation' },
  },
  {
    id: 'insurance.fast-payments',

    lead: 'Fast payment limits leave the fraud checks on, trigger levels release staff and authority, and adjuster, repairer and call capacity is under contract.',
    place: '/industries/insurance#solutions',
    basis: 'Fast payment limits with fraud checks left on',
    follow: { start: 'insurance.start', proof: 'insurance.measure-claims' },
  },
  {
    id: 'insurance.cyber-accumulation',

    lead: 'One failed cloud region or one widely exploited flaw can reach thousands of policies that looked unrelated at underwriting.',
    place: '/industries/insurance#situation',
    basis: 'can reach thousands of policies that looked unrelated at underwriting',
    follow: { how: 'insurance.accumulation', proof: 'insurance.measure-dependencies' },
  },
  {
    id: 'insurance.conduct',

    lead: 'Customers judge conduct in the week after the storm, when backlog turns a covered loss into a complaint. Supervisors ask whether the capital fits the real book, whether the service survives and who was told when.',
    place: '/industries/insurance#situation',
    basis: 'Customers judge conduct in the week after the storm',
    follow: { how: 'insurance.surge' },
  },
  {
    id: 'insurance.beyond-vendor-models',

    lead: 'We draw footprints for cyber and climate beyond vendor models, trace shared cloud, supplier and location dependencies, and read reinsurance wording against each scenario.',
    place: '/industries/insurance#solutions',
    basis: 'Footprints for cyber and climate beyond vendor models',
    follow: { start: 'insurance.start' },
  },
  {
    id: 'insurance.ai-evidence',

    lead: 'Fairness tests are fitted to the product and its market, and there is versioned evidence for every automated decision.',
    place: '/industries/insurance#solutions',
    basis: 'Versioned evidence for every automated decision',
    follow: { start: 'insurance.start', proof: 'insurance.measure-refusals' },
  },
  {
    id: 'insurance.solvency-uk',

    lead: `Solvency UK has applied since ${dayOf(LAW['uk-solvency'])} and keeps the ${LAW['uk-solvency'].terms.loss} standard. We have this from one source: confirm it.`,
    place: '/industries/insurance#law',
    basis: 'We have this from one source: confirm it',
    follow: { duration: 'insurance.solvency-uk', start: 'insurance.solvency-uk' },
  },
];
