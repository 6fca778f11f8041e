import { countFilters, isLatest, type DeskAddress } from '#app/features/admin/desk/address/desk-address.ts';
import { counted } from '#app/features/admin/desk/parts/labels.ts';
import type { Page } from '#shared/desk-answers.ts';

/** The caption of the table: the specified one for the list as it is first seen, else what it has been made. */
export function listCaption(address: DeskAddress, { total, total_is_exact }: Page<unknown>): string {
  if (isLatest(address)) return 'Latest 100 contact form submissions';
  const number = `${total_is_exact ? '' : 'More than '}${counted(total, 'submission')}`;
  const kind = address.view === 'spam' ? ' taken for spam' : '';
  const isNarrowed = address.search.trim() !== '' || countFilters(address) > 0;
  const page = address.page > 1 ? `, page ${address.page}` : '';
  return `${number}${kind}${isNarrowed ? ' that match' : ''}${page}`;
}
