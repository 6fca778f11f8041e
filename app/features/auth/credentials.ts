import { newPasswordError } from '#app/lib/forms/new-password.ts';
import { EMAIL_MESSAGE, requiredMessage } from '#shared/forms/messages.ts';

import type { LoginMode } from './auth-outcome.ts';

export type Credentials = { email: string; password: string };
type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** As lenient as the browser's own check of an email field; the backend has the final say. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+$/;

function passwordError(password: string, mode: LoginMode): string | undefined {
  if (password === '') return requiredMessage('password');
  return mode === 'signin' ? undefined : newPasswordError(password);
}

function emailError(email: string): string | undefined {
  if (email === '') return requiredMessage('email');
  return EMAIL_SHAPE.test(email) ? undefined : EMAIL_MESSAGE;
}

export function credentialErrors({ email, password }: Credentials, mode: LoginMode): CredentialErrors {
  return { email: emailError(email), password: passwordError(password, mode) };
}
