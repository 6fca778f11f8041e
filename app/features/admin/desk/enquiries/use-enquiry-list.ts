import { useCallback } from 'react';

import { loadFailedToast } from '#app/features/admin/admin-toasts.ts';
import {
  readDeskAddress,
  writeDeskAddress,
  type DeskAddress,
} from '#app/features/admin/desk/address/desk-address.ts';
import { useLoad, type Loaded } from '#app/features/admin/desk/parts/use-load.ts';
import { useToast } from '#app/ui/toast-provider.tsx';

import { loadList, type EnquiryList } from './load-list.ts';

/** The list that the address asks for, loaded anew when others have changed something (`mark`). */
export function useEnquiryList(address: DeskAddress, mark: number): Loaded<EnquiryList> {
  const { toast } = useToast();
  // Which columns are shown and which enquiry is open makes no other list.
  const key = writeDeskAddress({ ...address, columns: [], enquiry: '' });
  const load = useCallback((signal: AbortSignal) => loadList(readDeskAddress(key), signal), [key]);
  const tell = useCallback((message: string) => toast(loadFailedToast(message)), [toast]);
  return useLoad(load, { mark, onFailure: tell });
}
