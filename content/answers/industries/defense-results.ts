import type { AnswerEntry } from '../types.ts';

export const DEFENSE_RESULTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'defense.measures',
    lead: 'Our measures rest on demonstration, each agreed with the accountable officer, kept at the right classification and reviewed at the programme’s own gates.',
    place: '/industries/defense#results',
    basis: 'Each is agreed with the accountable officer, kept at the right classification',
    follow: { proof: 'defense.measure-functions' },
  },
  {
    id: 'defense.measure-functions',
    lead: 'Independent umpires judge twice yearly which mission-essential functions are sustained in a contested exercise. One lost without a workable fallback enters the investment round with its cost.',
    place: '/industries/defense#results',
    basis: 'Judged by independent umpires twice yearly',
    follow: {
      duration: 'defense.measure-functions',
      who: 'defense.measure-functions',
      how: 'defense.measure-functions',
    },
  },
  {
    id: 'defense.measure-parts',
    lead: 'Supply managers compile sole-source parts below the agreed months of cover from bills of material every quarter. New entries require a mitigation decision by the next programme review.',
    place: '/industries/defense#results',
    basis: 'Compiled from bills of material every quarter by the supply managers',
    follow: { duration: 'defense.measure-parts', who: 'defense.measure-parts', how: 'defense.measure-parts' },
  },
  {
    id: 'defense.measure-requirements',
    lead: 'People outside the implementing team examine the NIST SP 800-171 requirements, and the affirming official receives every open item in writing before signing.',
    place: '/industries/defense#results',
    basis: 'The affirming official receives every open item in writing before signing',
    follow: {
      duration: 'defense.measure-requirements',
      who: 'defense.measure-requirements',
      how: 'defense.measure-requirements',
    },
  },
  {
    id: 'defense.measure-milestones',
    lead: 'Milestones are read from the integrated master schedule against the last rebaseline, with no replanning in between. Two consecutive misses bring a root-cause session that the customer attends.',
    place: '/industries/defense#results',
    basis: 'Two consecutive misses bring a root-cause session that the customer attends',
    follow: {
      duration: 'defense.measure-milestones',
      who: 'defense.measure-milestones',
      how: 'defense.measure-milestones',
    },
  },
  {
    id: 'defense.measure-hours',
    lead: 'The hours from suspected compromise to a reportable account are drilled each time with a lower-tier supplier, because that is where the clock usually starts late.',
    place: '/industries/defense#results',
    basis: 'Drilled each time with a lower-tier supplier',
    follow: { duration: 'defense.measure-hours', who: 'defense.measure-hours', how: 'defense.measure-hours' },
  },
  {
    id: 'defense.services',
    lead: 'Technical Program Management for recovery, Training, Exercises and Simulation for a staff to lose safely and learn, and Executive Coaching for leaders moving between uniform and industry.',
    place: '/industries/defense#fitting-services',
    basis: 'Leaders moving from uniform to industry, or the other way, change trades as well as offices',
    follow: { who: 'about.who-leads' },
    options: [
      'technical-program-management.overview',
      'training-exercises-simulation.overview',
      'executive-coaching.overview',
    ],
  },
  {
    id: 'defense.start',
    lead: 'Begin with an unclassified conversation: keep the form free of controlled or classified material and describe the mission or programme in general terms. We arrange a suitable channel for the rest.',
    place: '/industries/defense#next-step',
    basis: 'Please keep the form free of controlled or classified material',
    follow: { who: 'about.who-leads' },
  },
  {
    id: 'defense.not-weapons',
    lead: 'No. We support commands, agencies and industry with mission assurance, supply-chain integrity, programme recovery, and exercises and wargaming.',
    place: '/industries/defense#solutions',
    basis: 'Support for commands, agencies and industry',
  },
];
