import { pageOf } from '../../pages.ts';
import { PRACTICES } from '../../practices.ts';
import type { AnswerEntry } from '../types.ts';

const PLACE = '/about#practices';

type Name = keyof typeof PRACTICES;

/** What a practice is for and where its people come from; its services support that. */
function said(name: Name): Pick<AnswerEntry, 'lead' | 'support' | 'place' | 'basis'> {
  const { remit, background, services } = PRACTICES[name];
  const does = `${remit.charAt(0).toLowerCase()}${remit.slice(1)}`.replace('. Its', '; its');
  return {
    lead: `The ${name} ${does} Its people come from ${background}.`,
    support: `It leads ${services.map((path) => pageOf(path).label).join(' and ')}, and signs what it publishes.`,
    place: PLACE,
    basis: `Its people come from ${background}.`,
  };
}

/** The seven practices, one by one; insights.practices names them all. */
export const ABOUT_PRACTICES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'about.practice-ai',

    ...said('AI Strategy Practice'),
    follow: {
      cost: 'ai-education.cost',
      who: 'about.backgrounds',
      start: 'ai-education.start',
      proof: 'about.backgrounds',
    },
  },
  {
    id: 'about.practice-program',

    ...said('Program Delivery Practice'),
    follow: {
      cost: 'full-service-consulting.cost',
      who: 'about.backgrounds',
      start: 'full-service-consulting.start',
      proof: 'about.backgrounds',
    },
  },
  {
    id: 'about.practice-leadership',

    ...said('Leadership Practice'),
    follow: {
      cost: 'executive-coaching.cost',
      who: 'about.backgrounds',
      start: 'executive-coaching.start',
      proof: 'about.backgrounds',
    },
  },
  {
    id: 'about.practice-risk',

    ...said('Risk Advisory Practice'),
    follow: {
      cost: 'risk-resilience.cost',
      who: 'about.backgrounds',
      start: 'risk-resilience.start',
      proof: 'about.backgrounds',
    },
  },
  {
    id: 'about.practice-intelligence',

    ...said('Intelligence and Analytics Practice'),
    follow: {
      cost: 'insights-enablement.cost',
      who: 'about.backgrounds',
      start: 'insights-enablement.start',
      proof: 'about.backgrounds',
    },
  },
  {
    id: 'about.practice-exercises',

    ...said('Exercises and Simulation Practice'),
    follow: {
      cost: 'training-exercises-simulation.cost',
      who: 'about.backgrounds',
      start: 'training-exercises-simulation.start',
      proof: 'about.backgrounds',
    },
  },
  {
    id: 'about.practice-crisis',

    ...said('Crisis Response Practice'),
    follow: {
      cost: 'incident-response.cost',
      who: 'incident-response.who-answers',
      start: 'incident-response.start',
      proof: 'about.backgrounds',
    },
  },
];
