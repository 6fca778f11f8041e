/** Runs work that can wait once the answer to the visitor's press has been painted. A hidden page is not painted. */
export function afterPaint(work: () => void): void {
  if (document.hidden) window.setTimeout(work);
  else requestAnimationFrame(() => window.setTimeout(work));
}
