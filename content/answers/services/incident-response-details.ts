import { FOR_CLIENTS, RESPONSE_MINUTES } from '../../response.ts';
import type { AnswerEntry } from '../types.ts';

const { Essential, Enhanced, Premium } = RESPONSE_MINUTES;

/** Second-level facts of incident response: what is owed, to whom, and where. */
export const INCIDENT_RESPONSE_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'incident-response.others-time',
    lead: 'No time is promised to callers without an agreement: they are answered at any hour and helped as capacity allows. Clients under agreement come first.',
    support:
      'The duty lead checks conflicts and capacity during the call and reads you short emergency terms. Work begins on your word; they follow in writing, and until you confirm them we touch no system.',
    place: '/services/incident-response#response',
    basis: 'No time is promised.',
  },
  {
    id: 'incident-response.on-site-elsewhere',
    lead: 'Outside the United Kingdom and the United States, on-site times are those of your engagement letter.',
    place: '/services/incident-response#tiers',
    basis:
      'Outside the United Kingdom and the United States, on-site times are those of your engagement letter.',
  },
  {
    id: 'incident-response.dedicated-team',
    lead: 'Only Premium has a dedicated team; Essential and Enhanced have the duty team.',
    place: '/services/incident-response#tiers',
    basis: 'Dedicated team',
  },
  {
    id: 'incident-response.owed',
    lead: `What we owe by contract is the initial response of your tier: the duty lead on the line in under ${Essential}, ${Enhanced} or ${Premium} minutes. The timeline from first contact to a written plan is the timeline we work to.`,
    support: `Both are ${FOR_CLIENTS}. Specialists at work in under 60 minutes is our aim in every tier.`,
    place: '/services/incident-response#timeline',
    basis: 'The initial response we owe by contract is that of your tier.',
  },
  {
    id: 'incident-response.chief-executive',
    lead: 'Crisis command includes advice to the chief executive in person, from a command post beside your executives.',
    place: '/services/incident-response#services',
    basis: 'Advice to the chief executive in person',
    follow: { how: 'incident-response.command' },
  },
];
