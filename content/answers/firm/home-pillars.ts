import type { AnswerEntry } from '../types.ts';

/** What belongs to each of the three pillars of the home page. */
export const HOME_PILLARS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'home.protect-scope',
    lead: 'Protect and Defend means threat and vulnerability assessment, exercised continuity and recovery plans, cyber, supply-chain and reputational risk in a single view, and board reporting that names an owner for every material risk.',
    place: '/#advantage',
    basis: 'Board reporting that names an owner for every material risk',
    follow: {
      cost: 'risk-resilience.cost',
      start: 'risk-resilience.start',
      how: 'risk-resilience.framework',
    },
  },
  {
    id: 'home.response-scope',
    lead: 'Supercharge Response means response around the clock, command structures that people can follow, exercises and simulations built on your own scenarios, and messages prepared for staff, regulators, customers and press.',
    place: '/#advantage',
    basis: 'Messages prepared for staff, regulators, customers and press',
    follow: {
      cost: 'incident-response.cost',
      duration: 'incident-response.response-time',
      start: 'incident-response.start',
    },
  },
  {
    id: 'home.insights-scope',
    lead: 'Leverage Insights means AI education with certification, market and risk intelligence tied to decisions, early-warning indicators with thresholds agreed in advance, and dashboards that show what changed and who should act.',
    place: '/#advantage',
    basis: 'Dashboards that show what changed and who should act',
    follow: {
      cost: 'insights-enablement.cost',
      start: 'insights-enablement.start',
      how: 'insights-enablement.method',
    },
  },
];
