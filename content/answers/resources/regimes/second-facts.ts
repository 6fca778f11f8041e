import { REGIME_PAGES } from '../../../deadlines/regime-pages.ts';
import { LIVE_REGIMES } from '../../../deadlines/regimes.ts';
import type { AnswerEntry } from '../../types.ts';
import { NOT_ADVICE, penaltyTexts, stageTexts, supportOf } from './leads.ts';

const SAYS_NO_MORE = /^General information, not legal advice\.(?: Ask counsel .*)?$/;
const ON_A_PENALTY = /penalt|\bfine\b|costs|risks/i;
const ON_A_LIMIT = /\b(?:hours?|days?|month|without delay)\b/;
const ON_A_NOTICE = /\b(?:tells?|told|reports?|reported|due|notif|notices?)/;

/** Those who ask for a law's limit often ask for the fine too, and the reverse: an answer without support says the other. */
export function withSecondFact(answer: AnswerEntry): AnswerEntry {
  const { place, lead, support = NOT_ADVICE } = answer;
  const page = REGIME_PAGES.find(({ path }) => path === place);
  const regime = page && LIVE_REGIMES[page.id];
  if (!regime || !SAYS_NO_MORE.test(support)) return answer;
  const isOnLimit = ON_A_LIMIT.test(lead);
  if (ON_A_PENALTY.test(lead))
    return isOnLimit
      ? answer
      : { ...answer, support: supportOf(...stageTexts(regime.stages, undefined), support) };
  return isOnLimit && ON_A_NOTICE.test(lead) && regime.penalty !== undefined
    ? { ...answer, support: supportOf(...penaltyTexts(regime), support) }
    : answer;
}
