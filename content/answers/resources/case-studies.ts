import { OPEN_TO_READERS } from '../../full-texts.ts';
import type { AnswerEntry } from '../types.ts';

export const CASE_STUDIES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'case-studies.overview',
    lead: 'We tell four cases, each put together from several engagements: a hospital group, a banking group, a retailer and a regional authority after ransomware.',
    support:
      'Each is told by challenge, how it stood before, solution, results, what went wrong and timeline.',
    place: '/resources/case-studies#cases',
    options: [
      'case-studies.healthcare',
      'case-studies.finance',
      'case-studies.retail',
      'case-studies.government',
    ],
    basis: 'each put together from several engagements and with every figure rounded',
    follow: {
      duration: 'case-studies.duration',
      proof: 'case-studies.figures',
      start: 'case-studies.similar',
      cost: 'case-studies.full',
      how: 'case-studies.full',
    },
  },
  {
    id: 'case-studies.results',
    lead: 'About 9 in 10 paper orders reach the hospital pharmacy, after 4 in 10; the banking group keeps one service map; the retailer can reroute a third of a peak day’s orders within 3 hours; the authority’s payments were made throughout the outage.',
    support: 'Each case also says how it stood before and what went wrong.',
    place: '/resources/case-studies#cases',
    basis: 'Four cases, each put together from several engagements',
    options: [
      'case-studies.healthcare-results',
      'case-studies.finance-results',
      'case-studies.retail-results',
      'case-studies.government-results',
    ],
  },
  {
    id: 'case-studies.names',
    lead: 'The cases name no client: none describes a single one, each is put together from several engagements, and details that would identify anyone are left out.',
    place: '/resources/case-studies',
    basis: 'Clients speak to us in confidence, so no case describes one client',
    follow: { start: 'case-studies.similar', proof: 'case-studies.figures' },
    options: [
      'case-studies.healthcare',
      'case-studies.finance',
      'case-studies.retail',
      'case-studies.government',
    ],
  },
  {
    id: 'case-studies.composite',
    lead: 'Each case is a composite: it is put together from several engagements, with every figure rounded, so that it describes no single client.',
    support: 'Clients speak to us in confidence; details that would identify anyone are left out.',
    place: '/resources/case-studies',
    basis: 'each put together from several engagements and with every figure rounded',
    follow: { proof: 'case-studies.figures' },
  },
  {
    id: 'case-studies.mistakes',
    lead: 'Every case says what went wrong: boxes packed with the wrong forms, a map that aged within two months, orders sent to stores without packing material, systems brought back ahead of the agreed order.',
    place: '/resources/case-studies#cases',
    basis: 'The first boxes held the forms that managers wanted',
    follow: { proof: 'case-studies.figures' },
    options: [
      'case-studies.healthcare-wrong',
      'case-studies.finance-wrong',
      'case-studies.retail-wrong',
      'case-studies.government-wrong',
    ],
  },
  {
    id: 'case-studies.situation-report',
    lead: 'The case study page shows a sample: what is known and since when, what is not known, the decision to take and by when, and what has been said so far. Everything in it is invented.',
    place: '/resources/case-studies#situation-report',
    basis: 'Situation report no. 3',
  },
  {
    id: 'case-studies.figures',
    lead: 'Each case says in rounded figures how it stood before and what could be counted afterwards, such as orders that reached the pharmacy. None gives money saved or a return, and shares are given as “4 in 10”, not as percentages.',
    support:
      'On the hospital wards about 4 in 10 paper orders reached the pharmacy at first, and about 9 in 10 at the last rehearsal.',
    place: '/resources/case-studies',
    basis: 'with every figure rounded',
    options: [
      'case-studies.healthcare',
      'case-studies.finance',
      'case-studies.retail',
      'case-studies.government',
    ],
  },
  {
    id: 'case-studies.full',
    lead: `The outline of each case is open. The full case, with the method and the mistakes in detail, is ${OPEN_TO_READERS}`,
    place: '/resources/case-studies#cases',
    basis: 'The full case, with the method and the mistakes in detail, is open to clients',
    follow: { cost: 'insights.newsletter-cost', start: 'insights.subscribe', how: 'insights.subscribe' },
    options: [
      'case-studies.healthcare',
      'case-studies.finance',
      'case-studies.retail',
      'case-studies.government',
    ],
  },
  {
    id: 'case-studies.duration',
    lead: 'Six months at the hospital group, nine at the banking group, eight at the retailer; the regional authority had stable services after six weeks and a rebuilt estate after five months.',
    place: '/resources/case-studies#cases',
    basis: 'Six weeks to stable services, five months to a rebuilt estate',
    follow: { proof: 'case-studies.figures' },
    options: [
      'case-studies.healthcare-duration',
      'case-studies.finance-duration',
      'case-studies.retail-duration',
      'case-studies.government-duration',
    ],
  },
  {
    id: 'case-studies.similar',
    lead: 'Tell us which case is nearest to your own situation. We say plainly what would help in your case and what would not.',
    place: '/resources/case-studies#next-step',
    basis: 'We will say plainly what would help in your case and what would not',
    follow: { start: 'contact.appointment' },
  },
  {
    id: 'case-studies.other-industries',
    lead: 'The four cases on the page come from healthcare, finance, retail and government, and from no other sector.',
    place: '/resources/case-studies#cases',
    basis: 'Four cases, each put together from several engagements',
    follow: { start: 'case-studies.similar' },
    options: [
      'case-studies.healthcare',
      'case-studies.finance',
      'case-studies.retail',
      'case-studies.government',
    ],
  },
];
