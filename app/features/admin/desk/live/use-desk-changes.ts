import { useCallback, useEffect, useRef, useState } from 'react';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';

import { PAGE_VISIBILITY, startPolling } from './polling.ts';

type Marks = { since: string | null; after_event: number | null };

export type LiveChanges = {
  /** Number of enquiries that arrived since the list was last shown. */
  arrived: number;
  /** Increases after changes by any admin, including those made in this browser. */
  changes: number;
  /** Call when the arrived enquiries are about to be shown. */
  markShown: () => void;
};

/** Polls for new enquiries and for changes by any admin. Reloading is left to the caller. */
export function useDeskChanges(): LiveChanges {
  const [arrived, setArrived] = useState(0);
  const [changes, setChanges] = useState(0);
  const marks = useRef<Marks>({ since: null, after_event: null });
  const latest = useRef<string | null>(null);

  useEffect(() => {
    let previousArrived = 0;
    return startPolling(async () => {
      const requested = marks.current;
      const news = await askDesk('desk_changes', requested);
      latest.current = news.latest;
      // Arrivals count from the list on screen, changes from the last poll.
      marks.current = { since: marks.current.since ?? news.latest, after_event: news.latest_event };
      if (requested.since === marks.current.since) setArrived(news.arrived);
      if (news.changed > 0) setChanges((before) => before + 1);
      const isNews = news.changed > 0 || news.arrived > previousArrived;
      previousArrived = news.arrived;
      return isNews;
    }, PAGE_VISIBILITY);
  }, []);

  const markShown = useCallback(() => {
    marks.current = { ...marks.current, since: latest.current ?? marks.current.since };
    setArrived(0);
  }, []);

  return { arrived, changes, markShown };
}
