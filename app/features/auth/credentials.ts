import { LOGIN_FORM } from '#content/forms/login.ts';
import { EMAIL_MESSAGE, requiredMessage } from '#shared/form-messages.ts';
import { PASSWORD_BYTES } from '#shared/limits.ts';

import type { LoginMode } from './auth-outcome.ts';

export type Credentials = { email: string; password: string };
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** As lenient as the browser's own check of an email field; the backend has the final say. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+$/;

/** Counts bytes, because the backend's hash (bcrypt) does. Only the length of a new password is checked. */
function passwordError(password: string, mode: LoginMode): string | undefined {
  if (password === '') return requiredMessage('password');
  if (mode === 'signin') return undefined;
  const bytes = new TextEncoder().encode(password).length;
  if (bytes > PASSWORD_BYTES.max) return LOGIN_FORM.passwordTooLong;
  return bytes < PASSWORD_BYTES.min ? LOGIN_FORM.passwordLength : undefined;
}

function emailError(email: string): string | undefined {
  if (email === '') return requiredMessage('email');
  return EMAIL_SHAPE.test(email) ? undefined : EMAIL_MESSAGE;
}

export function credentialErrors({ email, password }: Credentials, mode: LoginMode): CredentialErrors {
  return { email: emailError(email), password: passwordError(password, mode) };
}
