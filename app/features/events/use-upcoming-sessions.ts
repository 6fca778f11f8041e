import { useEffect, useState } from 'react';

import { builtSessions, type UpcomingSession } from './upcoming-session.ts';

/**
 * The upcoming sessions: those of the build at first, then those that the firm has published by now. Without an answer of
 * the server, only those that are over leave.
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
