import { FIRM } from '../../firm.ts';
import { AGREEMENT } from '../../response-terms.ts';
import { RESPONSE_MINUTES } from '../../response.ts';
import type { AnswerEntry } from '../types.ts';

const { Essential, Enhanced, Premium } = RESPONSE_MINUTES;

export const INCIDENT_RESPONSE_TIERS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'incident-response.tiers',
    lead: `Essential, Enhanced and Premium differ in initial response (under ${Essential}, ${Enhanced} or ${Premium} minutes) and in hours, on-site times and exercises; Premium adds a dedicated team and guaranteed on-site presence.`,
    support: `In every tier the hotline is answered ${FIRM.emergencyHours}, and we aim to give you a written plan in under two hours.`,
    place: '/services/incident-response#tiers',
    options: ['incident-response.essential', 'incident-response.enhanced', 'incident-response.premium'],
    basis: 'Three levels of readiness',
    follow: { who: 'incident-response.which-tier', proof: 'case-studies.government' },
  },
  {
    id: 'incident-response.essential',
    lead: `Essential: initial response in under ${Essential} minutes, the duty team, ${AGREEMENT.hours[0]} a year, and on-site presence as agreed in the incident. It suits organisations with responders of their own.`,
    support:
      'Unused hours lapse at the end of the year. Each year brings a test of the call-out; the initial response, the duty lead on the line, is owed by contract.',
    place: '/services/incident-response#tiers',
    basis: 'Organisations with responders of their own',
    follow: { contents: 'incident-response.essential' },
  },
  {
    id: 'incident-response.enhanced',
    lead: `Enhanced: initial response in under ${Enhanced} minutes, the duty team, ${AGREEMENT.hours[1]} a year, and on-site times that we aim at but do not guarantee: ${AGREEMENT.onSiteUk[1].toLowerCase()} in the United Kingdom, ${AGREEMENT.onSiteUs[1].toLowerCase()} in the United States.`,
    support:
      'It suits services that the public notices when they stop. Each year brings a test of the call-out and a tabletop exercise. Unused hours can be used for exercises, then lapse.',
    place: '/services/incident-response#tiers',
    basis: 'Services that the public notices when they stop',
    follow: { contents: 'incident-response.enhanced' },
  },
  {
    id: 'incident-response.premium',
    lead: `Premium: initial response in under ${Premium} minutes, a dedicated team, ${AGREEMENT.hours[2]} a year, and guaranteed on-site presence: ${AGREEMENT.onSiteUk[2].toLowerCase()} in the United Kingdom, ${AGREEMENT.onSiteUs[2].toLowerCase()} in the United States. For operations whose failure moves markets within minutes.`,
    support:
      'Each year brings two tests of the call-out and two exercises. Unused hours can be used for exercises, then lapse.',
    place: '/services/incident-response#tiers',
    basis: 'Operations whose failure moves markets within minutes',
    follow: { contents: 'incident-response.premium' },
  },
  {
    id: 'incident-response.which-tier',
    lead: 'Essential suits organisations with responders of their own; Enhanced, services that the public notices when they stop; Premium, operations whose failure moves markets within minutes.',
    place: '/services/incident-response#tiers',
    basis: 'Organisations with responders of their own',
  },
  {
    id: 'incident-response.on-site',
    lead: 'On-site presence is guaranteed in Premium, our aim in Enhanced, and as agreed in the incident in Essential.',
    place: '/services/incident-response#tiers',
    basis: 'As agreed in the incident',
  },
  {
    id: 'incident-response.every-tier',
    lead: `In every tier, Essential included, the hotline is answered ${FIRM.emergencyHours}, and we aim to give you a written plan in under two hours.`,
    support:
      'The tiers differ in initial response, hours, on-site times and exercises; only Premium has a dedicated team.',
    place: '/services/incident-response#tiers',
    basis: 'In every tier the hotline is answered',
  },
];
