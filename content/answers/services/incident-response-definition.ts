import { AGREEMENT, RESPONSE } from '../../response-terms.ts';
import { FOR_CLIENTS, RESPONSE_MINUTES } from '../../response.ts';
import { byTier } from '../by-tier.ts';
import type { AnswerEntry } from '../types.ts';

const { Essential, Enhanced, Premium } = RESPONSE_MINUTES;
const TIMES = `By tier, ${FOR_CLIENTS}: Essential under ${Essential} minutes, Enhanced under ${Enhanced}, Premium under ${Premium}.`;

export const INCIDENT_RESPONSE_DEFINITION_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'incident-response.definition',
    lead: `${RESPONSE.is} ${TIMES} ${RESPONSE.from}`,
    support: `${RESPONSE.directs} The call is answered by one of our own responders, on shift and authorised to mobilise a team.`,
    place: '/services/incident-response#response',
    basis: RESPONSE.is,
  },
  {
    id: 'incident-response.authority',
    lead: `${RESPONSE.mayDo} ${RESPONSE.mayNotDo}`,
    place: '/services/incident-response#response',
    basis: RESPONSE.mayDo,
    follow: { who: 'terms.authorised-people' },
  },
  {
    id: 'incident-response.on-site-times',
    lead: `On site in the United Kingdom: ${byTier(AGREEMENT.onSiteUk)}. In the United States: ${byTier(AGREEMENT.onSiteUs)}.`,
    support:
      'Those of Enhanced are our aim, those of Premium guaranteed. Elsewhere, on-site times are those of your engagement letter.',
    place: '/services/incident-response#tiers',
    basis: 'On site in the United Kingdom',
  },
  {
    id: 'incident-response.unused-hours',
    lead: `Unused hours lapse at the end of the year. In Enhanced and Premium they can be used for exercises before that.`,
    place: '/services/incident-response#tiers',
    basis: 'Unused hours',
  },
  {
    id: 'incident-response.agreement-exercises',
    lead: `Each year: ${byTier(AGREEMENT.exercises)}.`,
    place: '/services/incident-response#tiers',
    basis: AGREEMENT.exercises[2],
  },
  {
    id: 'incident-response.insurer-panels',
    lead: `Insurer panels: ${byTier(AGREEMENT.insurers)}.`,
    place: '/services/incident-response#tiers',
    basis: AGREEMENT.insurers[0],
    follow: { how: 'incident-response.insurer-first' },
  },
  {
    id: 'incident-response.privilege',
    lead: `Counsel and privilege: ${byTier(AGREEMENT.counsel)}. Your counsel says how the record is kept.`,
    place: '/services/incident-response#tiers',
    basis: AGREEMENT.counsel[0],
    follow: { who: 'incident-response.lawyers' },
  },
];
