import { useCallback, useEffect, useRef, useState } from 'react';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';

import { PAGE_VISIBILITY, startPolling } from './polling.ts';

type Marks = { since: string | null; after_event: number | null };

export type LiveChanges = {
  /** Enquiries that have come since the list was last shown. */
  arrived: number;
  /** Goes up with each change by anybody, this browser included. */
  changes: number;
  /** What has come is about to be shown. */
  markShown: () => void;
};

/** Learns of what others do and of what arrives, without loading anything anew by itself. */
export function useDeskChanges(): LiveChanges {
  const [arrived, setArrived] = useState(0);
  const [changes, setChanges] = useState(0);
  const marks = useRef<Marks>({ since: null, after_event: null });
  const latest = useRef<string | null>(null);

  useEffect(() => {
    let known = 0;
    return startPolling(async () => {
      const asked = marks.current;
      const news = await askDesk('desk_changes', asked);
      latest.current = news.latest;
      // What arrived is counted from the list that is shown, what changed from the last answer.
      marks.current = { since: marks.current.since ?? news.latest, after_event: news.latest_event };
      if (asked.since === marks.current.since) setArrived(news.arrived);
      if (news.changed > 0) setChanges((before) => before + 1);
      const isNews = news.changed > 0 || news.arrived > known;
      known = news.arrived;
      return isNews;
    }, PAGE_VISIBILITY);
  }, []);

  const markShown = useCallback(() => {
    marks.current = { ...marks.current, since: latest.current ?? marks.current.since };
    setArrived(0);
  }, []);

  return { arrived, changes, markShown };
}
