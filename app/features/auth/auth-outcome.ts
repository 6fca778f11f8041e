import { LOGIN_OUTCOMES } from '#content/forms/login.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';

export type LoginMode = 'signin' | 'signup';

const { signedIn, accountCreated, failed } = LOGIN_OUTCOMES;

export const SIGNED_IN_TOAST: ToastMessage = { tone: 'success', ...signedIn };

/** A backend that requires the email address to be confirmed creates the account without a session. */
export function accountCreatedToast({ hasSession }: { hasSession: boolean }): ToastMessage {
  return {
    tone: 'success',
    title: accountCreated.title,
    description: hasSession ? accountCreated.signedIn : accountCreated.unconfirmed,
  };
}

/** @param isOffline true when the site itself cannot be reached either */
export function disconnectedToast({ isOffline }: { isOffline: boolean }): ToastMessage {
  return {
    tone: 'destructive',
    title: failed.title,
    description: isOffline ? failed.offline : failed.noAnswer,
  };
}

const INVALID_CREDENTIALS = 'Invalid login credentials';

/** supabase-js reports an error in which it found no message as `{}`. */
const EMPTY_MESSAGES = ['', '{}'];

/** As specified, sign-in is one of only two places that show the backend's own error message. */
export function authFailureToast(message: string): ToastMessage {
  const text = EMPTY_MESSAGES.includes(message.trim()) ? failed.unknown : message;
  return {
    tone: 'destructive',
    title: failed.title,
    description: message.includes(INVALID_CREDENTIALS) ? failed.invalid : text,
  };
}
