/** Id of the element around the list, which stays when the list changes. */
export const LIST_ID = 'desk-list';

/** Call it before the pressed button goes with its row or its filter. Without it, the focus would start at the top of the page. */
export function focusList(): void {
  document.getElementById(LIST_ID)?.focus({ preventScroll: true });
}
