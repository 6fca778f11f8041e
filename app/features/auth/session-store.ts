import type { Session, SupabaseClient, User } from '@supabase/supabase-js';

export type SessionState = { user: User | null; session: Session | null; loading: boolean };

/** What the prerendered page says: its content stands, and nobody is signed in yet. */
export const SIGNED_OUT: SessionState = { user: null, session: null, loading: false };

const LOADING: SessionState = { user: null, session: null, loading: true };

/** A refresh that hangs holds the page no longer than this; a session that arrives later is still taken. */
const MAX_WAIT_MS = 8000;

type AuthEvents = Pick<SupabaseClient['auth'], 'onAuthStateChange'>;

type SessionSource = {
  /** Whether there may be a session; without one there is nothing to wait for and nothing to load. */
  mayHaveSession: () => boolean;
  /** Tells when another tab has signed in or out. */
  onStoredSessionChange: (listener: () => void) => () => void;
  connect: () => Promise<{ auth: AuthEvents }>;
};

export type SessionStore = {
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
        // Every event brings the session that now holds: INITIAL_SESSION, SIGNED_IN, TOKEN_REFRESHED, USER_UPDATED,
        // PASSWORD_RECOVERY and MFA_CHALLENGE_VERIFIED a new one, SIGNED_OUT none.
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
    // A failure has ended the loading state; whoever needs the session asks again.
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
    const deadline = setTimeout(() => {
      if (getSnapshot().loading) set(null);
    }, MAX_WAIT_MS);
    return () => {
      listeners.delete(listener);
      stopWatching();
      clearTimeout(deadline);
    };
  }

  return { getSnapshot, subscribe, follow };
}
