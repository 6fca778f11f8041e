import { useEffect } from 'react';

import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { guardNavigation } from './guard-navigation.ts';
import { preloadOnIntent } from './preload-on-intent.ts';

const NOT_LOADED = {
  title: 'Page not loaded',
  description: 'You appear to be offline. This page stays as it is: try again when you are connected.',
  tone: 'destructive',
} as const;

/** Preloads pages on intent, and keeps the current page when the next one cannot be loaded. */
export function useSafeNavigation(): void {
  const { toast } = useToast();
  useEffect(() => {
    const endGuard = guardNavigation(() => toast(NOT_LOADED));
    const endPreload = preloadOnIntent();
    return () => {
      endGuard();
      endPreload();
    };
  }, [toast]);
}
