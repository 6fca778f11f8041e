/**
 * A ref for what a change removes. If the focus, or a question that was asked from there, goes with it, the focus moves to
 * the nearest element around it that can have it; otherwise it would start again at the top of the page.
 */
export function keepFocus(node: HTMLElement | null): () => void {
  return () => {
    const { activeElement } = document;
    if (node?.contains(activeElement) || activeElement?.closest('[role="alertdialog"]'))
      node?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  };
}
