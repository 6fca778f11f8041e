import { OPEN_TO_READERS } from '../../full-texts.ts';
import type { AnswerEntry } from '../types.ts';

export const WEBINARS_SESSIONS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'webinars.ai-incident',
    lead: 'In “Rehearsing an AI incident before you have one”, planned for 11 February 2027, we run the opening of a tabletop exercise with the audience, about a model that begins to give harmful answers, and show how to stage it yourselves.',
    support:
      'The Exercises and Simulation Practice gives it; the page names no speaker. It lasts 60 minutes. If a session moves, the webinars page has the date that counts.',
    place: '/resources/webinars#rehearsing-an-ai-incident-title',
    basis: 'We run the opening of a tabletop exercise with the audience',
  },
  {
    id: 'webinars.supplier',
    lead: '“The first day without a critical supplier”, planned for 15 April 2027 by the Risk Advisory Practice: hour by hour, a hosted service that you share with competitors stops: what can be known, which clauses help, what customers hear, and what pays off.',
    support: 'If a session moves, the webinars page has the date that counts.',
    place: '/resources/webinars#first-day-without-a-critical-supplier-title',
    basis: 'A hosted service that you and your competitors share stops at nine in the morning',
  },
  {
    id: 'webinars.recordings',
    lead: `No recording is published. Of the recorded sessions, on crisis communication, AI agents and impact tolerances, there are edited transcripts with slides, ${OPEN_TO_READERS}`,
    place: '/resources/webinars#recorded',
    options: ['webinars.communication', 'webinars.ai-agents', 'webinars.impact-tolerances'],
    basis: 'Each session is an edited transcript with slides',
    follow: { cost: 'webinars.recordings', start: 'insights.subscribe', how: 'insights.subscribe' },
  },
  {
    id: 'webinars.communication',
    lead: 'The transcript on crisis communication covers holding statements that remain true, the one question every journalist will ask, and how to correct yourself without losing the room: 48 minutes, held on 17 November 2026.',
    place: '/resources/webinars#speaking-before-you-know-title',
    basis: 'Holding statements that remain true',
    follow: {
      cost: 'webinars.recordings',
      duration: 'pieces.speaking.length',
      who: 'pieces.speaking.length',
      start: 'webinars.recordings',
      how: 'webinars.recordings',
    },
  },
  {
    id: 'webinars.ai-agents',
    lead: 'The transcript on AI agents deals with permissions for software that acts by itself: scopes, spending limits, evidence for the auditor, and the person who answers for it. 52 minutes, held on 1 October 2026.',
    place: '/resources/webinars#ai-agents-allow-log-refuse-title',
    basis: 'Permissions for software that acts by itself',
    follow: {
      cost: 'webinars.recordings',
      duration: 'pieces.agents.length',
      who: 'pieces.agents.length',
      start: 'webinars.recordings',
      how: 'webinars.recordings',
    },
  },
  {
    id: 'webinars.impact-tolerances',
    lead: 'The transcript on impact tolerances shows how to set a limit for disruption in one workshop per service, with the business owner in the chair, and what to test first. 45 minutes, held on 18 June 2026.',
    place: '/resources/webinars#impact-tolerances-without-the-paperwork-title',
    basis: 'How to set a limit for disruption in one workshop per service',
    follow: {
      cost: 'webinars.recordings',
      duration: 'pieces.tolerances.length',
      who: 'pieces.tolerances.length',
      start: 'webinars.recordings',
      how: 'webinars.recordings',
    },
  },
  {
    id: 'webinars.private',
    lead: 'We can run any of the sessions in private, built around your sector, your suppliers and your questions, and follow it with an exercise on the same day.',
    place: '/resources/webinars#next-step',
    basis: 'We can run any of these in private',
    follow: {
      cost: 'services.cost',
      where: 'contact.ways',
      start: 'contact.appointment',
      how: 'training-exercises-simulation.stages',
    },
  },
  {
    id: 'webinars.april-time',
    lead: 'It is planned for 15 April 2027 at 1600 BST, which is 1100 in New York and 0800 in San Francisco. If a session moves, the webinars page has the date that counts.',
    place: '/resources/webinars#upcoming',
    basis: '1600 BST (1100 New York, 0800 San Francisco)',
  },
  {
    id: 'webinars.february-time',
    lead: 'It is planned for 11 February 2027 at 1500 GMT, which is 1000 in New York and 0700 in San Francisco. If a session moves, the webinars page has the date that counts.',
    place: '/resources/webinars#upcoming',
    basis: '1500 GMT (1000 New York, 0700 San Francisco)',
  },
  {
    id: 'webinars.recorded-lengths',
    lead: 'The longest past session is the one on AI agents, 52 minutes; the one on crisis communication took 48 and the one on impact tolerances 45.',
    place: '/resources/webinars#recorded',
    basis: 'Each session is an edited transcript with slides',
    follow: { cost: 'webinars.recordings', start: 'webinars.recordings', how: 'webinars.recordings' },
    options: ['webinars.ai-agents', 'webinars.communication', 'webinars.impact-tolerances'],
  },
  {
    id: 'webinars.recorded-dates',
    lead: 'All are of 2026: on crisis communication of 17 November, on AI agents of 1 October, on impact tolerances of 18 June.',
    place: '/resources/webinars#recorded',
    basis: 'Each session is an edited transcript with slides',
    follow: { cost: 'webinars.recordings', start: 'webinars.recordings', how: 'webinars.recordings' },
    options: ['webinars.communication', 'webinars.ai-agents', 'webinars.impact-tolerances'],
  },
];
