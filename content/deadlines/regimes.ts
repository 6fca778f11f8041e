import type { LiveRegime, NamedRegime } from '../../shared/deadlines/regime.ts';
import { EUROPEAN_UNION, EUROPEAN_UNION_NAMED } from './regimes/european-union.ts';
import { STATES } from './regimes/states.ts';
import { UNITED_KINGDOM, UNITED_KINGDOM_NAMED } from './regimes/united-kingdom.ts';
import { UNITED_STATES, UNITED_STATES_NAMED } from './regimes/united-states.ts';
import { WORLD, WORLD_NAMED } from './regimes/world.ts';

/** Regimes with calculated deadlines. */
export const LIVE_REGIMES: Readonly<Record<string, LiveRegime>> = {
  ...EUROPEAN_UNION,
  ...UNITED_KINGDOM,
  ...UNITED_STATES,
  ...STATES,
  ...WORLD,
};

/** Regimes that are named without a deadline: check with counsel, or not in force. */
export const NAMED_REGIMES: Readonly<Record<string, NamedRegime>> = {
  ...EUROPEAN_UNION_NAMED,
  ...UNITED_KINGDOM_NAMED,
  ...UNITED_STATES_NAMED,
  ...WORLD_NAMED,
};
