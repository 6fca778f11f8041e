import { loadPage } from './page-modules.ts';

/** Long enough for a pointer that merely crosses a link to have left it. */
const INTENT_MS = 100;

/** Preloads the modules of a page when a link to it is hovered, touched or focused. */
export function preloadOnIntent(): () => void {
  const controller = new AbortController();
  let intended: Element | null = null;
  let timer: number | undefined;

  function onIntent({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link === intended) return;
    intended = link;
    window.clearTimeout(timer);
    if (!link) return;
    // A failed preload is handled when the link is followed.
    timer = window.setTimeout(() => loadPage(link.pathname).catch(() => {}), INTENT_MS);
  }

  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, onIntent, { passive: true, signal: controller.signal });
  }
  return () => {
    controller.abort();
    window.clearTimeout(timer);
  };
}
