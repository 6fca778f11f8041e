/**
 * URL of the script that recovers a page whose files are gone (`scripts/build/boot/recovery.ts`). The name has no hash, so
 * that a page of an earlier release gets the script of the current one; it is short, because every page names it.
 */
export const RECOVERY_SCRIPT = '/late.js';

/** Cancelable event before the page reloads to recover. A listener whose state a reload would lose cancels it. */
export const BEFORE_RECOVERY = 'before-recovery';

/**
 * Reloads the page with what was typed, if it belongs to an earlier release and nothing would be lost.
 * @param pressed controls that wait for the missing file; the last is pressed again after the reload
 * @returns whether the page is being reloaded
 */
export type Recover = (pressed: Iterable<Element>) => Promise<boolean>;
