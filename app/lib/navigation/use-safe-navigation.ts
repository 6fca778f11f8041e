import { useEffect } from 'react';

import { PAGE_NOT_LOADED } from '#content/common/notices.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { guardNavigation } from './guard-navigation.ts';
import { preloadOnIntent } from './preload-on-intent.ts';

/** Preloads pages on intent, and keeps the current page when the next one cannot be loaded. */
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
}
