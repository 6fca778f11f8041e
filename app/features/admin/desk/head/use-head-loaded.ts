import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import {
  factorQuery,
  intakeQuery,
  mailQuery,
  statisticsQuery,
} from '#app/features/admin/desk/desk-queries.ts';
import { eventsQuery } from '#app/features/admin/desk/events/events-queries.ts';

/** Time after which the view is shown even if a request has not been answered. */
const MAX_WAIT_MS = 2000;

/** Whether all requests of the desk's head have settled. Until then each answer would move what stands below it. */
export function useHeadLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const isPending = useQueries({
    queries: [statisticsQuery, intakeQuery, mailQuery, eventsQuery, factorQuery],
    combine: (results) => results.some((result) => result.isPending),
  });
  if (!isPending && !isLoaded) setLoaded(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLoaded;
}
