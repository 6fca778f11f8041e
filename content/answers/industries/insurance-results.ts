import type { AnswerEntry } from '../types.ts';

export const INSURANCE_RESULTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'insurance.measures',
    lead: 'Measures of exposure and service are agreed with the chief actuary and the chief operating officer together, because both tend to fail in the same week. Definitions are fixed before renewal.',
    place: '/industries/insurance#results',
    basis: 'We agree measures with the chief actuary and the chief operating officer together',
    follow: { proof: 'insurance.measure-claims' },
  },
  {
    id: 'insurance.measure-claims',
    lead: 'Claims intake at surge volume is simulated each spring with replayed storm data and the real handlers. Shortfalls become staff, authority or automation before the season opens.',
    place: '/industries/insurance#results',
    basis: 'Simulated each spring with replayed storm data and the real handlers',
    follow: {
      duration: 'insurance.measure-claims',
      who: 'insurance.measure-claims',
      how: 'insurance.measure-claims',
    },
  },
  {
    id: 'insurance.measure-model',
    lead: 'Exposure management compares modelled with observed loss ninety days after each named event. Deviation beyond the agreed band reopens the scenario, and pricing hears of it.',
    place: '/industries/insurance#results',
    basis: 'Exposure management reports ninety days after the event',
    follow: {
      duration: 'insurance.measure-model',
      who: 'insurance.measure-model',
      how: 'insurance.measure-model',
    },
  },
  {
    id: 'insurance.measure-dependencies',
    lead: 'We sample submissions and external scans at the half-year. A cyber portfolio below target takes on no further growth until its data improves.',
    place: '/industries/insurance#results',
    basis: 'A portfolio below target takes on no further growth until its data improves',
    follow: {
      duration: 'insurance.measure-dependencies',
      who: 'insurance.measure-dependencies',
      how: 'insurance.measure-dependencies',
    },
  },
  {
    id: 'insurance.measure-refusals',
    lead: 'Compliance draws a random sample of automated refusals monthly. The overturn rate has a ceiling, and breaching it returns the model to assisted use.',
    place: '/industries/insurance#results',
    basis: 'The overturn rate has a ceiling, and breaching it returns the model to assisted use',
    follow: {
      duration: 'insurance.measure-refusals',
      who: 'insurance.measure-refusals',
      how: 'insurance.measure-refusals',
    },
  },
  {
    id: 'insurance.measure-exposure',
    lead: 'The days to a board-ready view of gross and net exposure are rehearsed against a historic footprint, timed from the first bulletin. Finance and reinsurance must arrive at one figure.',
    place: '/industries/insurance#results',
    basis: 'Rehearsed against a historic footprint and timed from the first bulletin',
    follow: {
      duration: 'insurance.measure-exposure',
      who: 'insurance.measure-exposure',
      how: 'insurance.measure-exposure',
    },
  },
  {
    id: 'insurance.services',
    lead: 'Insights Enablement for exposure, claims and external signals in one view; Training, Exercises and Simulation for catastrophe exercises; Full-Service Consulting for claims operating models.',
    place: '/industries/insurance#fitting-services',
    options: [
      'insights-enablement.overview',
      'training-exercises-simulation.overview',
      'full-service-consulting.overview',
    ],
    basis: 'Exposure, claims and external signals belong in one view',
    follow: { who: 'about.who-leads', start: 'insurance.start' },
  },
  {
    id: 'insurance.start',
    lead: 'Name, without figures, the loss your board cannot agree on. We will say how it could be tested and what the test would need from you.',
    place: '/industries/insurance#next-step',
    basis: 'we will say how it could be tested and what the test would need from you',
    follow: { who: 'about.who-leads' },
  },
  {
    id: 'insurance.not-an-insurer',
    lead: 'No. We work for insurers, reinsurers and brokers: on accumulation, claims surge, cyber underwriting and governed AI.',
    place: '/industries/insurance#solutions',
    basis: 'Our work for insurers and brokers',
  },
];
