const CONTROLS = ':is(main, footer) :is(a[href], button, input, select, textarea, summary, label)';

/**
 * Marks the floating button with `data-yields` while a control of the page lies under it. The viewport, cut down to the
 * button's own box, is what the controls are watched against, so scrolling runs no script of ours.
 * @returns ends the watch
 */
export function makeWay(button: HTMLElement): () => void {
  const covered = new Set<Element>();
  let watch: IntersectionObserver | undefined;
  let frame = 0;

  function begin(): void {
    watch?.disconnect();
    covered.clear();
    const { top, right, bottom, left } = button.getBoundingClientRect();
    const margins = [-top, right - document.documentElement.clientWidth, bottom - innerHeight, -left];
    watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) covered.add(target);
          else covered.delete(target);
        }
        button.toggleAttribute('data-yields', covered.size > 0);
      },
      { rootMargin: margins.map((margin) => `${Math.ceil(margin)}px`).join(' ') },
    );
    for (const control of document.querySelectorAll(CONTROLS)) watch.observe(control);
  }
  function beginAgain(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(begin);
  }

  const changes = new MutationObserver(beginAgain);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('resize', beginAgain);
  begin();
  return () => {
    changes.disconnect();
    removeEventListener('resize', beginAgain);
    cancelAnimationFrame(frame);
    watch?.disconnect();
  };
}
