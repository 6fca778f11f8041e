import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { LOADING } from '#content/common/notices.ts';
import { backendClient, mayHaveSession, onStoredSessionChange } from '#app/lib/network/backend-client.ts';
import { FullScreenSpinner } from '#app/ui/controls/spinner.tsx';

import { createSessionStore, SIGNED_OUT, type SessionState } from './session-store.ts';

const store = createSessionStore({ mayHaveSession, onStoredSessionChange, connect: backendClient });

type SessionContextValue = SessionState & {
  /** Loads the backend client and follows its session, so that a sign-in on this page takes effect. */
  followSession: () => Promise<void>;
};

const SessionContext = createContext<SessionContextValue | undefined>(undefined);

export function useSession(): SessionContextValue {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is called outside of SessionProvider');
  return session;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, () => SIGNED_OUT);
  const value = useMemo(() => ({ ...state, followSession: store.follow }), [state]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/**
 * Shows a full-screen spinner instead of the routes while the session loads. The routes are hidden, not unmounted:
 * early input in a prerendered form must survive, and scrolling to the URL's anchor needs their layout.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { loading } = useSession();
  return (
    <>
      {loading && <FullScreenSpinner label={LOADING} />}
      <div className={loading ? 'invisible contents' : 'contents'}>{children}</div>
    </>
  );
}
