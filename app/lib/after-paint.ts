/** Runs deferrable work after the next paint. A hidden page is never painted, so there it does not wait. */
export function afterPaint(work: () => void): void {
  if (document.hidden) window.setTimeout(work);
  else requestAnimationFrame(() => window.setTimeout(work));
}
