import { use, useEffect, useEffectEvent } from 'react';

import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

import { loadFailedToast } from '#app/features/admin/admin-toasts.ts';
import {
  isLatest,
  readDeskUrl,
  writeDeskUrl,
  type DeskUrlState,
} from '#app/features/admin/desk/url/desk-url.ts';
import { messageOf } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import { markShown } from '#app/features/admin/desk/live/poll.ts';
import { SessionEnded } from '#app/features/admin/desk/parts/session-ended.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { loadList, type EnquiryList } from './load-list.ts';

/** Key of the list. Omits the visible columns and the open enquiry, which must not reload it. */
export function listKey(url: DeskUrlState): string {
  return writeDeskUrl({ ...url, columns: [], enquiry: '' });
}

/** The list for the URL. The last list stays on screen while the next one is loading. */
export function useEnquiryList(url: DeskUrlState): UseQueryResult<EnquiryList> {
  const { toast } = useToast();
  const hasEnded = use(SessionEnded);
  const list = listKey(url);
  const query = useQuery({
    queryKey: [SHOWN, 'enquiries', list],
    queryFn: async ({ client, signal }) => {
      const asked = readDeskUrl(list);
      const shown = await loadList(asked, signal);
      const [newest] = shown.rows;
      if (newest && isLatest(asked)) markShown(client, newest.created_at);
      return shown;
    },
    placeholderData: keepPreviousData,
  });
  const { error, errorUpdatedAt } = query;
  const report = useEffectEvent(() => {
    if (error && !hasEnded) toast(loadFailedToast(messageOf(error)));
  });
  useEffect(() => {
    if (errorUpdatedAt > 0) report();
  }, [errorUpdatedAt]);
  return query;
}
