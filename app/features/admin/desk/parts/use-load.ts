import { useCallback, useEffect, useState } from 'react';

import { DeskFailure, messageOf } from '#app/features/admin/desk/desk-api.ts';

type Failure = { message: string; code: string };

export type Loaded<Value> = {
  /** What came last, also while the next is on its way or has failed. */
  value: Value | undefined;
  failure: Failure | undefined;
  isLoading: boolean;
  reload: () => void;
};

type Settled<Value> = { of: unknown; round: number; value: Value | undefined; failure: Failure | undefined };

type LoadOptions = {
  /** A number that goes up when what was loaded has become old. */
  mark?: number;
  onFailure?: (message: string) => void;
};

/** Loads now, again when `load` is another function, and when told to. An answer that is overtaken is dropped. */
export function useLoad<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  { mark = 0, onFailure }: LoadOptions = {},
): Loaded<Value> {
  const [asked, setAsked] = useState(0);
  const [settled, setSettled] = useState<Settled<Value>>();
  const reload = useCallback(() => setAsked((before) => before + 1), []);
  const round = asked + mark;

  useEffect(() => {
    const controller = new AbortController();
    const settle = (value: Value | undefined, failure: Failure | undefined) => {
      if (controller.signal.aborted) return;
      if (failure) onFailure?.(failure.message);
      setSettled((before) => ({ of: load, round, value: failure ? before?.value : value, failure }));
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
    isLoading: settled?.of !== load || settled.round !== round,
    reload,
  };
}
