import { useCallback, useEffect, useState } from 'react';

import { DeskFailure, messageOf } from '#app/features/admin/desk/desk-api.ts';

type Failure = { message: string; code: string };

export type Loaded<Value> = {
  /** The last value loaded. It is kept while the next one is loading and after a failure. */
  value: Value | undefined;
  failure: Failure | undefined;
  isLoading: boolean;
  reload: () => void;
};

type Settled<Value> = {
  loadedBy: unknown;
  round: number;
  value: Value | undefined;
  failure: Failure | undefined;
};

type LoadOptions = {
  /** Increases when the loaded value has become stale; a new number triggers a reload. */
  revision?: number;
  onFailure?: (message: string) => void;
};

/** Loads on mount, on a new `load` or `revision`, and on `reload()`. Only the answer to the latest call counts. */
export function useLoad<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  { revision = 0, onFailure }: LoadOptions = {},
): Loaded<Value> {
  const [reloads, setReloads] = useState(0);
  const [settled, setSettled] = useState<Settled<Value>>();
  const reload = useCallback(() => setReloads((before) => before + 1), []);
  const round = reloads + revision;

  useEffect(() => {
    const controller = new AbortController();
    const settle = (value: Value | undefined, failure: Failure | undefined) => {
      if (controller.signal.aborted) return;
      if (failure) onFailure?.(failure.message);
      setSettled((before) => ({ loadedBy: load, round, value: failure ? before?.value : value, failure }));
    };
    load(controller.signal).then(
      (value) => settle(value, undefined),
      (error: unknown) =>
        settle(undefined, {
          message: messageOf(error),
          code: error instanceof DeskFailure ? error.code : '',
        }),
    );
    return () => controller.abort();
  }, [load, round, onFailure]);

  return {
    value: settled?.value,
    failure: settled?.failure,
    isLoading: settled?.loadedBy !== load || settled.round !== round,
    reload,
  };
}
