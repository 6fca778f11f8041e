import { LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const DEFENSE_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'defense.dfars-suspension',
    lead: `The suspension of CMMC changes nothing about DFARS 252.204-7012, which is in force: cyber incidents are still reported within ${LAW['us-dfars'].terms.incident} of discovery, images and logs are kept for ${LAW['us-dfars'].terms.logs}, and subcontractors tell the prime contractor too.`,
    place: '/industries/defense#law',
    basis: 'The suspension of CMMC changes none of it',
    follow: {
      cost: 'notification-deadlines.us-dfars-penalty',
      duration: 'defense.dfars-suspension',
      who: 'notification-deadlines.us-dfars-recipient',
      where: 'notification-deadlines.us-dfars-recipient',
      start: 'notification-deadlines.us-dfars-clock',
      how: 'notification-deadlines.us-dfars-contents',
      contents: 'notification-deadlines.us-dfars-contents',
    },
  },
  {
    id: 'defense.false-claims',
    lead: 'A senior official must affirm CMMC compliance every year, and an untrue statement brings exposure under the False Claims Act.',
    support:
      'In our measures the affirming official receives every open item in writing before signing, after an examination by people outside the implementing team.',
    place: '/industries/defense#law',
    basis: 'with exposure under the False Claims Act if the statement is untrue',
    follow: { how: 'defense.measure-requirements', who: 'defense.measure-requirements' },
  },
  {
    id: 'defense.proof-changed',
    lead: 'Governments have answered through the contract. In the United States, what a supplier must prove about its security changed twice within a year, and a senior official signs for it. None of this moves a delivery date.',
    place: '/industries/defense#situation',
    basis: 'changed twice within a year',
    follow: { how: 'defense.cmmc-help' },
  },
  {
    id: 'defense.joint-play',
    lead: 'Suppliers, ministries and allies can play jointly in our wargames and exercises; injects stay within classification and need to know.',
    place: '/industries/defense#solutions',
    basis: 'Joint play with suppliers, ministries and allies',
  },
  {
    id: 'defense.disputes',
    lead: 'In programme recovery, technical and commercial disputes are taken apart together, on a baseline that customer and contractor both believe, with weekly decisions at the level able to make them.',
    place: '/industries/defense#solutions',
    basis: 'Technical and commercial disputes untangled side by side',
    follow: { proof: 'defense.measure-milestones' },
  },
  {
    id: 'defense.coaching',
    lead: 'Leaders moving from uniform to industry, or the other way, change trades as well as offices. Executive Coaching is the service for them.',
    place: '/industries/defense#fitting-services',
    basis: 'Leaders moving from uniform to industry, or the other way, change trades as well as offices',
    follow: {
      cost: 'executive-coaching.cost',
      duration: 'executive-coaching.duration',
      start: 'executive-coaching.start',
    },
  },
  {
    id: 'defense.degraded-modes',
    lead: 'Mission threads are traced to single points of failure, degraded modes are agreed with the operators, and investment is ranked by effect on the mission.',
    place: '/industries/defense#solutions',
    basis: 'Mission threads traced to single points of failure',
    follow: { proof: 'defense.measure-functions' },
  },
  {
    id: 'defense.dfars',
    lead: `DFARS requires cyber incidents to be reported within ${LAW['us-dfars'].terms.incident} of discovery, with images and logs kept for ${LAW['us-dfars'].terms.logs}; subcontractors tell the prime contractor too.`,
    support: 'The suspension of CMMC changes none of it.',
    place: '/industries/defense#law',
    basis: 'subcontractors tell the prime contractor too',
    follow: {
      cost: 'notification-deadlines.us-dfars-penalty',
      duration: 'defense.dfars',
      who: 'notification-deadlines.us-dfars-recipient',
      where: 'notification-deadlines.us-dfars-recipient',
      start: 'notification-deadlines.us-dfars-clock',
      how: 'notification-deadlines.us-dfars-contents',
      contents: 'notification-deadlines.us-dfars-contents',
      proof: 'defense.measure-hours',
    },
  },
  {
    id: 'defense.uk-standard',
    lead: 'In Britain, Defence Standard 05-138 sets cyber requirements for suppliers by risk profile. Contracts with the Ministry of Defence can ask for incidents to be reported to it: read the clause before you need it.',
    place: '/industries/defense#law',
    basis: 'Sets cyber requirements for suppliers by risk profile',
  },
];
