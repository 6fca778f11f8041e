import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { ADMIN } from '#content/desk/admin-page.ts';

const { toasts: titles } = ADMIN;

/** Shows the backend's own error message, as specified; the title names the action that failed. */
function failure(title: string, message: string): ToastMessage {
  return { tone: 'destructive', title, description: message || ADMIN.unknownError };
}

export const checkFailedToast = (message: string) => failure(titles.checkFailed, message);
export const loadFailedToast = (message: string) => failure(titles.loadFailed, message);
export const signOutFailedToast = (message: string) => failure(titles.signOutFailed, message);
export const exportFailedToast = (message: string) => failure(titles.exportFailed, message);
export const changeFailedToast = (message: string) => failure(titles.changeFailed, message);
export const mailFailedToast = (message: string) => failure(titles.mailFailed, message);
export const unansweredToast = (message: string) => failure(titles.unanswered, message);
export const unsyncedToast = (message: string) => failure(titles.unsynced, message);
export const resendFailedToast = (message: string) => failure(titles.resendFailed, message);
export const removalFailedToast = (message: string) => failure(titles.removalFailed, message);
export const personFailedToast = (message: string) => failure(titles.searchFailed, message);

export function doneToast(title: string, description: string): ToastMessage {
  return { tone: 'success', title, description };
}
