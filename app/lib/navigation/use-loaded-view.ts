import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useIsHydrated } from '#app/lib/hydration/use-is-hydrated.ts';
import { useLoadFault } from '#app/lib/network/use-load-fault.ts';

type LoadedView<View> = {
  load: () => Promise<View>;
  /** The URL with this fragment shows the view. */
  fragment: string;
  /** Whether a fragment shows the view; by default only `fragment` does. */
  isRequestedBy?: (hash: string) => boolean;
  notLoaded: { title: string; description: string };
};

/**
 * Shows a view instead of the page while the URL has a fragment, so that a link opens it and the back button closes it. Its
 * script loads on demand. Without JavaScript the fragment leads to the part of the page with that id.
 */
export function useLoadedView<View>({
  load,
  fragment,
  isRequestedBy = (hash) => hash === `#${fragment}`,
  notLoaded,
}: LoadedView<View>) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const reportLoadFault = useLoadFault();
  const [loaded, setLoaded] = useState<{ view: View }>();
  const startLink = useRef<HTMLAnchorElement>(null);
  const isRequested = useIsHydrated() && isRequestedBy(hash);
  const isOpen = isRequested && loaded !== undefined;

  const reportFault = (error: unknown) => reportLoadFault(error, startLink.current, notLoaded);

  const leave = (replace: boolean) =>
    navigate({ search: '', hash: '' }, { replace, preventScrollReset: true });

  const open = useEffectEvent(() => {
    load().then(
      (view) => setLoaded({ view }),
      async (error: unknown) => {
        await reportFault(error);
        void leave(true);
      },
    );
  });

  useEffect(() => {
    if (isRequested && !loaded) open();
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
    view: isOpen ? loaded.view : undefined,
    startLink,
    /** Loads before it navigates, so that the page does not jump to the fragment meanwhile. */
    start: async () => {
      try {
        setLoaded({ view: await load() });
      } catch (error) {
        await reportFault(error);
        return;
      }
      await navigate({ hash: `#${fragment}` }, { preventScrollReset: true });
    },
    leave: () => void leave(false),
  };
}
