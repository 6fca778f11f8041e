import { DEADLINES_PATH, REGIME_PAGES, type RegimePageId } from '../../../deadlines/regime-pages.ts';
import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';

/** Place of an answer on a law, and what a short follow-up asks about from there unless `own` says otherwise. */
export function onPageOf(
  law: RegimePageId,
  own: AnswerEntry['follow'] = {},
): Pick<AnswerEntry, 'place' | 'follow'> {
  const place = REGIME_PAGES.find(({ id }) => id === law)?.path ?? DEADLINES_PATH;
  return { place, follow: { ...followOf(law), ...own } };
}
