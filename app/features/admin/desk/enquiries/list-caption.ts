import { countFilters, isLatest, type DeskUrlState } from '#app/features/admin/desk/url/desk-url.ts';
import { DESK } from '#content/desk/desk.ts';
import type { Page } from '#shared/desk/results.ts';

/** The caption of the table: the specified one for the initial list, otherwise the number of matches. */
export function listCaption(url: DeskUrlState, { total, total_is_exact }: Page<unknown>): string {
  if (isLatest(url)) return DESK.list.latest;
  const isNarrowed = url.search.trim() !== '' || countFilters(url) > 0;
  return DESK.list.caption(total, total_is_exact, isNarrowed, url.view === 'spam', url.page);
}
