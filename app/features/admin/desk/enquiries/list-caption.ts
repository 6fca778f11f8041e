import { countFilters, isLatest, type DeskAddress } from '#app/features/admin/desk/address/desk-address.ts';
import { counted } from '#app/features/admin/desk/text/labels.ts';
import type { Page } from '#shared/desk-answers.ts';

/** The caption of the table: the specified one for the initial list, otherwise the number of matches. */
export function listCaption(address: DeskAddress, { total, total_is_exact }: Page<unknown>): string {
  if (isLatest(address)) return 'Latest 100 contact form submissions';
  const isNarrowed = address.search.trim() !== '' || countFilters(address) > 0;
  const noun = isNarrowed ? 'matching submission' : 'submission';
  const number = `${total_is_exact ? '' : 'More than '}${counted(total, noun)}`;
  const kind = address.view === 'spam' ? ' marked as spam' : '';
  const page = address.page > 1 ? `, page ${address.page}` : '';
  return `${number}${kind}${page}`;
}
