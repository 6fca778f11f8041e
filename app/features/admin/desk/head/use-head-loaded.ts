import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import {
  factorQuery,
  intakeQuery,
  mailQuery,
  statisticsQuery,
} from '#app/features/admin/desk/desk-queries.ts';

/** The longest that the view waits for an answer that does not arrive. */
const MAX_WAIT_MS = 2000;

/** Whether everything above the view has been answered or has failed. Until then, each answer would move the view down. */
export function useHeadLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const isPending = useQueries({
    queries: [statisticsQuery, intakeQuery, mailQuery, factorQuery],
    combine: (results) => results.some((result) => result.isPending),
  });
  if (!isPending && !isLoaded) setLoaded(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLoaded;
}
