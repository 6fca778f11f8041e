import type { AnswerEntry } from '../types.ts';

export const CASE_STUDIES_TOLD_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'case-studies.healthcare',
    lead: 'In six months a hospital group learnt to run a night on paper: each ward packed what a night shift needs into a sealed box, and each site rehearsed on a live shift with the electronic record still running.',
    support:
      'Before, the downtime procedures were on an intranet that would be down as well, and most of the nurses had never worked without a screen.',
    place: '/resources/case-studies#hospital-group-on-paper-title',
    basis: 'packed it into one sealed box per ward',
    follow: {
      duration: 'case-studies.healthcare-duration',
      start: 'healthcare.start',
      how: 'case-studies.full',
      proof: 'case-studies.healthcare-results',
    },
  },
  {
    id: 'case-studies.healthcare-results',
    lead: 'Every ward has completed a rehearsed night from its box, about 9 in 10 paper orders reach the pharmacy after 4 in 10 at first, and a team that has practised it enters them afterwards.',
    support:
      'Bed managers declare downtime themselves, in about 10 minutes; it used to take 50. The case took six months.',
    place: '/resources/case-studies#hospital-group-on-paper-title',
    basis: 'Every ward has completed a rehearsed night from its box',
    follow: {
      duration: 'case-studies.healthcare-duration',
      start: 'healthcare.start',
      how: 'case-studies.healthcare',
      proof: 'case-studies.healthcare-results',
    },
  },
  {
    id: 'case-studies.finance',
    lead: 'A banking group answered supervisors in three jurisdictions with three teams and contradicting answers. It now has a single map of important services, owned by the business and cross-referenced to each rulebook.',
    support:
      'It took nine months. Tests were merged wherever one exercise could satisfy more than one authority, and the executives accountable were questioned in private first.',
    place: '/resources/case-studies#one-body-of-evidence-title',
    basis: 'A single map of important services, owned by the business and cross-referenced to each rulebook',
    follow: {
      duration: 'case-studies.finance-duration',
      start: 'finance.start',
      how: 'case-studies.full',
      proof: 'case-studies.finance-results',
    },
  },
  {
    id: 'case-studies.finance-executives',
    lead: 'The executives accountable at the banking group were questioned in private, before a supervisor did it in earnest.',
    place: '/resources/case-studies#one-body-of-evidence-title',
    basis: 'the executives accountable were questioned in private before a supervisor did it in earnest',
    follow: {
      duration: 'case-studies.finance-duration',
      start: 'finance.start',
      how: 'case-studies.finance',
      proof: 'case-studies.finance-results',
    },
  },
  {
    id: 'case-studies.finance-merging',
    lead: 'At the banking group, tests were merged wherever one exercise could satisfy more than one authority; the single map is owned by the business and cross-referenced to each rulebook.',
    support: 'One authority declined the merged tests and is still answered with its own.',
    place: '/resources/case-studies#one-body-of-evidence-title',
    basis: 'Tests were merged wherever one exercise could satisfy more than one authority',
    follow: {
      duration: 'case-studies.finance-duration',
      start: 'finance.start',
      how: 'case-studies.finance',
      proof: 'case-studies.finance-results',
    },
  },
  {
    id: 'case-studies.finance-results',
    lead: 'The three service maps are retired and one is kept current, some 15 tests a year stand in place of 40, and about 1 answer in 50 contradicts another, where it was 1 in 5.',
    support:
      'It took nine months. The board approves impact tolerances and can explain them, and self-assessments are written in the business.',
    place: '/resources/case-studies#one-body-of-evidence-title',
    basis: 'The three service maps are retired, and a single map is kept current in their place',
    follow: {
      duration: 'case-studies.finance-duration',
      start: 'finance.start',
      how: 'case-studies.finance',
      proof: 'case-studies.finance-results',
    },
  },
  {
    id: 'case-studies.retail',
    lead: 'A retailer sent all online orders through one warehouse and one conveyor controller. Stores near large towns were prepared to ship orders, and the switch was rehearsed at night in rising stages.',
    support:
      'A rule decides which orders move first, and the site manager was given authority to make the switch.',
    place: '/resources/case-studies#peak-trading-second-way-out-title',
    basis: 'Stores near large towns were prepared to ship orders',
    follow: {
      duration: 'case-studies.retail-duration',
      start: 'retail.start',
      how: 'case-studies.full',
      proof: 'case-studies.retail-results',
    },
  },
  {
    id: 'case-studies.retail-results',
    lead: 'About a third of a peak day’s orders can be rerouted within 3 hours on the site manager’s decision, controller spares and a tested configuration stand on site, and customer service sees rerouted orders.',
    place: '/resources/case-studies#peak-trading-second-way-out-title',
    basis: 'Orders can be rerouted during a shift',
    follow: {
      duration: 'case-studies.retail-duration',
      start: 'retail.start',
      how: 'case-studies.retail',
      proof: 'case-studies.retail-results',
    },
  },
  {
    id: 'case-studies.retail-spares',
    lead: 'Controller spares and a tested configuration are kept on site at the warehouse, where the only plan had been a telephone call to the vendor.',
    place: '/resources/case-studies#peak-trading-second-way-out-title',
    basis: 'Controller spares and a tested configuration are kept on site',
    follow: {
      duration: 'case-studies.retail-duration',
      start: 'retail.start',
      how: 'case-studies.retail',
      proof: 'case-studies.retail-results',
    },
  },
  {
    id: 'case-studies.retail-service',
    lead: 'Customer service sees rerouted orders on its normal screens.',
    place: '/resources/case-studies#peak-trading-second-way-out-title',
    basis: 'Customer service sees rerouted orders on its normal screens',
    follow: {
      duration: 'case-studies.retail-duration',
      start: 'retail.start',
      how: 'case-studies.retail',
      proof: 'case-studies.retail-results',
    },
  },
  {
    id: 'case-studies.government',
    lead: 'After ransomware at a regional authority, we set up a command rhythm with its officers and agreed an order of restoration with councillors. Systems were rebuilt from clean media instead of being repaired.',
    support:
      'Our response team drew the dependencies on paper. Payments ran by a manual route while systems were rebuilt.',
    place: '/resources/case-studies#services-back-in-agreed-order-title',
    basis: 'agreed an order of restoration with councillors',
    follow: {
      duration: 'case-studies.government-duration',
      start: 'government.start',
      how: 'case-studies.full',
      proof: 'case-studies.government-results',
    },
  },
  {
    id: 'case-studies.government-rebuilt',
    lead: 'The systems of the regional authority were rebuilt from clean media instead of being repaired, while payments ran by a manual route.',
    place: '/resources/case-studies#services-back-in-agreed-order-title',
    basis: 'systems were rebuilt from clean media instead of being repaired',
    follow: {
      duration: 'case-studies.government-duration',
      start: 'government.start',
      how: 'case-studies.government',
      proof: 'case-studies.government-results',
    },
  },
  {
    id: 'case-studies.government-dependencies',
    lead: 'The regional authority had no record of which system fed which, so our response team drew the dependencies on paper and agreed an order of restoration with councillors.',
    support: 'On day 3 the dependencies were drawn and the order put to councillors.',
    place: '/resources/case-studies#services-back-in-agreed-order-title',
    basis: 'drew the dependencies on paper',
    follow: {
      duration: 'case-studies.government-duration',
      start: 'government.start',
      how: 'case-studies.government',
      proof: 'case-studies.government-results',
    },
  },
  {
    id: 'case-studies.government-results',
    lead: 'Statutory payments, some 18,000, were made throughout the outage, the latest about two days after its date, and the first 12 systems were back within a week, in the agreed order.',
    support:
      'Services were stable after six weeks, and the estate was rebuilt after five months. The order of restoration is now standing policy.',
    place: '/resources/case-studies#services-back-in-agreed-order-title',
    basis: 'Statutory payments were made throughout the outage',
    follow: {
      duration: 'case-studies.government-duration',
      start: 'government.start',
      how: 'case-studies.government',
      proof: 'case-studies.government-results',
    },
  },
];
