import { useCallback } from 'react';

import { useReload } from '#app/features/admin/desk/desk-queries.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { faultToast, isUnsynced } from './change-fault.ts';

type Change = (
  make: () => Promise<ToastMessage>,
  onMade?: () => void,
  failedToast?: (message: string) => ToastMessage,
) => Promise<void>;

/**
 * Makes a change, shows a toast with the result, and reloads what is on screen. `onMade` also runs for a change that was
 * made but not yet synced to disk.
 */
export function useChange(): Change {
  const { toast } = useToast();
  const reload = useReload();
  return useCallback(
    async (make, onMade, failedToast) => {
      try {
        toast(await make());
        onMade?.();
      } catch (error) {
        toast(faultToast(error, failedToast));
        if (isUnsynced(error)) onMade?.();
      }
      reload();
    },
    [toast, reload],
  );
}
