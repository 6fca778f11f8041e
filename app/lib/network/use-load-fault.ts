import { useCallback } from 'react';

import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { loadFaultText, recoverFrom } from './load-file.ts';

type ReportLoadFault = (
  error: unknown,
  pressed: Element | null,
  notLoaded: { title: string; description: string },
) => Promise<void>;

/** Reports in a toast that a part of the page could not be loaded, unless the page recovers by a reload. */
export function useLoadFault(): ReportLoadFault {
  const { toast } = useToast();
  return useCallback(
    async (error, pressed, { title, description }) => {
      await recoverFrom(error, pressed);
      toast({ title, description: loadFaultText(error, description), tone: 'destructive' });
    },
    [toast],
  );
}
