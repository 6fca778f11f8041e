import {
  filterOf,
  isLatest,
  withSpamOnly,
  type DeskUrlState,
} from '#app/features/admin/desk/url/desk-url.ts';
import { answerOf, askDesk, hasCode } from '#app/features/admin/desk/desk-api.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import type { Page } from '#shared/desk/results.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';
import { DESK_LIMITS, NOT_ADMIN_CODE } from '#shared/desk/calls.ts';

export type EnquiryList = Page<DeskEnquiry> & {
  /** True when only the table itself could be read: owner and waiting time are unknown. */
  isBare?: boolean;
  /** Spam matching the same search and filters; absent in the spam list and when it could not be counted. */
  spam?: Pick<Page<unknown>, 'total' | 'total_is_exact'>;
};

const UNKNOWN = {
  owner_email: null,
  notes: 0,
  waiting_since: null,
  waiting_minutes: null,
  waiting_office_minutes: null,
  promise: null,
};

type StoredRow = Omit<DeskEnquiry, keyof typeof UNKNOWN>;

/** The read that the specification fixes: the newest hundred, all columns. */
async function readTable(signal: AbortSignal): Promise<EnquiryList> {
  const client = await backendClient();
  const answer = await answerOf(
    client
      .from('contact_submissions')
      .select('*')
      .order('created_at', { ascending: false })
      .limit(DESK_LIMITS.pageSize)
      .abortSignal(signal),
  );
  // The cast is safe: the policy tests check the columns of the table.
  const stored = answer as StoredRow[];
  const rows = stored.filter(({ status }) => status !== 'spam').map((row) => Object.assign(row, UNKNOWN));
  return {
    rows,
    page: 1,
    page_size: DESK_LIMITS.pageSize,
    total: rows.length,
    total_is_exact: true,
    isBare: true,
  };
}

/** Counts matching spam. A failure is ignored, because the list is useful without the count. */
async function countSpam(url: DeskUrlState, signal: AbortSignal): Promise<EnquiryList['spam']> {
  if (url.view === 'spam' || url.status === 'spam') return undefined;
  const filter = filterOf(withSpamOnly(url));
  return askDesk('list_submissions', { filter, page_size: 1 }, signal).catch(() => undefined);
}

async function readList(url: DeskUrlState, signal: AbortSignal): Promise<EnquiryList> {
  const [list, spam] = await Promise.all([
    askDesk(
      'list_submissions',
      {
        filter: filterOf(url),
        sort: url.sort,
        ascending: url.ascending,
        page: url.page,
        page_size: DESK_LIMITS.pageSize,
      },
      signal,
    ),
    countSpam(url, signal),
  ]);
  return spam ? { ...list, spam } : list;
}

/**
 * Loads the list for a URL. If the desk's own call fails for the initial list, the stored rows are shown without
 * owner and waiting time. Other lists have no such substitute, because only that call can filter and sort.
 */
export async function loadList(url: DeskUrlState, signal: AbortSignal): Promise<EnquiryList> {
  try {
    return await readList(url, signal);
  } catch (error) {
    if (!isLatest(url) || signal.aborted || hasCode(error, NOT_ADMIN_CODE)) throw error;
    return readTable(signal);
  }
}
