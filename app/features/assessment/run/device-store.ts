import { readSavedRun, savedText, STORAGE_KEY, type SavedRun } from './saved-run.ts';

/*
 * The only place where answers leave the page's memory, and they go no further than the browser's local storage. If
 * that is missing, full or blocked, the assessment still works and says that nothing is stored.
 */

export function loadRun(): SavedRun {
  try {
    return readSavedRun(localStorage.getItem(STORAGE_KEY));
  } catch {
    return readSavedRun(null);
  }
}

/** @returns whether the run was stored */
export function storeRun(run: SavedRun): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, savedText(run));
    return true;
  } catch {
    return false;
  }
}

export function deleteRun(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage that cannot be accessed holds nothing to delete.
  }
}
