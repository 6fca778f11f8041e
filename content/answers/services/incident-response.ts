import { FIRM, HOTLINE_NUMBERS } from '../../firm.ts';
import { RESPONSE } from '../../response-terms.ts';
import { CLIENTS, OTHERS } from '../../response.ts';
import { OWED_AND_AIMED } from '../by-tier.ts';
import type { AnswerEntry } from '../types.ts';

export const INCIDENT_RESPONSE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'incident-response.overview',
    lead: `Cyber and crisis responders are on duty at every hour of the year. The team does cyber response, crisis command, and recovery and review. Hotline: ${HOTLINE_NUMBERS}, ${FIRM.emergencyHours}.`,
    support: `${CLIENTS} ${OWED_AND_AIMED} ${OTHERS}`,
    place: '/services/incident-response',
    basis: 'Cyber and crisis responders on duty at every hour of the year.',
    follow: { proof: 'incident-response.review' },
    options: ['incident-response.cyber', 'incident-response.command', 'incident-response.recovery'],
  },
  {
    id: 'incident-response.now',
    onlyInAttacks: true,
    lead: `Call ${HOTLINE_NUMBERS} at once, at any hour, from a telephone outside your network. Disconnect affected machines but leave them on. One that keeps people safe stays connected until those who run it agree.`,
    support:
      'Where people are in danger, the emergency services come first. Disconnect the backups, then leave them alone; do not answer the attacker. Give your organisation’s name and a number outside the affected network; call with or without an agreement.',
    place: '/services/incident-response#hotline',
    basis: 'Disconnect cable and wireless, together if you can, but leave them switched on.',
  },
  {
    id: 'incident-response.switch-off',
    onlyInAttacks: true,
    lead: `Disconnect affected machines but leave them switched on, and do not wipe them: the machine may hold the traces. One that keeps people safe stays connected until those who run it agree.`,
    support: `Then call ${HOTLINE_NUMBERS}.`,
    place: '/services/incident-response#hotline',
    basis: 'Disconnect cable and wireless, together if you can, but leave them switched on.',
  },
  {
    id: 'incident-response.available',
    lead: `Responders are on duty at every hour of the year, nights, Sundays and holidays included: ${HOTLINE_NUMBERS}, ${FIRM.emergencyHours}.`,
    place: '/services/incident-response',
    basis: 'Cyber and crisis responders on duty at every hour of the year.',
  },
  {
    id: 'incident-response.who-answers',
    lead: RESPONSE.answers,
    place: '/services/incident-response#response',
    basis: RESPONSE.answers,
  },
  {
    id: 'incident-response.cyber',
    onlyInAttacks: true,
    lead: 'Cyber response stops the intruder, keeps the evidence and finds out what was reached before anyone makes a statement about it.',
    support:
      'It includes forensic capture and log analysis, isolation that keeps essential services running, and coordination with insurers and law enforcement.',
    place: '/services/incident-response#services',
    basis: 'Stop the intruder, keep the evidence and find out what was reached',
    follow: { contents: 'incident-response.cyber' },
  },
  {
    id: 'incident-response.law-enforcement',
    onlyInAttacks: true,
    lead: 'Cyber response includes coordination with insurers and law enforcement.',
    place: '/services/incident-response#services',
    basis: 'Coordination with insurers and law enforcement',
    follow: { who: 'incident-response.cyber' },
  },
];
