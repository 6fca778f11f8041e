import { FIRM } from '#content/firm.ts';

/** Whether the browser lets the site use local storage, and there is room in it. */
export function canStore(): boolean {
  const probe = `${FIRM.storagePrefix}-probe`;
  try {
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
