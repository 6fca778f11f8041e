import { RESULT } from '#content/deadlines/screens.ts';
import { keepTogether } from '#app/lib/keep-together.ts';
import type { LiveRegime } from '#shared/deadlines/regime.ts';
import { formatDay, formatMonth } from '#shared/text/format-day.ts';

/** When the data of a law was compiled, how new its sources are, and how well its limits are confirmed. */
export function sourceText({
  lastChecked,
  newestSource,
  grade,
}: Pick<LiveRegime, 'lastChecked' | 'newestSource' | 'grade'>): string {
  return RESULT.compiled(
    keepTogether(formatDay(lastChecked)),
    keepTogether(formatMonth(newestSource)),
    grade,
  );
}
