import type { AnswerEntry } from '../types.ts';

export const HOME_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'home.slogan',
    lead: 'Beyond business continuity: operational excellence delivering your strategic success. We help businesses navigate complex challenges in the Age of AI.',
    place: '/',
    basis: 'Operational Excellence delivering your strategic success.',
    follow: { start: 'contact.appointment', how: 'services.method', difference: 'about.difference' },
  },
  {
    id: 'home.resilience',
    lead: 'Resilience is what lets an organisation take a position, keep it under pressure and act while others are still gathering facts.',
    place: '/#advantage',
    basis: 'Resilience is what lets an organisation take a position',
    follow: { start: 'contact.appointment', how: 'home.pillars' },
  },
  {
    id: 'home.pillars',
    lead: 'Protect and Defend: weak points found before anyone else does. Supercharge Response: a first hour that is staffed, led and already rehearsed. Leverage Insights: data and AI turned into judgement that arrives in time.',
    place: '/#advantage',
    basis: 'We turn data and AI into judgement that arrives in time.',
    follow: { start: 'contact.appointment', how: 'services.method' },
    options: ['home.protect', 'home.response', 'home.insights'],
  },
  {
    id: 'home.protect',
    lead: 'We look for the weak points before an adversary or an accident finds them, and prepare the operation to keep running when one of them fails.',
    support:
      'That means threat and vulnerability assessment across people, process and technology; continuity and recovery plans that have been exercised; cyber, supply-chain and reputational risk in a single view; and board reporting that names an owner for every material risk.',
    place: '/#advantage',
    basis: 'We look for the weak points before an adversary or an accident finds them',
    follow: {
      cost: 'risk-resilience.cost',
      start: 'risk-resilience.start',
      how: 'risk-resilience.framework',
    },
  },
  {
    id: 'home.response',
    lead: 'The first hour of a crisis shapes what follows. We make sure that hour is staffed, led and already rehearsed.',
    support:
      'That means incident response around the clock, command structures that people can follow under pressure, exercises built on your own scenarios, and messages prepared for staff, regulators, customers and press.',
    place: '/#advantage',
    basis: 'The first hour of a crisis shapes what follows.',
    follow: {
      cost: 'incident-response.cost',
      duration: 'incident-response.response-time',
      start: 'incident-response.start',
      how: 'incident-response.timeline',
    },
  },
  {
    id: 'home.insights',
    lead: 'We turn data and AI into judgement that arrives in time, because evidence is worth most while the decision is still open.',
    support:
      'That means AI education with certification, market and risk intelligence tied to decisions on the agenda, early-warning indicators with thresholds agreed in advance, and dashboards that show what changed and who should act.',
    place: '/#advantage',
    basis: 'Evidence is worth most while the decision is still open.',
    follow: {
      cost: 'insights-enablement.cost',
      start: 'insights-enablement.start',
      how: 'insights-enablement.method',
    },
  },
  {
    id: 'home.industries',
    lead: 'Eight: technology, retail, finance, healthcare, education, insurance, defense and government.',
    support: 'We work where we know the regulators, the systems and the people who are called first.',
    place: '/#industries',
    options: [
      'technology.overview',
      'retail.overview',
      'finance.overview',
      'healthcare.overview',
      'education.overview',
      'insurance.overview',
      'defense.overview',
      'government.overview',
    ],
    basis: 'We work where we know the regulators, the systems and the people who are called first.',
    follow: { start: 'contact.appointment' },
  },
  {
    id: 'home.other-industry',
    lead: 'The eight sectors are technology, retail, finance, healthcare, government, defence, insurance and education. If yours is another, ask us: the contact form offers “Other” as an industry.',
    place: '/#industries',
    basis: 'Eight sectors, each with risks of its own',
    follow: { start: 'contact.appointment' },
  },
  {
    id: 'home.sector-difference',
    lead: 'A bank, a hospital and a ministry fail in different ways. We work where we know the regulators, the systems and the people who are called first.',
    place: '/#industries',
    basis: 'A bank, a hospital and a ministry fail in different ways.',
    follow: { start: 'contact.appointment', how: 'home.industries', proof: 'home.experience' },
  },
];
