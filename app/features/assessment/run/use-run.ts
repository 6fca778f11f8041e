import { useState } from 'react';

import { canStore } from '#app/lib/can-store.ts';
import { useStoredElsewhere } from '#app/lib/use-stored-elsewhere.ts';

import { deleteRun, loadRun, storeRun } from './device-store.ts';
import { EMPTY_RUN, STORAGE_KEY, type SavedRun } from './saved-run.ts';

/** The visitor's run, stored on the device at every change, and the same in all tabs. */
export function useRun() {
  const [run, setRun] = useState(loadRun);
  const [isStored, setStored] = useState(canStore);
  useStoredElsewhere(STORAGE_KEY, () => setRun(loadRun()));

  function update(change: Partial<SavedRun>): void {
    const next = { ...run, ...change };
    setRun(next);
    setStored(storeRun(next));
  }

  function deleteAll(): void {
    deleteRun();
    setRun(EMPTY_RUN);
  }

  return { run, isStored, update, deleteAll };
}
