import type { AnswerEntry } from '../types.ts';

export const RETAIL_RESULTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'retail.measures',
    lead: 'Four, settled with your trading and operations directors before the season: minutes of selling lost, valuable lines with a tested second source, time to withdraw an unsafe product, and password resets granted to an unverified caller.',
    support: 'We take a starting value and read them again in every week that matters.',
    place: '/industries/retail#results',
    basis: 'We agree four measures with your trading and operations directors before the season',
    follow: { proof: 'case-studies.retail' },
    options: [
      'retail.measure-minutes',
      'retail.measure-second-source',
      'retail.measure-withdrawal',
      'retail.measure-resets',
    ],
  },
  {
    id: 'retail.measure-minutes',
    lead: 'Finance computes the minutes of selling lost, by store and channel, from till and web logs each Monday of the peak. Beyond the agreed ceiling, the review takes place that same week.',
    place: '/industries/retail#results',
    basis: 'Finance computes it from till and web logs each Monday of the peak',
    follow: {
      duration: 'retail.measure-minutes',
      who: 'retail.measure-minutes',
      how: 'retail.measure-minutes',
    },
  },
  {
    id: 'retail.measure-second-source',
    lead: 'We count the hundred most valuable lines that have a tested second source. Buying updates the list quarterly, and one trial order per category is actually placed.',
    place: '/industries/retail#results',
    basis: 'One trial order per category is actually placed',
    follow: {
      duration: 'retail.measure-second-source',
      who: 'retail.measure-second-source',
      how: 'retail.measure-second-source',
    },
  },
  {
    id: 'retail.measure-withdrawal',
    lead: 'Withdrawal is clocked twice a year in a live drill with a harmless item. Any store or marketplace listing still selling past the limit is traced to its cause.',
    place: '/industries/retail#results',
    basis: 'Clocked twice a year in a live drill with a harmless item',
    follow: {
      duration: 'retail.measure-withdrawal',
      who: 'retail.measure-withdrawal',
      how: 'retail.measure-withdrawal',
    },
  },
  {
    id: 'retail.measure-resets',
    lead: 'Testers instructed by the security chief ring the help desk every month. One success rewrites the script and retrains the shift.',
    place: '/industries/retail#results',
    basis: 'ring the help desk every month',
    follow: { duration: 'retail.measure-resets', who: 'retail.measure-resets', how: 'retail.measure-resets' },
  },
  {
    id: 'retail.services',
    lead: 'Training, Exercises and Simulation for peak rooms, recalls and store evacuations; Risk and Resilience for one register across directors; Insights Enablement for demand, stock and supplier signals.',
    place: '/industries/retail#fitting-services',
    options: [
      'training-exercises-simulation.overview',
      'risk-resilience.overview',
      'insights-enablement.overview',
    ],
    basis: 'Peak rooms, recalls and store evacuations are learned by doing',
    follow: { duration: 'retail.when', who: 'about.who-leads', start: 'retail.start' },
  },
  {
    id: 'retail.start',
    lead: 'Say what you sell, where it comes from and when your calendar turns critical. We tell you what can realistically be made ready by then, and what should be left for next year.',
    place: '/industries/retail#next-step',
    basis: 'Say what you sell, where it comes from and when your calendar turns critical',
    follow: { duration: 'retail.when', who: 'about.who-leads' },
  },
  {
    id: 'retail.not-a-shop',
    lead: 'No. We are a consultancy: we prepare retailers and other consumer businesses to go on selling.',
    place: '/industries/retail',
    basis: 'We prepare consumer businesses to go on selling',
  },
];
