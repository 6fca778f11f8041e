import type { AnswerEntry } from '../types.ts';

export const TECHNOLOGY_RESULTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'technology.measures',
    lead: 'Measures are chosen with your engineering and finance leads in the first month, read from your own telemetry, and reported whether or not they flatter us.',
    support:
      'Among them: time to a named incident commander, releases that can be reversed, hours to list every product with a named component, AI features live without an evaluation record, and recurrence of a known cause.',
    place: '/industries/technology#results',
    basis: 'read from your own telemetry, and reported whether or not they flatter us',
    follow: { duration: 'technology.measure-recurrence', who: 'technology.measure-commander' },
    options: [
      'technology.measure-commander',
      'technology.measure-rollback',
      'technology.measure-components',
      'technology.measure-ai',
      'technology.measure-recurrence',
    ],
  },
  {
    id: 'technology.measure-commander',
    lead: 'We measure from the first customer-visible error to a named incident commander, using the paging record of every major incident, reviewed monthly. Two breaches in a quarter trigger a redesign of the rota.',
    place: '/industries/technology#results',
    basis: 'Two breaches in a quarter trigger a redesign of the rota',
    follow: {
      duration: 'technology.measure-commander',
      who: 'technology.measure-commander',
      how: 'technology.measure-commander',
    },
  },
  {
    id: 'technology.measure-rollback',
    lead: 'Rollback is proved unannounced each fortnight on a service drawn by lot. A failure blocks further change to that service until it is repaired.',
    place: '/industries/technology#results',
    basis: 'Proved by an unannounced rollback each fortnight',
    follow: {
      duration: 'technology.measure-rollback',
      who: 'technology.measure-rollback',
      how: 'technology.measure-rollback',
    },
  },
  {
    id: 'technology.measure-components',
    lead: 'Your security team runs a drill quarterly against a real published advisory and counts the hours to list every affected product; we check the answer by sampling builds.',
    place: '/industries/technology#results',
    basis: 'Your security team runs the drill quarterly against a real published advisory',
    follow: {
      duration: 'technology.measure-components',
      who: 'technology.measure-components',
      how: 'technology.measure-components',
    },
  },
  {
    id: 'technology.measure-ai',
    lead: 'AI features live without a completed evaluation record are counted by internal audit at month end, with nil as the target. An exception needs the product executive’s signature and expires after thirty days.',
    place: '/industries/technology#results',
    basis: 'Counted by internal audit at month end, with nil as the target',
    follow: { duration: 'technology.measure-ai', who: 'technology.measure-ai', how: 'technology.measure-ai' },
  },
  {
    id: 'technology.measure-recurrence',
    lead: 'Post-incident actions are tracked for six months. A repeat goes to the executive committee with the reason it was possible.',
    place: '/industries/technology#results',
    basis: 'Post-incident actions are tracked for six months',
    follow: {
      duration: 'technology.measure-recurrence',
      who: 'technology.measure-recurrence',
      how: 'technology.measure-recurrence',
    },
  },
  {
    id: 'technology.services',
    lead: 'Incident Response when an outage becomes a security event, Technical Program Management for platform migrations and post-merger integrations, and AI Education, beginning with product managers.',
    place: '/industries/technology#fitting-services',
    options: ['incident-response.overview', 'technical-program-management.overview', 'ai-education.overview'],
    basis:
      'Platform migrations and post-merger integrations need one person whose only interest is the end date',
    follow: { who: 'about.who-leads', start: 'technology.start' },
  },
  {
    id: 'technology.start',
    lead: 'Tell us which service you could least afford to lose for a day. We bring to the first conversation the questions your own post-mortems ought to ask.',
    place: '/industries/technology#next-step',
    basis: 'Tell us which service you could least afford to lose for a day',
    follow: { who: 'about.who-leads' },
  },
  {
    id: 'technology.not-it-support',
    lead: 'No. Our work for technology firms is resilience and strategy: outage command, supply-chain integrity, AI product governance and growth decisions.',
    place: '/industries/technology#solutions',
    basis: 'Four things we do for technology firms',
  },
];
