import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { loadFaultText } from '#app/lib/load-file.ts';
import { useIsHydrated } from '#app/lib/use-is-hydrated.ts';
import { useToast } from '#app/ui/toast-provider.tsx';

import type { AssessmentProps } from './assessment.tsx';

/** The address with this anchor is the open assessment; `?area=…` before it begins with that area. */
export const ASSESSMENT_ID = 'assessment';
const HASH = `#${ASSESSMENT_ID}`;

const NOT_LOADED = {
  title: 'Assessment not loaded',
  description:
    'Please check your connection and press Start again. The checklists on this page work without it.',
  tone: 'destructive',
} as const;

const load = () => import('./assessment.tsx');

/**
 * Opens and closes the assessment by the address, so that a link leads into it and the back button out of it. Its
 * script is asked for only then.
 */
export function useAssessment() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { toast } = useToast();
  const [View, setView] = useState<ComponentType<AssessmentProps>>();
  const startLink = useRef<HTMLAnchorElement>(null);
  const isAsked = useIsHydrated() && hash === HASH;
  const isOpen = isAsked && View !== undefined;

  /** @returns whether the assessment is there to be shown */
  async function prepare(): Promise<boolean> {
    try {
      const { Assessment } = await load();
      setView(() => Assessment);
      return true;
    } catch (error) {
      toast({ ...NOT_LOADED, description: loadFaultText(error, NOT_LOADED.description) });
      return false;
    }
  }

  const leave = (replace: boolean) =>
    navigate({ search: '', hash: '' }, { replace, preventScrollReset: true });

  useEffect(() => {
    if (!isAsked || View) return;
    void prepare().then((isThere) => isThere || leave(true));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that the address asks for it
  }, [isAsked]);

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
    /** Loads first and moves then, so that the page does not jump to the anchor in between. */
    start: async () => {
      if (await prepare()) await navigate({ hash: HASH }, { preventScrollReset: true });
    },
    leave: () => void leave(false),
  };
}
