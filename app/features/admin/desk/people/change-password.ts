import { backendClient } from '#app/lib/network/backend-client.ts';
import { isConnectionFault } from '#app/lib/network/connection-fault.ts';
import { ADMIN } from '#content/admin.ts';
import { DESK } from '#content/desk.ts';

const { password: texts } = DESK;

export type PasswordFields = 'current' | 'chosen';

/**
 * Sets the account's password, which ends all its sessions, and removes this one from the browser.
 * @returns why a field was refused; undefined once the password is changed
 */
export async function changePassword(
  current: string,
  chosen: string,
): Promise<Partial<Record<PasswordFields, string>> | undefined> {
  try {
    const { auth } = await backendClient();
    const { error } = await auth.updateUser({ password: chosen, current_password: current });
    if (!error) {
      await auth.signOut({ scope: 'local' });
      return undefined;
    }
    const { code = '', message } = error;
    // Hosted Supabase has codes of its own for a wrong current password.
    if (code === 'invalid_credentials' || code.startsWith('current_password'))
      return { current: texts.wrong };
    return { chosen: isConnectionFault(message) ? ADMIN.unreachable : message || ADMIN.unknownError };
  } catch {
    return { chosen: ADMIN.unreachable };
  }
}
