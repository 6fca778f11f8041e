import { useEffect, useState } from 'react';

import { builtSessions, type UpcomingSession } from './upcoming-session.ts';

/**
 * The upcoming sessions: starts with those known at build time and replaces them with the server's list. If the server does
 * not answer, past sessions are removed.
 */
export function useUpcomingSessions(): readonly UpcomingSession[] {
  const [sessions, setSessions] = useState<readonly UpcomingSession[]>(() => builtSessions());
  useEffect(() => {
    const end = new AbortController();
    import('./fresh-sessions.ts')
      .then(({ freshSessions }) => freshSessions(end.signal))
      .catch(() => builtSessions(new Date().toISOString().slice(0, 10)))
      .then((fresh) => {
        if (!end.signal.aborted) setSessions(fresh);
      });
    return () => end.abort();
  }, []);
  return sessions;
}
