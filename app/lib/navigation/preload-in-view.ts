import { loadPage } from './page-modules.ts';

/** Links that the visitor only scrolls past leave the viewport sooner than this. */
const REST_MS = 300;

/**
 * Preloads the scripts of a linked page once its link in the main content has stayed in the viewport.
 * @param currentPath links to this page are ignored
 * @returns a function that stops preloading
 */
export function preloadInView(currentPath: string): () => void {
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
    if (link.pathname !== currentPath) observer.observe(link);
  }
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) window.clearTimeout(timer);
  };
}
