import type { ToastMessage } from '#app/ui/toast/toast-message.ts';

/** Shows the backend's own error message, as specified; the title names the action that failed. */
function failure(title: string, message: string): ToastMessage {
  return { tone: 'destructive', title, description: message || 'Unknown error' };
}

export const checkFailedToast = (message: string) => failure('Authorization check failed', message);
export const loadFailedToast = (message: string) => failure('Failed to load submissions', message);
export const signOutFailedToast = (message: string) => failure('Sign out not confirmed', message);
export const exportFailedToast = (message: string) => failure('Export failed', message);
export const changeFailedToast = (message: string) => failure('Change not saved', message);
export const resendFailedToast = (message: string) => failure('Message not resent', message);
export const removalFailedToast = (message: string) => failure('Not removed', message);
export const personFailedToast = (message: string) => failure('Search failed', message);

export function doneToast(title: string, description: string): ToastMessage {
  return { tone: 'success', title, description };
}
