import { useState } from 'react';

import { useFormSubmit } from '#app/lib/forms/use-form-submit.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import { isConnectionFault } from '#app/lib/network/connection-fault.ts';
import { loadFaultText } from '#app/lib/network/load-file.ts';
import { isSiteReachable } from '#app/lib/network/site-reachable.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';

import {
  accountCreatedToast,
  authFailureToast,
  disconnectedToast,
  SIGNED_IN_TOAST,
  type LoginMode,
} from './auth-outcome.ts';
import { credentialErrors, type Credentials } from './credentials.ts';

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
  const [mode, setMode] = useState<LoginMode>('signin');
  const { isSubmitting, errors, submit, forgetError, forgetErrors, prepareToasts } = useFormSubmit<
    keyof Credentials
  >({
    check: (form) => {
      const found = credentialErrors(readCredentials(form), mode);
      return found.email || found.password ? { errors: found } : undefined;
    },
    send: async (form) => {
      const { succeeded, toast } = await attempt(readCredentials(form), mode);
      // The login page redirects once there is a session; an unconfirmed account stays on the emptied form.
      const settle = (): void => {
        if (succeeded) form.reset();
      };
      return { toast, settle };
    },
  });

  function chooseMode(chosen: LoginMode): void {
    setMode(chosen);
    forgetErrors();
  }

  return { mode, chooseMode, isSubmitting, errors, prepare: prepareToasts, submit, forgetError };
}
