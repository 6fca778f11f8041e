import { createPath, type RouterNavigateOptions, type To } from 'react-router';

import { framework, isPageLoaded, loadPage } from './page-modules.ts';
import { siteAnswers } from './site-answers.ts';

type HowToGo = Pick<RouterNavigateOptions, 'replace' | 'state'>;

/** Told when a page could be reached neither through the router nor by loading it. */
let tellOffline = (): void => {};
/** Number of the latest move; an earlier one that is still loading no longer counts. */
let latest = 0;

function loadDocument(target: string, { replace = false, state }: HowToGo): void {
  if (state === undefined) {
    window.location[replace ? 'replace' : 'assign'](target);
    return;
  }
  // The state of a history entry survives only a reload.
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  const entry = { usr: state, key: crypto.randomUUID().slice(0, 8), idx: replace ? idx : idx + 1 };
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', target);
  window.location.reload();
}

/**
 * Makes sure that the router can show a page. Where a module is missing, the page is loaded as a document of its own;
 * offline the visitor is told and stays.
 * @returns whether the router may go there now
 */
export async function reachPage(target: string, how: HowToGo = {}): Promise<boolean> {
  latest += 1;
  const move = latest;
  try {
    await loadPage(new URL(target, window.location.href).pathname);
    return move === latest;
  } catch {
    const isAnswered = await siteAnswers(target);
    if (move !== latest) return false;
    if (isAnswered) loadDocument(target, how);
    else tellOffline();
    return false;
  }
}

/** Address that `to` leads to; undefined for a step in the history. */
function addressOf(to: To | number | null): URL | undefined {
  if (to === null || typeof to === 'number') return undefined;
  return new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
}

function guardMoves(): () => void {
  const { router } = framework();
  if (!router) return () => {};
  const { navigate } = router;
  const goOn = navigate as (to: To | number | null, how?: RouterNavigateOptions) => Promise<void>;
  router.navigate = async (to: To | number | null, how?: RouterNavigateOptions) => {
    const address = addressOf(to);
    if (!address || isPageLoaded(address.pathname)) {
      latest += 1;
      await goOn(to, how);
    } else if (await reachPage(address.href, how)) await goOn(to, how);
  };
  return () => {
    router.navigate = navigate;
  };
}

/** Place in the history, as the router numbers its entries. */
function placeInHistory(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}

/** Place of the page that is shown; that of the address differs while a step in the history is held up. */
let shown = 0;
let isHeldUp = false;
let isReturning = false;

function noteShown(): void {
  if (!isHeldUp) shown = placeInHistory();
}

/** Stays on the page that is shown, after a step in the history that leads to one that cannot be loaded. */
function takeStepBack(): void {
  const steps = shown - placeInHistory();
  isReturning = steps !== 0;
  if (isReturning) window.history.go(steps);
  tellOffline();
}

async function loadForStep(): Promise<void> {
  latest += 1;
  const move = latest;
  isHeldUp = true;
  const { href, pathname } = window.location;
  const isLoaded = await loadPage(pathname).then(
    () => true,
    () => false,
  );
  const isAnswered = isLoaded || (await siteAnswers(href));
  if (move !== latest) return;
  isHeldUp = false;
  if (isLoaded) dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  else if (isAnswered) window.location.reload();
  else takeStepBack();
}

/** Holds Back and Forward up until the page they lead to is loaded: the address has changed by then, the page not. */
function onStep(event: PopStateEvent): void {
  if (!framework().router) return;
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
  } else if (isPageLoaded(window.location.pathname)) {
    latest += 1;
    isHeldUp = false;
  } else {
    event.stopImmediatePropagation();
    void loadForStep();
  }
}

// Listeners of the window are called in the order in which they were added, and the router adds its own later.
if (typeof window !== 'undefined') addEventListener('popstate', onStep);

/**
 * Keeps the framework from reloading the page when a module of the next one is missing.
 * @param tell tells the visitor that the page could not be reached
 */
export function guardNavigation(tell: () => void): () => void {
  tellOffline = tell;
  noteShown();
  const ends = [guardMoves(), framework().router?.subscribe(noteShown)];
  return () => {
    for (const end of ends) end?.();
  };
}
