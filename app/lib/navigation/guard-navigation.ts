import { createPath, type RouterNavigateOptions, type To } from 'react-router';

import { afterPaint } from '#app/lib/after-paint.ts';

import { framework, isPageLoaded, loadPage } from './page-modules.ts';
import { isSiteReachable } from '#app/lib/network/site-reachable.ts';

type NavigationOptions = Pick<RouterNavigateOptions, 'replace' | 'state'>;

/** Called when a page could be loaded neither by the router nor as a document. */
let reportUnreachable = (): void => {};
/** Number of the latest navigation; an earlier one that is still loading is abandoned. */
let latest = 0;

function loadDocument(target: string, { replace = false, state }: NavigationOptions): void {
  if (state === undefined) {
    window.location[replace ? 'replace' : 'assign'](target);
    return;
  }
  // `assign` and `replace` drop history state, so create the entry in the form that the router uses and reload.
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  // Not `crypto.randomUUID`, which is missing on plain HTTP.
  const entry = { usr: state, key: String(Math.random()), idx: replace ? idx : idx + 1 };
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', target);
  window.location.reload();
}

/**
 * Makes sure that the router can show a page. If a module cannot be loaded, the page is loaded as a document instead;
 * offline, the visitor is notified and stays on the current page.
 * @returns whether the router may navigate there now
 */
export async function reachPage(target: string, options: NavigationOptions = {}): Promise<boolean> {
  latest += 1;
  const attempt = latest;
  try {
    await loadPage(new URL(target, window.location.href).pathname);
    return attempt === latest;
  } catch {
    const isAnswered = await isSiteReachable(target);
    if (attempt !== latest) return false;
    if (isAnswered) loadDocument(target, options);
    else reportUnreachable();
    return false;
  }
}

/** URL that `to` leads to; undefined for a step in the history. */
function urlOf(to: To | number | null): URL | undefined {
  if (to === null || typeof to === 'number') return undefined;
  return new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
}

/** Lets the press be painted first: rendering a page blocks a slow phone for a tenth of a second. */
const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

function guardRouter(): () => void {
  const { router } = framework();
  if (!router) return () => {};
  const { navigate } = router;
  const original = navigate as (to: To | number | null, options?: RouterNavigateOptions) => Promise<void>;
  router.navigate = async (to: To | number | null, options?: RouterNavigateOptions) => {
    const url = urlOf(to);
    latest += 1;
    const attempt = latest;
    await painted();
    if (attempt !== latest) return;
    if (url && !isPageLoaded(url.pathname) && !(await reachPage(url.href, options))) return;
    // A Back step that was waiting for its page is abandoned.
    isStepHeld = false;
    await original(to, options);
  };
  return () => {
    router.navigate = navigate;
  };
}

/** Index of the current history entry, as the router numbers them. */
function historyIndex(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}

/** History index of the page that is shown; the URL's index differs while a Back or Forward step is held. */
let shownIndex = 0;
let isStepHeld = false;
let isReturning = false;

function recordShown(): void {
  if (!isStepHeld) shownIndex = historyIndex();
}

/** Reverts a Back or Forward step to a page that cannot be loaded, so that URL and page agree again. */
function revertStep(): void {
  const steps = shownIndex - historyIndex();
  isReturning = steps !== 0;
  if (isReturning) window.history.go(steps);
  reportUnreachable();
}

async function loadForStep(): Promise<void> {
  latest += 1;
  const attempt = latest;
  isStepHeld = true;
  const { href, pathname } = window.location;
  const isLoaded = await loadPage(pathname).then(
    () => true,
    () => false,
  );
  const isAnswered = isLoaded || (await isSiteReachable(href));
  if (attempt !== latest) return;
  isStepHeld = false;
  if (isLoaded) dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  else if (isAnswered) window.location.reload();
  else revertStep();
}

/** Holds a Back or Forward step until its page is loaded. The URL has already changed by then; the page has not. */
function onPopState(event: PopStateEvent): void {
  if (!framework().router) return;
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
  } else if (isPageLoaded(window.location.pathname)) {
    latest += 1;
    isStepHeld = false;
  } else {
    event.stopImmediatePropagation();
    void loadForStep();
  }
}

// Added at import: listeners run in the order in which they were added, and the router adds its own later.
if (typeof window !== 'undefined') addEventListener('popstate', onPopState);

/**
 * Keeps the framework from reloading the current page when a module of the next one is missing.
 * @param notify tells the visitor that the page could not be reached
 */
export function guardNavigation(notify: () => void): () => void {
  reportUnreachable = notify;
  recordShown();
  const ends = [guardRouter(), framework().router?.subscribe(recordShown)];
  return () => {
    for (const end of ends) end?.();
  };
}
