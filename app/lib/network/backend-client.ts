import type { SupabaseClient } from '@supabase/supabase-js';

import { FIRM } from '#content/firm.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

export const HOSTED_URL: string | undefined = import.meta.env.VITE_SUPABASE_URL || undefined;
export const PUBLISHABLE_KEY: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || LOCAL_PUBLISHABLE_KEY;

/** Local storage key of the session. Fixed, so that a missing session is detected without loading the client. */
const SESSION_KEY = `${FIRM.storagePrefix}-session`;

let pending: Promise<SupabaseClient> | undefined;

/** The only access to the backend. Loaded on demand: the library is 1.5 times as large as the page's own script. */
export function backendClient(): Promise<SupabaseClient> {
  pending ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(HOSTED_URL ?? window.location.origin, PUBLISHABLE_KEY, {
      auth: {
        persistSession: true,
        autoRefreshToken: true,
        storageKey: SESSION_KEY,
        // Only a hosted backend sends emails whose links carry a session in the URL.
        detectSessionInUrl: HOSTED_URL !== undefined,
      },
    }),
  );
  // Forget a failed load, so that the next call tries again.
  pending.catch(() => {
    pending = undefined;
  });
  return pending;
}

/** Whether a session may exist: in local storage, or in the URL of a confirmation email. */
export function mayHaveSession(): boolean {
  const isMailLink = HOSTED_URL !== undefined && /[#&](access_token|error_code)=/.test(window.location.hash);
  try {
    return isMailLink || window.localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // The visitor has blocked storage, so no session is stored.
    return isMailLink;
  }
}

/** Notifies when another tab has signed in or out. Returns a function that unsubscribes. */
export function onStoredSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
