import type { SupabaseClient } from '@supabase/supabase-js';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

export const HOSTED_URL: string | undefined = import.meta.env.VITE_SUPABASE_URL || undefined;
export const PUBLISHABLE_KEY: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || LOCAL_PUBLISHABLE_KEY;

/** Entry of the local storage that holds the session; that there is none can be seen without the client. */
const SESSION_KEY = 'calder-vance-session';

let pending: Promise<SupabaseClient> | undefined;

/** The only way to the backend. The library is half as large again as the page's own script, so it loads on need. */
export function backendClient(): Promise<SupabaseClient> {
  pending ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(HOSTED_URL ?? window.location.origin, PUBLISHABLE_KEY, {
      auth: {
        persistSession: true,
        autoRefreshToken: true,
        storageKey: SESSION_KEY,
        // Only a hosted backend sends mails whose links bring a session along.
        detectSessionInUrl: HOSTED_URL !== undefined,
      },
    }),
  );
  // A library that could not be loaded is asked for again at the next need.
  pending.catch(() => {
    pending = undefined;
  });
  return pending;
}

/** Whether a session may be there: in the storage, or in the link of a confirmation mail. */
export function mayHaveSession(): boolean {
  const isMailLink = HOSTED_URL !== undefined && /[#&](access_token|error_code)=/.test(window.location.hash);
  try {
    return isMailLink || window.localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // The visitor has forbidden storage, so nothing is kept.
    return isMailLink;
  }
}

/** Tells when another tab has signed in or out. */
export function onStoredSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
