import { FIRM } from '../../firm.ts';
import { FIRST_HOUR_CARD } from '../../first-hour-card.ts';
import { FIRST_HOUR, PUBLIC_SERVICES, RESPONSE } from '../../response-terms.ts';
import { CARD_STEPS } from '../replies.ts';
import type { AnswerEntry } from '../types.ts';

export const INCIDENT_RESPONSE_FIRST_HOUR_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'incident-response.card',
    lead: `The card ‘${FIRST_HOUR_CARD.title}’ stands at the top of the incident response page, with both hotlines. It prints on one sheet with lines for the times, and needs no script.`,
    support: FIRST_HOUR_CARD.keep,
    place: '/services/incident-response#hotline',
    basis: FIRST_HOUR_CARD.title,
  },
  {
    id: 'incident-response.danger-first',
    lead: `Call the public emergency services first: ${PUBLIC_SERVICES}. Account for your people before your systems.`,
    place: '/services/incident-response#hotline',
    basis: 'Account for your people before your systems.',
  },
  {
    id: 'incident-response.new-channel',
    onlyInAttacks: true,
    lead: FIRST_HOUR.steps[1].text,
    place: '/services/incident-response#hotline',
    basis: FIRST_HOUR.steps[1].text,
  },
  {
    id: 'incident-response.safety-machines',
    onlyInAttacks: true,
    lead: 'A machine that keeps people safe stays connected until those who run it agree. Other affected machines are disconnected and left switched on.',
    place: '/services/incident-response#hotline',
    basis: 'A machine that keeps people safe stays connected until those who run it agree.',
  },
  {
    id: 'incident-response.backups',
    onlyInAttacks: true,
    lead: `Disconnect the backups and stop their scheduled runs and deletions. Then leave them alone: connect, open, restore and delete nothing until the way in is known.`,
    place: '/services/incident-response#hotline',
    basis: FIRST_HOUR.steps[3].text,
    follow: { how: 'incident-response.recovery' },
  },
  {
    id: 'incident-response.attacker',
    onlyInAttacks: true,
    lead: `Do not answer the attacker: no reply, no click, no payment. Photograph the message and keep it.`,
    support: RESPONSE.extortion,
    place: '/services/incident-response#hotline',
    basis: FIRST_HOUR.steps[4].text,
  },
  {
    id: 'incident-response.extortion',
    onlyInAttacks: true,
    lead: RESPONSE.extortion,
    place: '/services/incident-response#response',
    basis: RESPONSE.extortion,
  },
  {
    id: 'incident-response.insurer-first',
    lead: FIRST_HOUR.steps[5].text,
    place: '/services/incident-response#hotline',
    basis: FIRST_HOUR.steps[5].text,
    follow: { how: 'incident-response.insurance' },
  },
  {
    id: 'incident-response.note-times',
    lead: FIRST_HOUR.steps[6].text,
    place: '/services/incident-response#hotline',
    basis: FIRST_HOUR.steps[6].text,
  },
  {
    id: 'incident-response.numbers',
    lead: `${FIRM.hotline.label} in ${FIRM.hotline.place}, or ${FIRM.usHotline.label} in ${FIRM.usHotline.place}. Both are answered ${FIRM.emergencyHours}. Take either, from wherever you are.`,
    support:
      'In an attack, call from a telephone outside the affected network. Disconnect affected machines, unless they keep people safe, but leave them switched on, and do not answer the attacker.',
    place: '/services/incident-response#hotline',
    basis: FIRM.hotline.label,
  },
  {
    id: 'incident-response.us-number',
    lead: `${FIRM.usHotline.label} in ${FIRM.usHotline.place}; the number in ${FIRM.hotline.place} is ${FIRM.hotline.label}. Both are answered ${FIRM.emergencyHours}.`,
    place: '/services/incident-response#hotline',
    basis: FIRM.usHotline.label,
  },
  {
    id: 'incident-response.card-lines',
    lead: `The printed card has a line for each of these: ${FIRST_HOUR_CARD.times.map((line) => line.charAt(0).toLowerCase() + line.slice(1)).join(', ')}. Below is room for what was seen, decided and done.`,
    support: 'Note by whom and when. Write down when you first knew: legal deadlines may run from then.',
    place: '/services/incident-response#hotline',
    basis: FIRST_HOUR_CARD.log,
  },
  {
    id: 'incident-response.steps',
    onlyInAttacks: true,
    lead: CARD_STEPS,
    support: `Call ${FIRM.hotline.label} (${FIRM.hotline.place}) or ${FIRM.usHotline.label} (${FIRM.usHotline.place}) at any hour, with or without an agreement, from a telephone outside the affected network. A machine that keeps people safe stays connected until those who run it agree. Where the duty lead’s advice differs, follow the duty lead.`,
    place: '/services/incident-response#hotline',
    basis: 'Take affected machines off the network',
  },
];
