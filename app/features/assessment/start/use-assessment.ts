import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { NOT_LOADED } from '#content/assessment/load-failure.ts';
import { loadFaultText, recoverFrom } from '#app/lib/network/load-file.ts';
import { useIsHydrated } from '#app/lib/hydration/use-is-hydrated.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

/** The URL with this anchor shows the open assessment; with `?area=…` it begins with that area. */
export const ASSESSMENT_ID = 'assessment';
const HASH = `#${ASSESSMENT_ID}`;

const load = () => import('../assessment.tsx');

/**
 * Opens and closes the assessment with the URL's anchor, so that a link leads into it and the back button out of it.
 * Its script loads on demand.
 */
export function useAssessment() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { toast } = useToast();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const startLink = useRef<HTMLAnchorElement>(null);
  const isRequested = useIsHydrated() && hash === HASH;
  const isOpen = isRequested && loaded !== undefined;

  async function reportFault(error: unknown): Promise<void> {
    await recoverFrom(error, startLink.current);
    const description = loadFaultText(error, NOT_LOADED.description);
    toast({ title: NOT_LOADED.title, description, tone: 'destructive' });
  }

  const leave = (replace: boolean) =>
    navigate({ search: '', hash: '' }, { replace, preventScrollReset: true });

  const giveUp = useEffectEvent(async (error: unknown) => {
    await reportFault(error);
    void leave(true);
  });

  useEffect(() => {
    if (isRequested && !loaded) load().then(setLoaded, (error: unknown) => giveUp(error));
  }, [isRequested, loaded]);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      startLink.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return {
    View: isOpen ? loaded.Assessment : undefined,
    areaId: new URLSearchParams(search).get('area') ?? undefined,
    startLink,
    /** Loads before it navigates, so that the page does not jump to the anchor meanwhile. */
    start: async () => {
      try {
        setLoaded(await load());
      } catch (error) {
        await reportFault(error);
        return;
      }
      await navigate({ hash: HASH }, { preventScrollReset: true });
    },
    leave: () => void leave(false),
  };
}
