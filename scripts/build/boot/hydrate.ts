/**
 * Loads after everything else in the page. When the browser is idle or the boot script asks for it, it loads the full
 * stylesheet and the framework, hydrates the page and replays early input.
 */
import { RECOVERY_SCRIPT } from '#shared/recovery.ts';

import type { BootPlan, BootPlans, HeldInput } from './boot-plan.ts';
import { moduleHref, NOT_FOUND_PATH, RECOVERY_KEY, URGENT_ID, WAKE } from './boot-plan.ts';
import { announceFields } from './changed-fields.ts';
import type * as Recovery from './recovery.ts';
import { parsed } from './parsed.ts';

/** Replaced by the build. */
declare const PLANS: BootPlans;

/** Longest wait for an idle moment of the browser. */
const IDLE_TIMEOUT_MS = 2000;

// The only use of PLANS: the build inserts all plans at each occurrence of the name.
const plans = PLANS;

function readPlan(): BootPlan {
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const plan = plans[path] ?? plans[path.replace(/[^/]+$/, '*')] ?? plans[NOT_FOUND_PATH];
  if (!plan) throw new Error('This page has no boot plan');
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

/** The critical CSS covers only the page's HTML; elements that scripts add need the full stylesheet. */
async function loadStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  await Promise.all(
    Array.from(links, async (link) => {
      try {
        await new Promise((resolve, reject) => {
          link.addEventListener('load', resolve, { once: true });
          link.addEventListener('error', reject, { once: true });
          link.disabled = false;
        });
      } catch (error) {
        link.disabled = true;
        throw error;
      }
    }),
  );
}

/** Whether the page was reloaded because files were gone. */
function isRecovering(): boolean {
  try {
    return sessionStorage.getItem(RECOVERY_KEY) !== null;
  } catch {
    return false;
  }
}

async function recovery(): Promise<typeof Recovery> {
  return (await import(/* @vite-ignore */ RECOVERY_SCRIPT)) as typeof Recovery;
}

/** Notes that the visitor has a position of their own (app/lib/navigation/use-anchor-arrival.ts). */
function noteMove(): void {
  document.documentElement.dataset['moved'] = '';
}

/**
 * Sets the key by which the framework restores scrolling, because the build removes the framework's own script. It is not
 * a secret, and `crypto.randomUUID` is missing on plain HTTP. An entry that has one is reloaded or returned to, and the
 * browser restores its position.
 */
function setHistoryKey(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key) noteMove();
  else history.replaceState({ key: String(Math.random()) }, '');
}

/** Loads and hydrates the page in the same order as the framework's own module script. */
async function load(held: HeldInput, early: AbortController): Promise<void> {
  const { files, routes } = readPlan();
  const [manifest, entry] = files;
  if (isRecovering()) (await recovery()).restoreInput(held);
  preload(files);
  await parsed();
  addEventListener(
    'app:hydrated',
    () => {
      early.abort();
      announceFields();
      for (const control of held) control.click();
      held.clear();
    },
    { once: true, signal: early.signal },
  );
  await Promise.all([loadStyles(), import(/* @vite-ignore */ moduleHref(manifest))]);
  const modules = Object.entries(routes).map(async ([id, index]) => [
    id,
    await import(/* @vite-ignore */ moduleHref(files[index] ?? '')),
  ]);
  setHistoryKey();
  // The framework's entry module reads this when it hydrates.
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)) });
  await import(/* @vite-ignore */ moduleHref(entry));
}

export async function hydrate(held: HeldInput, early: AbortController): Promise<void> {
  try {
    await load(held, early);
  } catch (error) {
    await (await recovery()).hydrate(held);
    throw error;
  }
}

function wake(): void {
  dispatchEvent(new Event(WAKE));
}

for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
  addEventListener(type, noteMove, { once: true });
}
// Scripts handle anchors and queries, and forced colours need the full stylesheet.
const { hash, search } = location;
if (
  hash ||
  search ||
  isRecovering() ||
  document.getElementById(URGENT_ID) ||
  matchMedia('(forced-colors:active)').matches
)
  wake();
addEventListener('load', () => {
  // On a slow phone the load event can precede the first paint, which must not be delayed.
  requestAnimationFrame(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(wake, 200);
  });
});
