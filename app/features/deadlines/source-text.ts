import { RESULT } from '#content/deadlines/screens.ts';
import { keepTogether } from '#app/lib/keep-together.ts';
import type { LiveRegime } from '#shared/deadlines/regime.ts';
import { formatDay, formatMonth } from '#shared/text/format-day.ts';

/** When the data of a law was compiled, and how new its sources are. */
export function sourceText({ lastChecked, newestSource }: Pick<LiveRegime, 'lastChecked' | 'newestSource'>) {
  return RESULT.compiled(keepTogether(formatDay(lastChecked)), keepTogether(formatMonth(newestSource)));
}
