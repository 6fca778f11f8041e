import type { ToastMessage } from '#app/ui/toast/toast-message.ts';

export type LoginMode = 'signin' | 'signup';

export const SIGNED_IN_TOAST: ToastMessage = {
  tone: 'success',
  title: 'Signed in',
  description: 'Welcome back.',
};

const ACCOUNT_CREATED_TITLE = 'Account created';

/** A backend that requires the e-mail address to be confirmed creates the account without a session. */
export function accountCreatedToast({ hasSession }: { hasSession: boolean }): ToastMessage {
  return {
    tone: 'success',
    title: ACCOUNT_CREATED_TITLE,
    description: hasSession
      ? 'You are now signed in.'
      : 'Please check your inbox and confirm your email address, then sign in.',
  };
}

const FAILURE_TITLE = 'Authentication failed';

/** @param isOffline true when the site itself cannot be reached either */
export function disconnectedToast({ isOffline }: { isOffline: boolean }): ToastMessage {
  return {
    tone: 'destructive',
    title: FAILURE_TITLE,
    description: isOffline
      ? 'You appear to be offline. Please check your connection and try again.'
      : 'The sign-in service did not answer. Please try again.',
  };
}

const INVALID_CREDENTIALS = 'Invalid login credentials';
const FALLBACK_TEXT = 'Authentication failed. Please try again.';

/** supabase-js reports an error in which it found no message as `{}`. */
const EMPTY_MESSAGES = ['', '{}'];

/** As specified, sign-in is one of only two places that show the backend's own error message. */
export function authFailureToast(message: string): ToastMessage {
  const text = EMPTY_MESSAGES.includes(message.trim()) ? FALLBACK_TEXT : message;
  return {
    tone: 'destructive',
    title: FAILURE_TITLE,
    description: message.includes(INVALID_CREDENTIALS)
      ? 'Invalid email or password. Please try again.'
      : text,
  };
}
