import { FOR_CLIENTS, STAGE_MINUTES } from '../../response.ts';
import type { AnswerEntry } from '../types.ts';

export const INCIDENT_RESPONSE_COMMAND_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'incident-response.command',
    lead: 'A command post beside your executives, where fact is kept apart from rumour and the next hours are planned.',
    support:
      'It brings situation reports at fixed times, statements for staff, customers, officials and press, and advice to the chief executive in person.',
    place: '/services/incident-response#services',
    basis: 'A command post beside your executives',
    follow: { proof: 'case-studies.government', contents: 'incident-response.command' },
  },
  {
    id: 'incident-response.statements',
    lead: 'Crisis command brings statements for staff, customers, officials and press.',
    support: `A communications adviser is named in under ${STAGE_MINUTES.team} minutes, ${FOR_CLIENTS}.`,
    place: '/services/incident-response#services',
    basis: 'Statements for staff, customers, officials and press',
    follow: { duration: 'incident-response.team-mobilisation', who: 'incident-response.team-mobilisation' },
  },
  {
    id: 'incident-response.recovery',
    onlyInAttacks: true,
    lead: 'Services are restored in the order the business needs, from verified backups, with files for claims and regulators.',
    place: '/services/incident-response#services',
    basis:
      'Services restored in the order the business needs, and an account of events that will stand up to questioning.',
    follow: { contents: 'incident-response.recovery' },
  },
  {
    id: 'incident-response.review',
    lead: 'You get an account of events that will stand up to questioning: a review that names causes and repairs, and files for claims and regulators.',
    place: '/services/incident-response#services',
    basis: 'A review that names causes and repairs',
  },
  {
    id: 'incident-response.first-hour',
    onlyInAttacks: true,
    lead: 'Early damage is often done by people trying to help: an administrator wipes the machine that held the traces.',
    support:
      'The remedy is one chain of command, one log, one list of facts with the time each became known.',
    place: '/services/incident-response#approach',
    basis: 'Early damage is often done by people trying to help',
  },
  {
    id: 'incident-response.decisions',
    lead: 'Every decision remains yours. The duty lead directs the response team; your executives decide.',
    place: '/services/incident-response#approach',
    basis: 'Every decision remains yours.',
  },
  {
    id: 'incident-response.lawyers',
    lead: 'Your counsel is involved from the start, because outsiders will read the record made that night.',
    place: '/services/incident-response#approach',
    basis: 'Your counsel is involved from the start',
  },
  {
    id: 'incident-response.duty-lead',
    lead: 'The duty lead is one of our own responders, brings order with the first call and directs the response team. Where the duty lead’s advice differs from the card, follow the duty lead. Every decision remains yours.',
    support:
      'At once the duty lead may give protective instructions, open the log and mobilise the team; nothing is done on your systems or in your name without the approval of someone you have named.',
    place: '/services/incident-response#approach',
    basis: 'Our duty lead brings that order with the first call.',
  },
];
