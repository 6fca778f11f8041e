import { useEffect } from 'react';

import { PAGE_NOT_LOADED } from '#content/common/notices.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { guardNavigation } from './guard-navigation.ts';
import { preloadInView } from './preload-in-view.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import { usePathname } from './use-pathname.ts';

/** Preloads pages that a visitor is likely to open, and keeps the current page when the next one cannot be loaded. */
export function useSafeNavigation(): void {
  const { toast } = useToast();
  useEffect(() => {
    const endGuard = guardNavigation(() => toast({ tone: 'destructive', ...PAGE_NOT_LOADED }));
    const endPreload = preloadOnIntent();
    return () => {
      endGuard();
      endPreload();
    };
  }, [toast]);

  const pathname = usePathname();
  useEffect(() => preloadInView(pathname), [pathname]);
}
