import { changeFailedToast, doneToast } from '#app/features/admin/admin-toasts.ts';
import type { SubmitResult } from '#app/lib/forms/use-form-submit.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import { ADMIN } from '#content/desk/admin-page.ts';
import { DESK } from '#content/desk/desk.ts';

const { password: texts } = DESK;

export type PasswordFields = 'current' | 'chosen';

/** Name of the error of supabase-js when it has no session, or the server says that the session has ended. */
const NO_SESSION = 'AuthSessionMissingError';

/** Sets the account's password, which ends all its sessions, and removes this one from the browser. */
export async function changePassword(current: string, chosen: string): Promise<SubmitResult<PasswordFields>> {
  try {
    const { auth } = await backendClient();
    const { error } = await auth.updateUser({ password: chosen, current_password: current });
    const hasEnded = error?.name === NO_SESSION || error?.code === 'session_not_found';
    if (!error || hasEnded) await auth.signOut({ scope: 'local' });
    if (!error) return { toast: doneToast(texts.changed.title, texts.changed.text) };
    const { code = '', status = 0, message } = error;
    if (hasEnded) return { toast: changeFailedToast(texts.unknown) };
    // Without an answer, or after the timeout, the password may still have been changed.
    if (status === 0 || status >= 500) return { toast: changeFailedToast(texts.unknown) };
    // Hosted Supabase has codes of its own for a wrong current password.
    if (code === 'invalid_credentials' || code.startsWith('current_password'))
      return { errors: { current: texts.wrong } };
    if (code === 'same_password' || code === 'weak_password') return { errors: { chosen: message } };
    return { toast: changeFailedToast(code === 'reauthentication_needed' ? texts.signInFirst : message) };
  } catch {
    return { toast: changeFailedToast(ADMIN.unreachable) };
  }
}
