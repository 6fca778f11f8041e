import { loadPage } from './page-modules.ts';

/** A pointer that only crosses a link has left it by then. */
const INTENT_MS = 100;

/** Loads the modules of a page as soon as a link to it is pointed at, touched or focused. */
export function preloadOnIntent(): () => void {
  const leaving = new AbortController();
  let intended: Element | null = null;
  let timer: number | undefined;

  function onSign({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link === intended) return;
    intended = link;
    window.clearTimeout(timer);
    if (!link) return;
    // What fails here is met when the link is followed.
    timer = window.setTimeout(() => loadPage(link.pathname).catch(() => {}), INTENT_MS);
  }

  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(sign, onSign, { passive: true, signal: leaving.signal });
  }
  return () => {
    leaving.abort();
    window.clearTimeout(timer);
  };
}
