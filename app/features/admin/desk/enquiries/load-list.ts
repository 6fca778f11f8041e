import {
  filterOf,
  isLatest,
  withSpamOnly,
  type DeskAddress,
} from '#app/features/admin/desk/address/desk-address.ts';
import { answerOf, askDesk, DeskFailure } from '#app/features/admin/desk/desk-api.ts';
import { backendClient } from '#app/lib/backend-client.ts';
import type { DeskSubmission, Page } from '#shared/desk-answers.ts';
import { DESK_LIMITS } from '#shared/desk.ts';

export type EnquiryList = Page<DeskSubmission> & {
  /** Only what the table of the enquiries itself says: who waits and who owns is not known. */
  isBare?: boolean;
  /** How much spam fits the same search and filters; absent where the list is of spam, or when nobody knows. */
  spam?: Pick<Page<unknown>, 'total' | 'total_is_exact'>;
};

type StoredRow = Omit<
  DeskSubmission,
  'owner_email' | 'notes' | 'waiting_since' | 'waiting_minutes' | 'waiting_office_minutes' | 'promise'
>;

/** The specified read: the hundred newest, all columns. */
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
  // The columns of the table, which the policy test of the table holds to that.
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

/** Tells that there is spam; the list is of use without it. */
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
 * The list that an address asks for. As it is first seen it is the specified read of the table, to which the desk's
 * own list adds status and waiting time; that read must succeed, the rest may be missing.
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
