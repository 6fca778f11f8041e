import { HOTLINE_NUMBERS } from '../../firm.ts';
import { PUBLIC_SERVICES } from '../../response-terms.ts';
import type { AnswerEntry } from '../types.ts';

const HOTLINE = '/services/incident-response#hotline';

/** What people ask next once they have reported an emergency that is no attack on computers. */
export const INCIDENT_RESPONSE_MEANWHILE_ANSWERS: readonly AnswerEntry[] = [
  {
    // Takes the place of the steps for an attack after a report of any other emergency.
    id: 'incident-response.now-otherwise',
    lead: `If anybody is in danger, call the emergency services: ${PUBLIC_SERVICES}. Then call ${HOTLINE_NUMBERS}, at any hour, with or without an agreement.`,
    support:
      'Call the claims line of your policy and your counsel before you hire anybody. Note what was seen, decided and done, by whom and when, and write down when you first knew. When you call, say who can decide and be reached all night, and what has been done since, even by mistake.',
    place: HOTLINE,
    basis: 'Note the times',
  },
  {
    id: 'incident-response.money-gone',
    lead: 'If money has gone, call your bank’s fraud line, at once if nobody is in danger. The site does not say whether it can be got back.',
    support: `Then call ${HOTLINE_NUMBERS}. You can call about hijacked mailboxes and payment fraud. Note the times.`,
    place: HOTLINE,
    basis: 'call your bank’s fraud line next',
  },
  {
    id: 'incident-response.held',
    lead: `If people are threatened or held, call the police and do as they advise: ${PUBLIC_SERVICES}.`,
    support: `You can call us about missing or detained staff: ${HOTLINE_NUMBERS}.`,
    place: HOTLINE,
    basis: 'If people are threatened or held, do as the police advise.',
  },
  {
    id: 'incident-response.officials',
    lead: `The site does not say what officials may ask of you: call your counsel at once. You can call us about unannounced inspections: ${HOTLINE_NUMBERS}.`,
    support: 'Note what was seen, decided and done, by whom and when.',
    place: '/services/incident-response#coverage',
    basis: 'Unannounced inspections',
  },
];
