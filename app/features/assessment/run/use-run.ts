import { useState } from 'react';

import { canKeep, forgetRun, keepRun, loadRun } from './device-store.ts';
import { EMPTY_RUN, type SavedRun } from './saved-run.ts';

/** The visitor's run, stored on the device at every change. */
export function useRun() {
  const [run, setRun] = useState(loadRun);
  const [isKept, setKept] = useState(canKeep);

  function update(change: Partial<SavedRun>): void {
    const next = { ...run, ...change };
    setRun(next);
    setKept(keepRun(next));
  }

  function forget(): void {
    forgetRun();
    setRun(EMPTY_RUN);
  }

  return { run, isKept, update, forget };
}
