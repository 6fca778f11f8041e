import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const DEFENSE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'defense.overview',
    lead: 'We do mission assurance, supply-chain integrity, programme recovery, and exercises and wargaming, for defence organisations and their suppliers.',
    place: '/industries/defense',
    options: ['defense.mission', 'defense.supply', 'defense.recovery', 'defense.wargaming'],
    basis: 'We bring mission assurance, supplier integrity, programme recovery and exercises',
    follow: { who: 'about.who-leads', how: 'defense.services' },
  },
  {
    id: 'defense.who',
    lead: 'We work with commands, agencies and industry, from the prime contractor down to its suppliers. Military service is among our own backgrounds.',
    place: '/industries/defense',
    basis: 'with military service among our own backgrounds',
  },
  {
    id: 'defense.suppliers-danger',
    lead: 'A vessel, a missile or a satellite rests on thousands of firms, most of them small. The drawing guarded at headquarters may also lie on a machine shop’s file server, and intelligence services understand this well.',
    place: '/industries/defense#situation',
    basis: 'the drawing guarded at headquarters may also lie on a machine shop’s file server',
    follow: { how: 'defense.supply' },
  },
  {
    id: 'defense.stocks',
    lead: 'Stocks, skilled labour and propellants, long treated as matters for planners, have been board subjects again since 2022.',
    place: '/industries/defense#situation',
    basis: 'have been board subjects again since 2022',
  },
  {
    id: 'defense.cmmc',
    lead: `CMMC 2.0 began to enter contracts on ${dayOf(LAW['us-cmmc'])}, with self-assessments. Level 2 rests on the ${LAW['us-cmmc'].terms.requirements} requirements of NIST SP 800-171, and a senior official must affirm compliance every year.`,
    support:
      'If the statement is untrue, there is exposure under the False Claims Act. Phase 2, independent certification, is suspended.',
    place: '/industries/defense#law',
    basis: 'a senior official must affirm compliance every year',
    follow: {
      cost: 'defense.false-claims',
      duration: 'defense.cmmc-phase-2',
      who: 'defense.measure-requirements',
      start: 'defense.cmmc',
      how: 'defense.cmmc-help',
    },
  },
  {
    id: 'defense.cmmc-help',
    lead: 'We do CMMC scoping that keeps the assessed boundary small, as part of our work on supply-chain integrity.',
    place: '/industries/defense#solutions',
    basis: 'CMMC scoping that keeps the assessed boundary small',
    follow: { who: 'about.who-leads', proof: 'defense.measure-requirements' },
  },
  {
    id: 'defense.mission',
    lead: 'We work backwards from the mission: the functions, sites, data and people without which it fails, and the price of protecting each.',
    support:
      'Mission threads are traced to single points of failure, degraded modes agreed with the operators, and investment ranked by effect on the mission.',
    place: '/industries/defense#solutions',
    basis: 'Mission threads traced to single points of failure',
    follow: { who: 'about.who-leads', proof: 'defense.measure-functions' },
  },
  {
    id: 'defense.supply',
    lead: 'Sight of the lower tiers, with attention to sole sources, ownership and controlled information: foreign ownership checks by tier, and counterfeit and substitution controls at goods-in.',
    place: '/industries/defense#solutions',
    basis: 'Counterfeit and substitution controls at goods-in',
    follow: { who: 'about.who-leads', proof: 'defense.measure-parts' },
  },
  {
    id: 'defense.recovery',
    lead: 'Independent recovery of acquisition and modernisation programmes that have lost schedule, confidence or both, from a baseline that customer and contractor both believe.',
    support:
      'Technical and commercial disputes are taken apart together, with weekly decisions at the level able to make them.',
    place: '/industries/defense#solutions',
    basis: 'A baseline that customer and contractor both believe',
    follow: { who: 'about.who-leads', how: 'defense.services', proof: 'defense.measure-milestones' },
  },
  {
    id: 'defense.wargaming',
    lead: 'Play in which commanders and executives decide against a thinking opponent, with red teams briefed on published doctrine and findings that change plans.',
    support:
      'Suppliers, ministries and allies can join, and injects are held to classification and need to know.',
    place: '/industries/defense#solutions',
    basis: 'Red teams briefed on published doctrine',
    follow: { who: 'about.who-leads', how: 'defense.services', proof: 'defense.measure-functions' },
  },
];
