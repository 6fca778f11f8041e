import {
  filterOf,
  isLatest,
  withSpamOnly,
  type DeskAddress,
} from '#app/features/admin/desk/address/desk-address.ts';
import { answerOf, askDesk, DeskFailure } from '#app/features/admin/desk/desk-api.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import type { DeskSubmission, Page } from '#shared/desk-answers.ts';
import { DESK_LIMITS } from '#shared/desk.ts';

export type EnquiryList = Page<DeskSubmission> & {
  /** True when only the table itself could be read: owner and waiting time are unknown. */
  isBare?: boolean;
  /** Spam matching the same search and filters; absent in the spam list and when it could not be counted. */
  spam?: Pick<Page<unknown>, 'total' | 'total_is_exact'>;
};

type StoredRow = Omit<
  DeskSubmission,
  'owner_email' | 'notes' | 'waiting_since' | 'waiting_minutes' | 'waiting_office_minutes' | 'promise'
>;

/** The read that the specification fixes: the newest hundred, all columns. */
async function readLatest(signal: AbortSignal): Promise<StoredRow[]> {
  const client = await backendClient();
  const rows = await answerOf(
    client
      .from('contact_submissions')
      .select('*')
      .order('created_at', { ascending: false })
      .limit(DESK_LIMITS.pageSize)
      .abortSignal(signal),
  );
  // The cast is safe: the policy tests check the columns of the table.
  return rows as StoredRow[];
}

const UNKNOWN = {
  owner_email: null,
  notes: 0,
  waiting_since: null,
  waiting_minutes: null,
  waiting_office_minutes: null,
  promise: null,
};

function bareList(rows: readonly StoredRow[]): EnquiryList {
  const shown = rows.filter(({ status }) => status !== 'spam').map((row) => Object.assign(row, UNKNOWN));
  return {
    rows: shown,
    page: 1,
    page_size: DESK_LIMITS.pageSize,
    total: shown.length,
    total_is_exact: true,
    isBare: true,
  };
}

/** Counts matching spam. A failure is ignored, because the list is useful without the count. */
async function countSpam(address: DeskAddress, signal: AbortSignal): Promise<EnquiryList['spam']> {
  if (address.view === 'spam' || address.status === 'spam') return undefined;
  const filter = filterOf(withSpamOnly(address));
  return askDesk('list_submissions', { filter, page_size: 1 }, signal).catch(() => undefined);
}

async function readList(address: DeskAddress, signal: AbortSignal): Promise<EnquiryList> {
  const [list, spam] = await Promise.all([
    askDesk(
      'list_submissions',
      {
        filter: filterOf(address),
        sort: address.sort,
        ascending: address.ascending,
        page: address.page,
        page_size: DESK_LIMITS.pageSize,
      },
      signal,
    ),
    countSpam(address, signal),
  ]);
  return spam ? { ...list, spam } : list;
}

/**
 * Loads the list for an address. The initial list also does the specified read of the table, which must succeed. If
 * only the desk's own list fails there, the stored rows are shown without owner and waiting time.
 */
export async function loadList(address: DeskAddress, signal: AbortSignal): Promise<EnquiryList> {
  const list = readList(address, signal);
  if (!isLatest(address)) return list;
  const [stored, listed] = await Promise.allSettled([readLatest(signal), list]);
  if (stored.status === 'rejected') throw stored.reason;
  if (listed.status === 'fulfilled') return listed.value;
  const isRefused = listed.reason instanceof DeskFailure && listed.reason.code === '42501';
  if (isRefused || signal.aborted) throw listed.reason;
  return bareList(stored.value);
}
