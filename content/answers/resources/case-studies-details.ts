import type { AnswerEntry } from '../types.ts';

const HOSPITAL = '/resources/case-studies#hospital-group-on-paper-title';
const BANK = '/resources/case-studies#one-body-of-evidence-title';
const RETAILER = '/resources/case-studies#peak-trading-second-way-out-title';
const AUTHORITY = '/resources/case-studies#services-back-in-agreed-order-title';
const SAMPLE = '/resources/case-studies#situation-report';

/** How each case stood before and what went wrong in it; the results stand in case-studies-told.ts. */
export const CASE_STUDIES_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'case-studies.healthcare-before',
    lead: 'Of some 30 wards none had all its paper forms at the start, and on the first rehearsed night about 4 in 10 orders reached the pharmacy.',
    support:
      'On the last rehearsed night about 9 in 10 paper orders reached the pharmacy, and every ward has completed a night from its box.',
    place: HOSPITAL,
    basis: 'Of some 30 wards none had all its paper forms.',
    follow: {
      duration: 'case-studies.healthcare-duration',
      start: 'healthcare.start',
      how: 'case-studies.healthcare',
      proof: 'case-studies.healthcare-results',
    },
  },
  {
    id: 'case-studies.healthcare-downtime',
    lead: 'Bed managers declare downtime themselves, without waiting for IT: in about 10 minutes; it used to take 50.',
    place: HOSPITAL,
    basis: 'in about 10 minutes; it used to take 50',
    follow: {
      duration: 'case-studies.healthcare-duration',
      start: 'healthcare.start',
      how: 'case-studies.healthcare',
      proof: 'case-studies.healthcare-results',
    },
  },
  {
    id: 'case-studies.healthcare-wrong',
    lead: 'At the hospital group the first boxes held the forms that managers wanted and had to be packed again by the nurses, and one site broke off its rehearsal at two in the morning, because transfer requests went missing.',
    place: HOSPITAL,
    basis: 'The first boxes held the forms that managers wanted, and had to be packed again by the nurses.',
    follow: {
      duration: 'case-studies.healthcare-duration',
      start: 'healthcare.start',
      how: 'case-studies.healthcare',
      proof: 'case-studies.healthcare-results',
    },
  },
  {
    id: 'case-studies.finance-before',
    lead: 'Of about 90 supervisory requests a year at the banking group, 1 in 5 was answered differently by two teams, and some 40 tests were run, often of the same service.',
    support:
      'After nine months there was about 1 contradictory answer in 50, and some 15 tests a year instead of 40.',
    place: BANK,
    basis: 'Of about 90 supervisory requests a year, 1 in 5 was answered differently by two teams.',
    follow: {
      duration: 'case-studies.finance-duration',
      start: 'finance.start',
      how: 'case-studies.finance',
      proof: 'case-studies.finance-results',
    },
  },
  {
    id: 'case-studies.finance-board',
    lead: 'The board of the banking group approves the impact tolerances and can explain them, and self-assessments are written in the business, without outside help.',
    place: BANK,
    basis: 'The board approves impact tolerances and can explain them',
    follow: {
      duration: 'case-studies.finance-duration',
      start: 'finance.start',
      how: 'case-studies.finance',
      proof: 'case-studies.finance-results',
    },
  },
  {
    id: 'case-studies.finance-wrong',
    lead: 'At the banking group the first single map tried to be complete and was out of date after two months, and one authority declined the merged tests and is still answered with its own.',
    support: 'The map was cut down to the services whose failure harms a customer.',
    place: BANK,
    basis: 'One authority declined the merged tests and is still answered with its own.',
    follow: {
      duration: 'case-studies.finance-duration',
      start: 'finance.start',
      how: 'case-studies.finance',
      proof: 'case-studies.finance-results',
    },
  },
  {
    id: 'case-studies.retail-before',
    lead: 'About 20,000 orders on a peak day all ran through the one controller; the plan for its failure was to telephone the vendor, whose engineer would have taken some 14 hours to arrive.',
    support:
      'Today about a third of a peak day’s orders can be rerouted to stores within 3 hours, on the site manager’s decision.',
    place: RETAILER,
    basis: 'About 20,000 orders on a peak day, all through the one controller.',
    follow: {
      duration: 'case-studies.retail-duration',
      start: 'retail.start',
      how: 'case-studies.retail',
      proof: 'case-studies.retail-results',
    },
  },
  {
    id: 'case-studies.retail-wrong',
    lead: 'At the retailer the first switch sent about 400 orders to stores without packing material, and they left two days late. About a third of the stores came off the list again.',
    place: RETAILER,
    basis: 'The first switch sent about 400 orders to stores without packing material',
    follow: {
      duration: 'case-studies.retail-duration',
      start: 'retail.start',
      how: 'case-studies.retail',
      proof: 'case-studies.retail-results',
    },
  },
  {
    id: 'case-studies.government-before',
    lead: 'About 140 systems were down at the regional authority, 11 departments each asked to be first, and some 18,000 payments were due within a month. There was no record of which system fed which.',
    support: 'The first 12 systems were back within a week; services were stable after six weeks.',
    place: AUTHORITY,
    basis:
      'About 140 systems down, 11 departments each asking to be first, and some 18,000 payments due within a month.',
    follow: {
      duration: 'case-studies.government-duration',
      start: 'government.start',
      how: 'case-studies.government',
      proof: 'case-studies.government-results',
    },
  },
  {
    id: 'case-studies.government-policy',
    lead: 'The order of restoration is now standing policy, reviewed each year, and officers of the authority ran the next exercise without outside command.',
    place: AUTHORITY,
    basis: 'The order of restoration is now standing policy, reviewed each year',
    follow: {
      duration: 'case-studies.government-duration',
      start: 'government.start',
      how: 'case-studies.government',
      proof: 'case-studies.government-results',
    },
  },
  {
    id: 'case-studies.government-wrong',
    lead: 'At the authority two people kept two logs on the first day, which had to be merged by hand, and two systems were brought back ahead of the order, at the request of one department, and came down again: about four days lost.',
    place: AUTHORITY,
    basis:
      'Two systems were brought back ahead of the order, at the request of one department, and came down again: about four days lost.',
    follow: {
      duration: 'case-studies.government-duration',
      start: 'government.start',
      how: 'case-studies.government',
      proof: 'case-studies.government-results',
    },
  },
  {
    id: 'case-studies.sample-story',
    lead: 'Everything in the sample is invented: a ferry operator is hit by ransomware, through a supplier’s remote account. By 06:00 its director of operations decides whether the first ferry sails at 06:45 with paper manifests, or none before noon.',
    place: SAMPLE,
    basis: 'Fictional ferry operator, ransomware, Sunday 04:00, signed by the duty lead',
    follow: { how: 'case-studies.situation-report', start: 'contact.appointment' },
  },
  {
    id: 'case-studies.sample-known',
    lead: 'In the invented sample: known since 01:50, booking and crew systems are encrypted, the ships’ own run; since 02:35, entry was by a supplier’s remote account, closed at 02:40; since 03:30, Friday’s backups are intact, one has been restored.',
    support: 'Everything in the sample is invented.',
    place: SAMPLE,
    basis: 'Entry was by a supplier’s remote account, closed at 02:40.',
    follow: { how: 'case-studies.situation-report', start: 'contact.appointment' },
  },
  {
    id: 'case-studies.sample-unknown',
    lead: 'In the invented sample two things are not known: whether passenger data has left, for which the logs will be read by 05:30, and whether those who left the note are those who came in.',
    support: 'Everything in the sample is invented.',
    place: SAMPLE,
    basis: 'Whether passenger data has left. The logs will be read by 05:30.',
    follow: { how: 'case-studies.situation-report', start: 'contact.appointment' },
  },
  {
    id: 'case-studies.sample-told',
    lead: 'The invented report no. 3, Sunday 04:00, is signed by the duty lead. Crews were told by telephone at 03:10, insurer and counsel are on the line since 02:20, the press has no statement; report no. 4 follows at 06:00.',
    support: 'Report no. 4 comes at once if sailings are at risk. Everything in the sample is invented.',
    place: SAMPLE,
    basis: 'Insurer and counsel on the line since 02:20. No statement to the press.',
    follow: { how: 'case-studies.situation-report', start: 'contact.appointment' },
  },
];
