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
  // Preloaded, so that the tool opens even if the network is lost meanwhile. A failed load is repeated on opening.
  useEffect(() => afterPaint(() => void load().catch(() => {})), []);
  return { View: view?.Deadlines, ...rest };
}
