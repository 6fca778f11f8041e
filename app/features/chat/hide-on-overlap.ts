/** The desk's rows count as controls, because staff read them to the edge. */
const CONTROLS = ':is(main, footer) :is(a[href], button, input, select, textarea, summary, label), .desk tr';

/**
 * Marks the floating button with `data-overlaps` while it covers a control of the page. An IntersectionObserver whose
 * margins shrink the viewport to the button's box detects that, so no script of the site runs while the page scrolls.
 * @returns a function that stops watching
 */
export function hideOnOverlap(button: HTMLElement): () => void {
  const covered = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  let frame = 0;

  function observe(): void {
    observer?.disconnect();
    covered.clear();
    const { top, right, bottom, left } = button.getBoundingClientRect();
    const margins = [-top, right - document.documentElement.clientWidth, bottom - innerHeight, -left];
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) covered.add(target);
          else covered.delete(target);
        }
        button.toggleAttribute('data-overlaps', covered.size > 0);
      },
      { rootMargin: margins.map((margin) => `${Math.ceil(margin)}px`).join(' ') },
    );
    for (const control of document.querySelectorAll(CONTROLS)) observer.observe(control);
  }
  function observeAgain(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(observe);
  }

  const changes = new MutationObserver(observeAgain);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('resize', observeAgain);
  observe();
  return () => {
    changes.disconnect();
    removeEventListener('resize', observeAgain);
    cancelAnimationFrame(frame);
    observer?.disconnect();
  };
}
