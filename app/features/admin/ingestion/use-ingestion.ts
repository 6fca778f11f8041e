import { useCallback, useEffect, useState } from 'react';

import { useToast } from '#app/ui/toast-provider.tsx';

import { readLastRun, startIngestion, type IngestionRun } from './ingestion-api.ts';
import { answerToast, failureToast } from './ingestion-outcome.ts';

const LOOK_AGAIN_MS = 1_000;

type Ingestion = {
  /** The last run, or the one under way. */
  run: IngestionRun | undefined;
  /** From the press of the button to the toast, and while a run of somebody else is under way. */
  isBusy: boolean;
  start: () => void;
};

/** Follows the last run, and starts another. */
export function useIngestion(): Ingestion {
  const { toast } = useToast();
  const [run, setRun] = useState<IngestionRun>();
  const [isStarting, setStarting] = useState(false);
  const isBusy = isStarting || run?.state === 'running';

  // The list is an extra: a look that fails is made up for by the next one.
  const look = useCallback(() => readLastRun().then(setRun, () => {}), []);

  useEffect(() => {
    void look();
    if (!isBusy) return;
    const timer = window.setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [look, isBusy]);

  const start = useCallback(() => {
    setStarting(true);
    startIngestion()
      .then(answerToast, (error: unknown) => failureToast(error instanceof Error ? error.message : ''))
      .then(async (message) => {
        await look();
        setStarting(false);
        toast(message);
      });
  }, [look, toast]);

  return { run, isBusy, start };
}
