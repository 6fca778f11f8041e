import { useCallback, useEffect, useState } from 'react';

import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { readLastRun, startIngestion, type IngestionRun } from './ingestion-api.ts';
import { answerToast, failureToast } from './ingestion-outcome.ts';

const POLL_MS = 1_000;

type Ingestion = {
  /** The last run, which may still be in progress. */
  run: IngestionRun | undefined;
  /** Whether the last run could be read. */
  reading: 'pending' | 'done' | 'failed';
  /** True from the click until the toast, and while another admin's run is in progress. */
  isBusy: boolean;
  start: () => void;
};

/** Polls the last run while one is in progress, and starts new ones. */
export function useIngestion(): Ingestion {
  const { toast } = useToast();
  const [run, setRun] = useState<IngestionRun>();
  const [reading, setReading] = useState<Ingestion['reading']>('pending');
  const [isStarting, setStarting] = useState(false);
  const isBusy = isStarting || run?.state === 'running';

  // A failed read keeps the run that was read before. Only a run in progress is read again.
  const refresh = useCallback(
    () =>
      readLastRun().then(
        (read) => {
          setRun(read);
          setReading('done');
        },
        () => setReading('failed'),
      ),
    [],
  );

  useEffect(() => {
    let timer: number | undefined;
    let isCurrent = true;
    // Each read waits for the one before, so that a slow answer never arrives after a newer one.
    const poll = async () => {
      await refresh();
      if (isCurrent && isBusy) timer = window.setTimeout(() => void poll(), POLL_MS);
    };
    void poll();
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [refresh, isBusy]);

  const start = useCallback(() => {
    setStarting(true);
    startIngestion()
      .then(answerToast, (error: unknown) => failureToast(error instanceof Error ? error.message : ''))
      .then(async (message) => {
        await refresh();
        setStarting(false);
        toast(message);
      });
  }, [refresh, toast]);

  return { run, reading, isBusy, start };
}
