import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { NOT_LOADED } from '#content/assessment/load-failure.ts';
import { loadFaultText } from '#app/lib/network/load-file.ts';
import { useIsHydrated } from '#app/lib/hydration/use-is-hydrated.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

import type { AssessmentProps } from '../assessment.tsx';

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
  const [View, setView] = useState<ComponentType<AssessmentProps>>();
  const startLink = useRef<HTMLAnchorElement>(null);
  const isRequested = useIsHydrated() && hash === HASH;
  const isOpen = isRequested && View !== undefined;

  /** @returns whether the assessment has loaded */
  async function prepare(): Promise<boolean> {
    try {
      const { Assessment } = await load();
      setView(() => Assessment);
      return true;
    } catch (error) {
      const description = loadFaultText(error, NOT_LOADED.description);
      toast({ title: NOT_LOADED.title, description, tone: 'destructive' });
      return false;
    }
  }

  const leave = (replace: boolean) =>
    navigate({ search: '', hash: '' }, { replace, preventScrollReset: true });

  useEffect(() => {
    if (!isRequested || View) return;
    void prepare().then((isLoaded) => isLoaded || leave(true));
    // oxlint-disable-next-line react/exhaustive-deps -- once each time the URL requests it
  }, [isRequested]);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      startLink.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return {
    View: isOpen ? View : undefined,
    areaId: new URLSearchParams(search).get('area') ?? undefined,
    startLink,
    /** Loads before it navigates, so that the page does not jump to the anchor meanwhile. */
    start: async () => {
      if (await prepare()) await navigate({ hash: HASH }, { preventScrollReset: true });
    },
    leave: () => void leave(false),
  };
}
