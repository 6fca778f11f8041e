import { EUROPEAN_UNION } from './european-union.ts';
import { INTERNATIONAL } from './international.ts';
import { UNITED_KINGDOM } from './united-kingdom.ts';
import { UNITED_STATES } from './united-states.ts';

/** Every legal fact that pages state. Sentences take their dates and figures from here. */
export const LAW = { ...EUROPEAN_UNION, ...UNITED_KINGDOM, ...UNITED_STATES, ...INTERNATIONAL };

export type LawId = keyof typeof LAW;
