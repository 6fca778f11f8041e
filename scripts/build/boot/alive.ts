/**
 * Comes after everything else in a page and brings it alive, when the browser is idle or the boot script asks for it:
 * styles, framework, hydration, and what was held.
 */
import type { BootPlan, BootPlans, HeldInput } from './boot-plan.ts';
import { moduleHref, NOT_FOUND_PATH, URGENT_ID, WAKE } from './boot-plan.ts';
import { announceFields } from './held-fields.ts';

/** Set by the build. */
declare const PLANS: BootPlans;

/** Time the browser gets to find an idle moment. */
const IDLE_WITHIN_MS = 2000;

// Named once, for the build writes the plans wherever the name stands.
const plans = PLANS;

function readPlan(): BootPlan {
  const plan =
    plans[location.pathname] ?? plans[location.pathname.replace(/(.)\/$/, '$1')] ?? plans[NOT_FOUND_PATH];
  if (!plan) throw new Error('The build knows no plan for this page');
  return plan;
}

function preload(files: readonly string[]): void {
  for (const name of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = moduleHref(name);
    document.head.append(link);
  }
}

/** The sheet in the page holds what its HTML can use; what script will add needs the whole one. */
async function loadStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  await Promise.all(
    Array.from(links, async (link) => {
      const { promise, resolve, reject } = Promise.withResolvers<Event>();
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', reject, { once: true });
      link.disabled = false;
      try {
        await promise;
      } catch (error) {
        link.disabled = true;
        throw error;
      }
    }),
  );
}

/** Visits are told apart by a key in the history; the framework's own script for that would stand in every page. */
function nameVisit(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ key: crypto.randomUUID().slice(0, 8) }, '');
}

/** Loads and hydrates the page, in the order in which the framework's own module script does. */
export async function bringAlive(held: HeldInput, early: AbortController): Promise<void> {
  const { files, routes } = readPlan();
  const [manifest, entry] = files;
  preload(files);
  addEventListener(
    'app:hydrated',
    () => {
      early.abort();
      announceFields();
      for (const giveBack of held.values()) giveBack();
    },
    { once: true, signal: early.signal },
  );
  await Promise.all([loadStyles(), import(/* @vite-ignore */ moduleHref(manifest))]);
  const modules = Object.entries(routes).map(async ([id, index]) => [
    id,
    await import(/* @vite-ignore */ moduleHref(files[index] ?? '')),
  ]);
  nameVisit();
  // Read by the framework's entry when it hydrates.
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)) });
  await import(/* @vite-ignore */ moduleHref(entry));
}

function wake(): void {
  dispatchEvent(new Event(WAKE));
}

// An address with an anchor or a query asks for more than the HTML holds, forced colours for the whole sheet.
const { hash, search } = location;
if (hash || search || document.getElementById(URGENT_ID) || matchMedia('(forced-colors:active)').matches)
  wake();
addEventListener('load', () => {
  // On a slow phone a page can be loaded before it is painted, and nothing may come between.
  requestAnimationFrame(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: IDLE_WITHIN_MS });
    else setTimeout(wake, 200);
  });
});
