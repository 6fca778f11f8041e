/** Id of the element that contains the list and stays mounted when the list changes. */
export const LIST_ID = 'desk-list';

/** Call it before the pressed button is removed with its row or filter, which would move the focus to the top of the page. */
export function focusList(): void {
  document.getElementById(LIST_ID)?.focus({ preventScroll: true });
}
