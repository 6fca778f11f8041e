import { useRef, useState } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

import { backendClient } from '#app/lib/network/backend-client.ts';
import { isConnectionFault } from '#app/lib/network/connection-fault.ts';
import { loadFaultText } from '#app/lib/network/load-file.ts';
import { isSiteReachable } from '#app/lib/network/site-reachable.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';

import {
  accountCreatedToast,
  authFailureToast,
  disconnectedToast,
  SIGNED_IN_TOAST,
  type LoginMode,
} from './auth-outcome.ts';
import { credentialErrors, type CredentialErrors, type Credentials } from './credentials.ts';

type Attempt = { succeeded: boolean; toast: ToastMessage };

/** A failed connection gets our own text instead of the browser's message. */
async function failureToast(error: { name?: string; message: string }): Promise<ToastMessage> {
  if (!isConnectionFault(error.message)) return authFailureToast(loadFaultText(error, error.message));
  return disconnectedToast({ isOffline: !(await isSiteReachable(window.location.href)) });
}

async function signIn(credentials: Credentials): Promise<Attempt> {
  const { auth } = await backendClient();
  const { error } = await auth.signInWithPassword(credentials);
  return error
    ? { succeeded: false, toast: await failureToast(error) }
    : { succeeded: true, toast: SIGNED_IN_TOAST };
}

async function signUp(credentials: Credentials): Promise<Attempt> {
  const { auth } = await backendClient();
  const { data, error } = await auth.signUp({
    ...credentials,
    options: { emailRedirectTo: `${window.location.origin}/` },
  });
  return error
    ? { succeeded: false, toast: await failureToast(error) }
    : { succeeded: true, toast: accountCreatedToast({ hasSession: data.session !== null }) };
}

async function attempt(credentials: Credentials, mode: LoginMode): Promise<Attempt> {
  try {
    return await (mode === 'signin' ? signIn(credentials) : signUp(credentials));
  } catch (error) {
    return { succeeded: false, toast: await failureToast(error instanceof Error ? error : new Error('')) };
  }
}

function readCredentials(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
}

export function useLoginForm() {
  const { toast, prepareToasts } = useToast();
  const [mode, setMode] = useState<LoginMode>('signin');
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const inFlight = useRef(false);

  function chooseMode(chosen: LoginMode): void {
    setMode(chosen);
    setErrors({});
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (inFlight.current) return;
    const credentials = readCredentials(form);
    const found = credentialErrors(credentials, mode);
    flushSync(() => setErrors(found));
    const firstInvalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (firstInvalid) {
      firstInvalid.focus();
      return;
    }

    inFlight.current = true;
    setBusy(true);
    const result = await attempt(credentials, mode);
    inFlight.current = false;
    flushSync(() => setBusy(false));
    toast(result.toast);
    // The login page redirects once there is a session; an unconfirmed account stays on the emptied form.
    if (result.succeeded) form.reset();
    if (document.activeElement === document.body) {
      form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
  }

  function forgetError(event: ChangeEvent<HTMLFormElement>): void {
    const { name } = event.target as { name?: string };
    if (name && name in errors) setErrors({ ...errors, [name]: undefined });
  }

  return { mode, chooseMode, isBusy, errors, prepare: prepareToasts, submit, forgetError };
}
