import { HOTLINE_NUMBERS } from '../../firm.ts';
import { RESPONSE_MINUTES } from '../../response.ts';
import { AGREEMENT } from '../../response-terms.ts';
import { byTier } from '../by-tier.ts';
import type { AnswerEntry } from '../types.ts';

const { Essential, Enhanced, Premium } = RESPONSE_MINUTES;

export const INCIDENT_RESPONSE_AGREEMENT_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'incident-response.sign-first',
    lead: `Nothing has to be signed before you call ${HOTLINE_NUMBERS}. Without an agreement, the duty lead checks conflicts and capacity during the call and reads you short emergency terms; work begins on your word.`,
    support:
      'The terms follow in writing, and until you confirm them we touch no system. If we cannot take the case, we say so at once. Clients under agreement come first.',
    place: '/services/incident-response#questions',
    basis:
      'For others the duty lead checks conflicts and capacity during the call and reads you short emergency terms.',
  },
  {
    id: 'incident-response.no-agreement',
    lead: `You can call at any hour without an agreement: ${HOTLINE_NUMBERS}. Clients under agreement come first; for others the duty lead checks conflicts and capacity in the call and reads you short emergency terms.`,
    support:
      'Work begins on your word; they follow in writing, and until you confirm them we touch no system. If we cannot take the case, we say so at once, so that you can turn to your insurer’s panel or your national cyber authority.',
    place: '/services/incident-response#questions',
    basis: 'Clients under agreement come first.',
  },
  {
    id: 'incident-response.prepare',
    lead: 'A contact sheet, your services in order of importance, network and site plans, and signed authority for us to act. We prepare these with you when an agreement starts.',
    place: '/services/incident-response#questions',
    basis:
      'A contact sheet, your services in order of importance, network and site plans, and signed authority for us to act.',
  },
  {
    id: 'incident-response.cost',
    lead: 'The retainer pays for readiness at your tier and for the hours included in it. Further hours are charged at the rates in your engagement letter and logged daily. The site names no amounts.',
    support: `Initial response under agreement: Essential under ${Essential} minutes, Enhanced under ${Enhanced}, Premium under ${Premium}.`,
    place: '/services/incident-response#questions',
    basis: 'The retainer pays for readiness at your tier and for the hours included in it.',
    follow: { proof: 'case-studies.government' },
  },
  {
    id: 'incident-response.payment',
    lead: 'Invoices are due in 30 days from their date, for response work as for all our work. Retainers are invoiced in advance for each period.',
    place: '/terms#fees',
    basis: 'Invoices are due in 30 days from their date.',
    follow: { duration: 'incident-response.payment' },
  },
  {
    id: 'incident-response.included-hours',
    lead: `Each tier includes hours for a year: ${byTier(AGREEMENT.hours)}. Hours beyond those are charged at the rates in your engagement letter and logged daily. The site names no rates.`,
    place: '/services/incident-response#tiers',
    basis: 'Hours included per year',
  },
  {
    id: 'incident-response.insurance',
    lead: 'If an insurer must approve the cost, we speak to it in the first hours.',
    place: '/services/incident-response#questions',
    basis: 'If an insurer must approve the cost, we speak to it in the first hours.',
  },
  {
    id: 'incident-response.leave',
    lead: 'Either side may end it with 30 days’ notice in writing, for any reason. Contact sheets, plans and credentials are then returned, or destroyed with written confirmation.',
    place: '/services/incident-response#questions',
    basis: 'Either side may end it with 30 days’ notice in writing, for any reason.',
    follow: { duration: 'incident-response.leave' },
  },
  {
    id: 'incident-response.start',
    lead: 'Put it in place before you need it, and ask for the terms of the three tiers: an agreement made in good time saves the hour that contracts take on a bad night.',
    support: `For anything already happening, use the telephone: ${HOTLINE_NUMBERS}.`,
    place: '/services/incident-response#next-step',
    basis: 'An agreement saves the hour that contracts take on a bad night.',
  },
  {
    id: 'incident-response.cannot-take',
    lead: 'If we cannot take the case of a caller without an agreement, we say so at once, so that you can turn to your insurer’s panel or your national cyber authority.',
    support:
      'Clients under agreement come first. For others the duty lead checks conflicts and capacity during the call.',
    place: '/services/incident-response#questions',
    basis: 'If we cannot take the case, we say so at once',
  },
];
