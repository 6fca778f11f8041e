import { HOTLINE_NUMBERS } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const INCIDENT_RESPONSE_COVERAGE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'incident-response.coverage',
    lead: 'You can call about cyber and data, operations and supply, people and places, and reputation and regulation: not only about cyber attacks.',
    place: '/services/incident-response#coverage',
    basis: 'What you can call about',
  },
  {
    id: 'incident-response.cover-cyber',
    onlyInAttacks: true,
    lead: 'You can call about ransomware and extortion, theft or exposure of personal data, and misuse of access from within.',
    support: `If it is happening now, call ${HOTLINE_NUMBERS}.`,
    place: '/services/incident-response#coverage',
    basis: 'Ransomware and extortion',
  },
  {
    id: 'incident-response.cover-fraud',
    lead: 'You can call about hijacked mailboxes and payment fraud.',
    support: `If it is happening now, call ${HOTLINE_NUMBERS}.`,
    place: '/services/incident-response#coverage',
    basis: 'Hijacked mailboxes and payment fraud',
  },
  {
    id: 'incident-response.cover-outage',
    lead: 'You can call about the loss of a core system or a site, and about an outage of power, water or transport.',
    support: `If it is happening now, call ${HOTLINE_NUMBERS}.`,
    place: '/services/incident-response#coverage',
    basis: 'Loss of a core system or a site',
  },
  {
    id: 'incident-response.cover-supply',
    lead: 'You can call about the collapse of a critical supplier, and about contamination and product recall.',
    support: `If it is happening now, call ${HOTLINE_NUMBERS}.`,
    place: '/services/incident-response#coverage',
    basis: 'Collapse of a critical supplier',
  },
  {
    id: 'incident-response.cover-people',
    lead: 'You can call about violence or a credible threat of it, and about missing or detained staff: events in which safety comes first.',
    support: `Where life is in danger, the public emergency services come first; then call ${HOTLINE_NUMBERS}.`,
    place: '/services/incident-response#coverage',
    basis: 'Violence or a credible threat of it',
  },
  {
    id: 'incident-response.cover-disaster',
    lead: 'You can call about fire, flood and storm, and about evacuation and travel emergencies: events in which safety comes first.',
    support: `Where life is in danger, the public emergency services come first; then call ${HOTLINE_NUMBERS}.`,
    place: '/services/incident-response#coverage',
    basis: 'Evacuation and travel emergencies',
  },
  {
    id: 'incident-response.cover-reputation',
    lead: 'You can call about allegations against leaders, unannounced inspections, hostile campaigns and false reports, and an AI system failing in public.',
    support: `If it is happening now, call ${HOTLINE_NUMBERS}.`,
    place: '/services/incident-response#coverage',
    basis: 'Unannounced inspections',
  },
];
