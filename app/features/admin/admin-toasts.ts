import type { ToastMessage } from '#app/ui/toast-message.ts';

/** Staff read the backend's own words, as specified; the title says what was being done. */
function failure(title: string, message: string): ToastMessage {
  return { tone: 'destructive', title, description: message || 'Unknown error' };
}

export const checkFailedToast = (message: string) => failure('Authorization check failed', message);
export const loadFailedToast = (message: string) => failure('Failed to load submissions', message);
export const signOutFailedToast = (message: string) => failure('Sign out not confirmed', message);
