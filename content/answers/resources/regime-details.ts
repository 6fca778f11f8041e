import type { AnswerEntry } from '../types.ts';
import { EUROPEAN_DETAIL_ANSWERS } from './regimes/details-europe.ts';
import { AMERICAN_DETAIL_ANSWERS } from './regimes/details-united-states.ts';
import { HELP_WITH_LAWS_ANSWERS } from './regimes/help.ts';
import { WORLD_DETAIL_ANSWERS } from './regimes/details-world.ts';
import { NAMED_REGIME_ANSWERS } from './regimes/named.ts';

/** Answers on single duties under a law, and on the laws that are only named. */
export const REGIME_DETAIL_ANSWERS: readonly AnswerEntry[] = [
  ...EUROPEAN_DETAIL_ANSWERS,
  ...AMERICAN_DETAIL_ANSWERS,
  ...WORLD_DETAIL_ANSWERS,
  ...NAMED_REGIME_ANSWERS,
  ...HELP_WITH_LAWS_ANSWERS,
];
