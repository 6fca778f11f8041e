import type { AnswerEntry } from '../types.ts';

export const PIECES_CASES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'pieces.hospital.orders',

    lead: 'On the first rehearsed night about 4 paper orders in 10 reached the pharmacy, on the last about 9. They were counted by serial number.',
    support:
      'The figures are a composite of several engagements, rounded; the text gives the method of counting.',
    place: '/insights/hospital-group-on-paper#exhibit-orders-arriving',
    basis: 'counted by serial number',
    follow: { duration: 'pieces.hospital.length', who: 'pieces.hospital.length' },
  },
  {
    id: 'pieces.hospital.went-wrong',

    lead: 'The forms that managers had packed were the wrong ones, and nurses repacked every box. One rehearsal was broken off at two in the morning, because two departments had each agreed a form without ever meeting over it.',
    place: '/insights/hospital-group-on-paper#findings-heading',
    basis: 'The forms that managers had packed were the wrong ones; nurses repacked every box.',
    follow: { duration: 'pieces.hospital.length', who: 'pieces.hospital.length' },
  },
  {
    id: 'pieces.hospital.length',

    lead: 'The hospital case is a 4 min read: 959 words, 1 exhibit and 2 notes with their sources, also as a PDF, by the Exercises and Simulation Practice, of 14 May 2026.',
    support:
      'Its parts: the situation, method, what changed, what went wrong, how the figures were counted, what transfers, and what does not, and where to begin. It is for clients and subscribers.',
    place: '/insights/hospital-group-on-paper#piece',
    basis: '959 words, 1 exhibit and 2 notes',
    follow: { duration: 'pieces.hospital.length', who: 'pieces.hospital.length' },
  },
  {
    id: 'pieces.supervisors.contradictions',

    lead: 'About 1 supervisory request in 5 had received two different answers; after nine months it was about 1 in 50.',
    support: 'The case shows how contradictions were counted.',
    place: '/insights/one-body-of-evidence#findings-heading',
    basis: 'About 1 supervisory request in 5 had received two different answers',
    follow: { duration: 'pieces.supervisors.length', who: 'pieces.supervisors.length' },
  },
  {
    id: 'pieces.supervisors.map',

    lead: 'The first map tried to be complete and failed after two months: such a map is out of date before it is approved, whereas one limited to harmful failures can be kept current.',
    place: '/insights/one-body-of-evidence#findings-heading',
    basis: 'A map that tries to be complete is out of date before it is approved',
    follow: { duration: 'pieces.supervisors.length', who: 'pieces.supervisors.length' },
  },
  {
    id: 'pieces.supervisors.tests',

    lead: 'Some 15 tests a year replaced about 40, many of which had examined the same few services again. They are chosen by the harm a failure would do.',
    support: 'Three testing calendars gave way to one.',
    place: '/insights/one-body-of-evidence#exhibit-tests-a-year',
    basis: 'Some 15 tests a year replaced about 40',
    follow: { duration: 'pieces.supervisors.length', who: 'pieces.supervisors.length' },
  },
  {
    id: 'pieces.supervisors.separate',

    lead: 'Not everything was merged: the group still does something separately because one authority asked for it.',
    place: '/insights/one-body-of-evidence#one-body-of-evidence-title',
    basis: 'what the group still does separately because one authority asked for it',
    follow: { duration: 'pieces.supervisors.length', who: 'pieces.supervisors.length' },
  },
  {
    id: 'pieces.supervisors.length',

    lead: 'The case of the three supervisors is a 4 min read: 975 words, 1 exhibit and 3 notes with their sources, also as a PDF, by the Risk Advisory Practice, of 9 July 2026.',
    support:
      'Its parts: the situation, method, what changed, what went wrong, how the figures were counted, what transfers, and what does not, and where to begin. It is for clients and subscribers.',
    place: '/insights/one-body-of-evidence#piece',
    basis: '975 words, 1 exhibit and 3 notes',
    follow: { duration: 'pieces.supervisors.length', who: 'pieces.supervisors.length' },
  },
  {
    id: 'pieces.warehouse.astray',

    lead: 'On one night 400 orders went to stores without packing material and left late. About a third of the prepared stores then came off the list.',
    place: '/insights/peak-trading-second-way-out#peak-trading-second-way-out-title',
    basis: 'the night on which 400 orders went to stores without packing material',
    follow: {
      duration: 'pieces.warehouse.length',
      who: 'pieces.warehouse.length',
      proof: 'case-studies.retail-results',
    },
  },
  {
    id: 'pieces.warehouse.share',

    lead: 'About a third of a peak day’s orders can leave through stores within 3 hours, where the only plan had been to wait some 14 hours for an engineer.',
    support: 'The case includes the arithmetic of what a second route does not cover.',
    place: '/insights/peak-trading-second-way-out#exhibit-hours-until-orders-move',
    basis: 'the only plan had been to wait some 14 hours for an engineer',
    follow: { duration: 'pieces.warehouse.length', who: 'pieces.warehouse.length' },
  },
  {
    id: 'pieces.warehouse.rule',

    lead: 'A second route that takes a third of the volume is worth little without a rule that says which orders move first.',
    place: '/insights/peak-trading-second-way-out#findings-heading',
    basis: 'worth little without a rule that says which orders move first',
    follow: { duration: 'pieces.warehouse.length', who: 'pieces.warehouse.length' },
  },
  {
    id: 'pieces.warehouse.stores',

    lead: 'About a third of the prepared stores had to come off the list again, because willingness had been taken for readiness.',
    place: '/insights/peak-trading-second-way-out#findings-heading',
    basis: 'because willingness had been taken for readiness',
    follow: { duration: 'pieces.warehouse.length', who: 'pieces.warehouse.length' },
  },
  {
    id: 'pieces.warehouse.length',

    lead: 'The warehouse case is a 4 min read: 965 words, 1 exhibit and 2 notes with their sources, also as a PDF, by the Program Delivery Practice, of 20 October 2026.',
    support:
      'Its parts: the situation, method, what changed, what went wrong, how the figures were counted, what transfers, and what does not, and where to begin. It is for clients and subscribers.',
    place: '/insights/peak-trading-second-way-out#piece',
    basis: '965 words, 1 exhibit and 2 notes',
    follow: { duration: 'pieces.warehouse.length', who: 'pieces.warehouse.length' },
  },
  {
    id: 'pieces.authority.scale',

    lead: '140 systems were down on day 1. The first 12 were back in week 1, services were stable after six weeks, and the estate was rebuilt in month 5.',
    place: '/insights/services-back-in-agreed-order#exhibit-six-weeks',
    basis: '140 systems down; two logs kept and merged by hand',
    follow: { duration: 'pieces.authority.length', who: 'pieces.authority.length' },
  },
  {
    id: 'pieces.authority.timeline',

    lead: 'On day 3 the dependencies were drawn and the order put to councillors; in week 1 the first 12 systems were back; in week 3 two, restored out of order, were withdrawn; in month 5 the estate was rebuilt and the order became standing policy.',
    support: 'Week 6: services stable, payments within two days of date.',
    place: '/insights/services-back-in-agreed-order#exhibit-six-weeks',
    basis: 'Dependencies drawn; order put to councillors',
    follow: { duration: 'pieces.authority.length', who: 'pieces.authority.length' },
  },
  {
    id: 'pieces.authority.payments',

    lead: 'Some 18,000 payments were made by a manual route while systems were rebuilt, the latest about two days after its date.',
    place: '/insights/services-back-in-agreed-order#findings-heading',
    basis: 'Some 18,000 payments were made by a manual route',
    follow: { duration: 'pieces.authority.length', who: 'pieces.authority.length' },
  },
  {
    id: 'pieces.authority.decision',

    lead: 'An order of restoration is a political decision and has to be taken by those who answer to the public.',
    place: '/insights/services-back-in-agreed-order#findings-heading',
    basis: 'An order of restoration is a political decision',
    follow: { duration: 'pieces.authority.length', who: 'pieces.authority.length' },
  },
  {
    id: 'pieces.authority.went-wrong',

    lead: 'Two systems were brought back ahead of the agreed order, in week 3, and came down again: about four days were lost. On day 1 two logs were kept, which had to be merged by hand.',
    place: '/insights/services-back-in-agreed-order#findings-heading',
    basis: 'Two systems brought back ahead of the order came down again, and about four days were lost.',
    follow: { duration: 'pieces.authority.length', who: 'pieces.authority.length' },
  },
  {
    id: 'pieces.authority.length',

    lead: 'The authority’s case is a 4 min read: 956 words, 1 exhibit and 2 notes with their sources, also as a PDF, by the Crisis Response Practice, of 27 August 2026.',
    support:
      'Its parts: the situation, method, what changed, what went wrong, how the figures were counted, what transfers, and what does not, and where to begin. It is for clients and subscribers.',
    place: '/insights/services-back-in-agreed-order#piece',
    basis: '956 words, 1 exhibit and 2 notes',
    follow: { duration: 'pieces.authority.length', who: 'pieces.authority.length' },
  },
  {
    id: 'pieces.hospital.intranet',

    lead: 'Several hospitals shared one electronic record, and their downtime procedures were kept on an intranet that would be down as well.',
    support: 'So the wards packed their own boxes, and paper orders were made to arrive.',
    place: '/insights/hospital-group-on-paper#hospital-group-on-paper-title',
    basis: 'their downtime procedures were kept on an intranet that would be down as well',
    follow: { duration: 'pieces.hospital.length', who: 'pieces.hospital.length' },
  },
];
