import type { Session, SupabaseClient, User } from '@supabase/supabase-js';

export type SessionState = { user: User | null; session: Session | null; loading: boolean };

/** State of the prerendered page: its content is visible, and nobody is signed in. */
export const SIGNED_OUT: SessionState = { user: null, session: null, loading: false };

const LOADING: SessionState = { user: null, session: null, loading: true };

/** The longest that a hanging token refresh blocks the page; a session that arrives later is still accepted. */
const MAX_WAIT_MS = 8000;

type AuthEvents = Pick<SupabaseClient['auth'], 'onAuthStateChange'>;

type SessionSource = {
  /** Whether a session may exist. If not, there is nothing to load or wait for. */
  mayHaveSession: () => boolean;
  /** Notifies when another tab has signed in or out. Returns a function that unsubscribes. */
  onStoredSessionChange: (listener: () => void) => () => void;
  connect: () => Promise<{ auth: AuthEvents }>;
};

type SessionStore = {
  getSnapshot: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Loads the backend client and follows its session from then on. */
  follow: () => Promise<void>;
};

export function createSessionStore(source: SessionSource): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState | undefined;
  let following: Promise<void> | undefined;

  function set(session: Session | null): void {
    state = session ? { session, user: session.user, loading: false } : SIGNED_OUT;
    for (const listener of listeners) listener();
  }

  function follow(): Promise<void> {
    following ??= source.connect().then(
      ({ auth }) => {
        // INITIAL_SESSION, SIGNED_IN, TOKEN_REFRESHED, USER_UPDATED, PASSWORD_RECOVERY and MFA_CHALLENGE_VERIFIED
        // carry the current session; SIGNED_OUT ends it.
        auth.onAuthStateChange((event, session) => set(event === 'SIGNED_OUT' ? null : session));
      },
      (error: unknown) => {
        following = undefined;
        set(null);
        throw error;
      },
    );
    return following;
  }

  function followIfNeeded(): void {
    // `follow` has already ended the loading state; the next caller that needs the session tries again.
    if (source.mayHaveSession()) follow().catch(() => {});
  }

  function getSnapshot(): SessionState {
    state ??= source.mayHaveSession() ? LOADING : SIGNED_OUT;
    return state;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    followIfNeeded();
    const stopWatching = source.onStoredSessionChange(followIfNeeded);
    const timer = setTimeout(() => {
      if (getSnapshot().loading) set(null);
    }, MAX_WAIT_MS);
    return () => {
      listeners.delete(listener);
      stopWatching();
      clearTimeout(timer);
    };
  }

  return { getSnapshot, subscribe, follow };
}
