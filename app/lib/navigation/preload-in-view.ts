import { loadPage } from './page-modules.ts';

/** Long enough for a link that the visitor merely scrolls past to have left the screen. */
const REST_MS = 300;

/**
 * Preloads the pages to which the content's links lead, some kilobytes each, once such a link rests on the screen.
 * @param shown path of the page that is shown
 */
export function preloadInView(shown: string): () => void {
  const timers = new Map<Element, number>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      window.clearTimeout(timers.get(target));
      if (!isIntersecting) continue;
      const { pathname } = target as HTMLAnchorElement;
      // A failed preload is handled when the link is followed.
      const preload = () => {
        observer.unobserve(target);
        loadPage(pathname).catch(() => {});
      };
      timers.set(target, window.setTimeout(preload, REST_MS));
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    if (link.pathname !== shown) observer.observe(link);
  }
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) window.clearTimeout(timer);
  };
}
