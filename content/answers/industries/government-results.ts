import type { AnswerEntry } from '../types.ts';

export const GOVERNMENT_RESULTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'government.measures',
    lead: 'Measures are agreed with the accounting officer or chief executive in words that could be published. Most of them use data you already have.',
    place: '/industries/government#results',
    basis:
      'We agree measures with the accounting officer or chief executive in words that could be published',
    follow: { proof: 'case-studies.government' },
  },
  {
    id: 'government.measure-services',
    lead: 'The hours until each essential service reaches its minimum level are shown in a yearly exercise in which contractors take part. The shortfall is priced, and the decision to fund or accept it is minuted.',
    place: '/industries/government#results',
    basis: 'Shown in a yearly exercise in which contractors take part',
    follow: {
      duration: 'government.measure-services',
      who: 'government.measure-services',
      how: 'government.measure-services',
    },
  },
  {
    id: 'government.measure-guidance',
    lead: 'The duty communications officer logs the time from confirmed emergency to first public guidance, in real events and drills alike. A panel of residents then says whether it was understood.',
    place: '/industries/government#results',
    basis: 'A panel of residents then says whether it was understood',
    follow: {
      duration: 'government.measure-guidance',
      who: 'government.measure-guidance',
      how: 'government.measure-guidance',
    },
  },
  {
    id: 'government.measure-payments',
    lead: 'Payments with the main system off are trialled once a year on a small live run watched by internal audit. An unsuccessful trial is repeated within the quarter.',
    place: '/industries/government#results',
    basis: 'Trialled once a year on a small live run watched by internal audit',
    follow: {
      duration: 'government.measure-payments',
      who: 'government.measure-payments',
      how: 'government.measure-payments',
    },
  },
  {
    id: 'government.measure-appeals',
    lead: 'The data protection and equality leads compile each half-year which automated decisions were reversed on appeal, by group affected. A skewed pattern suspends the rule until it is explained.',
    place: '/industries/government#results',
    basis: 'A skewed pattern suspends the rule until it is explained',
    follow: {
      duration: 'government.measure-appeals',
      who: 'government.measure-appeals',
      how: 'government.measure-appeals',
    },
  },
  {
    id: 'government.measure-lessons',
    lead: 'Lessons from past incidents are closed with proof: the scrutiny committee sees the list, the evidence and the age of whatever is still open.',
    place: '/industries/government#results',
    basis: 'The scrutiny committee sees the list, the evidence and the age of whatever is still open',
    follow: {
      duration: 'government.measure-lessons',
      who: 'government.measure-lessons',
      how: 'government.measure-lessons',
    },
  },
  {
    id: 'government.services',
    lead: 'Full-Service Consulting for reform that crosses departments, Risk and Resilience for a risk register that decides where money goes, and Training, Exercises and Simulation for those who command in an emergency.',
    place: '/industries/government#fitting-services',
    options: [
      'full-service-consulting.overview',
      'risk-resilience.overview',
      'training-exercises-simulation.overview',
    ],
    basis:
      'Reform that crosses departments needs one team accountable from the options paper to the working service',
    follow: { who: 'about.who-leads', start: 'government.start' },
  },
  {
    id: 'government.start',
    lead: 'Tell us the service, the population it serves and the deadline you work to. An early conversation is without commitment, and market soundings oblige you to nothing.',
    support: 'Formal procurement follows your own rules.',
    place: '/industries/government#next-step',
    basis: 'Tell us the service, the population it serves and the deadline you work to',
    follow: { who: 'about.who-leads', how: 'government.tender' },
  },
  {
    id: 'government.tender',
    lead: 'Market soundings are welcome and oblige you to nothing; formal procurement follows your own rules.',
    place: '/industries/government#next-step',
    basis:
      'Market soundings are welcome and oblige you to nothing; formal procurement follows your own rules',
    follow: { who: 'about.who-leads', start: 'government.start' },
  },
  {
    id: 'government.not-an-authority',
    lead: 'No. We work for central, regional and local government, on continuity, communication, cyber defence and AI; we are not an authority ourselves.',
    place: '/industries/government',
    basis: 'We work with central, regional and local government',
  },
];
