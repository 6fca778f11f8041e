import { doneToast, resendFailedToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { useReload } from '#app/features/admin/desk/desk-queries.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK } from '#content/desk.ts';

import { faultToast } from './change-fault.ts';

const { messages: texts } = DESK;

/** Queues a failed or expired message again, and shows the result in a toast. */
export function useResend(): (message: string) => Promise<void> {
  const { toast } = useToast();
  const reload = useReload();
  return async (message) => {
    try {
      const isQueued = await askDesk('resend_message', { message });
      toast(isQueued ? doneToast(texts.queued.title, texts.queued.text) : resendFailedToast(texts.notNow));
    } catch (error) {
      toast(faultToast(error, resendFailedToast));
    }
    reload();
  };
}
