import { useEffect } from 'react';

import { NOT_LOADED } from '#content/deadlines/load-failure.ts';
import { afterPaint } from '#app/lib/after-paint.ts';
import { useLoadedView } from '#app/lib/navigation/use-loaded-view.ts';

/** The URL with this fragment shows the open tool; `#deadlines=…` opens it with the answers of a link. */
export const DEADLINES_ID = 'deadlines';

const load = () => import('../deadlines.tsx');

export function useDeadlines() {
  const { view, ...rest } = useLoadedView({
    load,
    fragment: DEADLINES_ID,
    isRequestedBy: (hash) => hash === `#${DEADLINES_ID}` || hash.startsWith(`#${DEADLINES_ID}=`),
    notLoaded: NOT_LOADED,
  });
  // So that the tool also opens when the network is lost on its page. A failed load is repeated when it is opened.
  useEffect(() => afterPaint(() => void load().catch(() => {})), []);
  return { View: view?.Deadlines, ...rest };
}
