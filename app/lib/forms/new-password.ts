import { LOGIN_FORM } from '#content/forms/login.ts';
import { PASSWORD_BYTES } from '#shared/limits.ts';

/** The fault of a new password, or `undefined`. Counts bytes, because the backend's hash (bcrypt) does. */
export function newPasswordError(password: string): string | undefined {
  const bytes = new TextEncoder().encode(password).length;
  if (bytes > PASSWORD_BYTES.max) return LOGIN_FORM.passwordTooLong;
  return bytes < PASSWORD_BYTES.min ? LOGIN_FORM.passwordLength : undefined;
}
