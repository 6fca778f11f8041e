/**
 * How soon we respond, and to whom. Pages, descriptions, terms and the assistant take it from here and state none of it
 * by hand. Every page loads this file; what only the incident page and the terms need is in `response-terms.ts`.
 */

/** Shown before the hotline numbers on the pages and in the tools for incidents. */
export const DANGER_FIRST = 'Is anybody in danger? Call 999, 112 or 911 first.';

/** Minutes from the call to the initial response, by service tier. */
export const RESPONSE_MINUTES = { Essential: 30, Enhanced: 15, Premium: 10 } as const;

/** Minutes from the call to each stage, for clients under agreement. */
export const STAGE_MINUTES = { contact: 15, team: 30, support: 60, plan: 120 } as const;

const { Essential, Enhanced, Premium } = RESPONSE_MINUTES;

/** How a text that names a time says whose time it is. */
export const FOR_CLIENTS = 'for clients under agreement';

/** The same times within a line of a list. */
export const FOR_CLIENTS_BY_TIER = `for clients, a duty lead in under ${Essential}, ${Enhanced} or ${Premium} minutes, by tier`;

/** The two sentences by which every page tells clients and other callers apart. */
export const CLIENTS = `Clients under agreement speak to a duty lead in under ${Essential}, ${Enhanced} or ${Premium} minutes, by tier.`;
export const OTHERS = 'Other callers are answered at any hour and helped as capacity allows.';
