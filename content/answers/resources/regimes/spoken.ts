import type { RegimePageId } from '../../../deadlines/regime-pages.ts';
import { SPOKEN_IN_EUROPE } from './spoken-europe.ts';
import { SPOKEN_IN_THE_UNITED_STATES } from './spoken-united-states.ts';
import { SPOKEN_IN_THE_WORLD } from './spoken-world.ts';

/** How visitors speak of a law. */
export type Spoken = {
  /** In a sentence of an answer: `the GDPR`. */
  prose: string;
  /** Whether the name takes a plural verb. */
  isPlural?: true;
  /** Names that fit after "under". */
  laws: readonly [string, string, string, string, ...string[]];
  /** `in Texas`. */
  places: readonly string[];
  /** Those who get the notice; no name twice among the laws. */
  bodies: readonly string[];
  /** Situations in which the law is meant, as clauses. */
  cases: readonly string[];
};

export const SPOKEN: Readonly<Record<RegimePageId, Spoken>> = {
  ...SPOKEN_IN_EUROPE,
  ...SPOKEN_IN_THE_UNITED_STATES,
  ...SPOKEN_IN_THE_WORLD,
};
