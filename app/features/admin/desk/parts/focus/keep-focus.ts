/**
 * Ref callback for an element that a change can remove. If the focus is inside it, or in a confirmation dialog, when it is
 * removed, the focus moves to the nearest ancestor with `tabindex="-1"`; browsers would move it to the top of the page.
 */
export function keepFocus(node: HTMLElement | null): () => void {
  return () => {
    const { activeElement } = document;
    if (node?.contains(activeElement) || activeElement?.closest('[role="alertdialog"]'))
      node?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  };
}
