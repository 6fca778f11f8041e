import { countFilters, isLatest, type DeskAddress } from '#app/features/admin/desk/address/desk-address.ts';
import { DESK } from '#content/desk/desk.ts';
import type { Page } from '#shared/desk/results.ts';

/** The caption of the table: the specified one for the initial list, otherwise the number of matches. */
export function listCaption(address: DeskAddress, { total, total_is_exact }: Page<unknown>): string {
  if (isLatest(address)) return DESK.list.latest;
  const isNarrowed = address.search.trim() !== '' || countFilters(address) > 0;
  return DESK.list.caption(total, total_is_exact, isNarrowed, address.view === 'spam', address.page);
}
