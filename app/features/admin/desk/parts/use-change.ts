import { useCallback } from 'react';

import { useReload } from '#app/features/admin/desk/desk-queries.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { faultToast } from './change-fault.ts';

/** Makes a change, shows its toast or why it failed, and reloads what is on screen. */
export function useChange(): (make: () => Promise<ToastMessage>) => Promise<void> {
  const { toast } = useToast();
  const reload = useReload();
  return useCallback(
    async (make) => {
      toast(await make().catch(faultToast));
      reload();
    },
    [toast, reload],
  );
}
