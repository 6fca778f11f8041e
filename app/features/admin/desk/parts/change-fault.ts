import { changeFailedToast, unsyncedToast } from '#app/features/admin/admin-toasts.ts';
import { hasCode, messageOf } from '#app/features/admin/desk/desk-api.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { UNSYNCED_CODE } from '#shared/desk.ts';

/** Whether the change was made, although the server could not yet write it to its disk. */
export const isUnsynced = (error: unknown) => hasCode(error, UNSYNCED_CODE);

/** What to show after a change that was answered with an error; `failedToast` if it was not made. */
export function faultToast(error: unknown, failedToast = changeFailedToast): ToastMessage {
  return (isUnsynced(error) ? unsyncedToast : failedToast)(messageOf(error));
}
