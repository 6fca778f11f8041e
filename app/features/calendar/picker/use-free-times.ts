import { useEffect, useState } from 'react';

import type { FreeTimes } from '#shared/calendar/calendar.ts';

import { loadTimes, type BookingFailure } from './calendar-api.ts';

type Loaded = { request: string; topic?: string; free?: FreeTimes; failure?: BookingFailure };

/** The free times for a topic. Earlier times stay while others are loaded, and if loading fails. */
export function useFreeTimes(topic: string) {
  const [attempt, setAttempt] = useState(1);
  const [{ free, failure, ...loaded }, setLoaded] = useState<Loaded>({ request: '' });
  const request = `${attempt} ${topic}`;
  const isLoading = loaded.request !== request;

  useEffect(() => {
    let isCurrent = true;
    void loadTimes(topic).then((answer) => {
      if (!isCurrent) return;
      setLoaded((before) =>
        'failure' in answer ? { ...before, request, ...answer } : { request, topic, free: answer },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [topic, request]);

  return {
    free,
    isLoading,
    /** The times belong to another topic or are being reloaded, so they may no longer be free. */
    isStale: isLoading || loaded.topic !== topic,
    failure: isLoading ? undefined : failure,
    reload: () => setAttempt((count) => count + 1),
  };
}
