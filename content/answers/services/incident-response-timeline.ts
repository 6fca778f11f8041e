import { HOTLINE_NUMBERS } from '../../firm.ts';
import { FOR_CLIENTS, OTHERS, RESPONSE_MINUTES, STAGE_MINUTES } from '../../response.ts';
import type { AnswerEntry } from '../types.ts';

const { Essential, Enhanced, Premium } = RESPONSE_MINUTES;
const { contact, team, support } = STAGE_MINUTES;

export const INCIDENT_RESPONSE_TIMELINE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'incident-response.call-information',
    lead: 'Your organisation’s name and a number outside the affected network; any danger to people; a decision-maker reachable all night; what was seen first, by whom and when; what has been done since, even by mistake; your next deadlines.',
    support: `Do not wait to collect them all; name and number are enough to call ${HOTLINE_NUMBERS}.`,
    place: '/services/incident-response#hotline',
    basis: 'A decision-maker who can be reached all night',
  },
  {
    id: 'incident-response.timeline',
    lead: `After a call we work to this timeline, ${FOR_CLIENTS}: first contact in under ${contact} minutes, the team named in under ${team}, specialists at work or on their way in under ${support}, a written plan in under two hours.`,
    support: `At first contact a responder takes the facts. The initial response we owe by contract is that of your tier: the duty lead on the line in under ${Essential}, ${Enhanced} or ${Premium} minutes.`,
    place: '/services/incident-response#timeline',
    basis: 'Two hours, from call to plan',
    options: [
      'incident-response.first-contact',
      'incident-response.team-mobilisation',
      'incident-response.specialists',
      'incident-response.plan',
    ],
    follow: { proof: 'case-studies.government' },
  },
  {
    id: 'incident-response.response-time',
    lead: `Clients under agreement speak to a duty lead in under ${Essential} minutes in Essential, under ${Enhanced} in Enhanced and under ${Premium} in Premium. ${OTHERS}`,
    support: `For clients, the duty lead on the line is the response we owe by contract. The timeline we work to begins with a first contact in under ${contact} minutes, when a responder takes the facts.`,
    place: '/services/incident-response#tiers',
    basis: `Under ${RESPONSE_MINUTES.Essential} minutes`,
    follow: { proof: 'case-studies.government' },
  },
  {
    id: 'incident-response.first-contact',
    lead: `In under ${contact} minutes, ${FOR_CLIENTS}, a responder takes the facts, gives the first protective instructions and opens the log.`,
    support: `That is the timeline we work to. The initial response we owe by contract is that of your tier: the duty lead on the line in under ${Essential}, ${Enhanced} or ${Premium} minutes.`,
    place: '/services/incident-response#timeline',
    basis: 'A responder takes the facts, gives the first protective instructions and opens the log.',
  },
  {
    id: 'incident-response.team-mobilisation',
    lead: `In under ${team} minutes, ${FOR_CLIENTS}, specialists and a communications adviser are named, and join the duty lead on one line.`,
    place: '/services/incident-response#timeline',
    basis: 'Specialists and a communications adviser are named, and join the duty lead on one line.',
  },
  {
    id: 'incident-response.specialists',
    lead: `In under ${support} minutes, ${FOR_CLIENTS}, specialists are at work on your systems or on their way to you, and the first situation report is out.`,
    place: '/services/incident-response#timeline',
    basis: 'Specialists are at work on your systems or on their way to you.',
  },
  {
    id: 'incident-response.situation-reports',
    lead: `Situation reports come at fixed times; ${FOR_CLIENTS}, the first is out in under ${support} minutes.`,
    place: '/services/incident-response#services',
    basis: 'Situation reports at fixed times',
    follow: { duration: 'incident-response.specialists' },
  },
  {
    id: 'incident-response.plan',
    lead: `In under two hours, ${FOR_CLIENTS}, your executives hold a written plan: aims, options, legal duties, messages, and when to decide next.`,
    support: 'That is the timeline we work to. The initial response we owe by contract is that of your tier.',
    place: '/services/incident-response#timeline',
    basis:
      'Your executives hold a written plan: aims, options, legal duties, messages, and when to decide next.',
  },
];
