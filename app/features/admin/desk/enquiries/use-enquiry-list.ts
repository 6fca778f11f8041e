import { useCallback } from 'react';

import { loadFailedToast } from '#app/features/admin/admin-toasts.ts';
import {
  readDeskAddress,
  writeDeskAddress,
  type DeskAddress,
} from '#app/features/admin/desk/address/desk-address.ts';
import { useLoad, type Loaded } from '#app/features/admin/desk/parts/use-load.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { loadList, type EnquiryList } from './load-list.ts';

/** The list for the address, reloaded when `revision` increases. */
export function useEnquiryList(address: DeskAddress, revision: number): Loaded<EnquiryList> {
  const { toast } = useToast();
  // Visible columns and the open enquiry do not affect the list, so they must not reload it.
  const key = writeDeskAddress({ ...address, columns: [], enquiry: '' });
  const load = useCallback((signal: AbortSignal) => loadList(readDeskAddress(key), signal), [key]);
  const showFailure = useCallback((message: string) => toast(loadFailedToast(message)), [toast]);
  return useLoad(load, { revision, onFailure: showFailure });
}
