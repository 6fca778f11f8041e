import { changeFailedToast, unansweredToast, unsyncedToast } from '#app/features/admin/admin-toasts.ts';
import { hasCode, isUnanswered, messageOf } from '#app/features/admin/desk/desk-api.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { ADMIN } from '#content/desk/admin-page.ts';
import { UNSYNCED_CODE } from '#shared/desk/calls.ts';

/** Whether the change was made but the server could not yet sync it to disk. */
export const isUnsynced = (error: unknown) => hasCode(error, UNSYNCED_CODE);

/** Why a change failed, or that its outcome is unknown. */
export function changeFaultText(error: unknown): string {
  return isUnanswered(error) ? ADMIN.unanswered : messageOf(error);
}

/** The toast for a change that failed or got no answer; `failedToast` if it was not made. */
export function faultToast(error: unknown, failedToast = changeFailedToast): ToastMessage {
  if (isUnanswered(error)) return unansweredToast(changeFaultText(error));
  return (isUnsynced(error) ? unsyncedToast : failedToast)(messageOf(error));
}
