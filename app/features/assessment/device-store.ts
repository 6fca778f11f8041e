import { readSavedRun, STORAGE_KEY, type SavedRun } from './saved-run.ts';

/*
 * The only place where answers leave the memory of the page, and the browser's storage is as far as they go.
 * Storage may be missing, full or forbidden: the assessment then works on, and says that nothing is kept.
 */

export function loadRun(): SavedRun {
  try {
    return readSavedRun(localStorage.getItem(STORAGE_KEY));
  } catch {
    return readSavedRun(null);
  }
}

/** @returns whether the device has kept it */
export function keepRun(run: SavedRun): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(run));
    return true;
  } catch {
    return false;
  }
}

export function forgetRun(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // A storage that cannot be reached holds nothing either.
  }
}

export function canKeep(): boolean {
  const probe = `${STORAGE_KEY}-probe`;
  try {
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
