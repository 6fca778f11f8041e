/**
 * The boot script, inline in the head of every page. A page paints from its HTML and CSS alone; this script hydrates it
 * at the visitor's first input or when hydrate.ts, which loads last, reports an idle moment, whichever comes first. Until
 * then it holds presses of controls that need JavaScript and stops form submissions; if the framework does not arrive,
 * the browser sends a form by itself. Links and disclosures work without JavaScript and are not intercepted, except links
 * with `data-hold`.
 *
 * Every byte here delays the first paint, so everything that can wait is in hydrate.ts.
 */
import { RECOVERY_SCRIPT } from '#shared/recovery.ts';

import type * as Hydration from './hydrate.ts';
import { WAKE, type HeldInput } from './boot-plan.ts';

/** Replaced by the build: URL of the built hydrate.ts, which contains the plans of all pages. */
declare const HYDRATE_HREF: string;

/** After this time a held press shows an alternative. Also the wait before a failed load is retried. */
const HOLD_TIMEOUT_MS = 5000;
/** After this time the browser itself sends a form whose press is held. */
const SEND_TIMEOUT_MS = 10_000;
const NEEDS_SCRIPT = 'button,[type=checkbox],[data-hold]';

// The build inserts the URL at each occurrence of the name, so this is the only one.
const hydrationHref = HYDRATE_HREF;
const held: HeldInput = new Set();
const hydrated = new AbortController();
const early = { capture: true, signal: hydrated.signal };
/** Integrity hash of the hydration script, set once it fails to load. No other element has such an attribute. */
let checksum: string | undefined;
let isWaking = false;
let heldForm: HTMLFormElement | null = null;

/** Has the browser submit the form whose press is held. The framework then must not submit it again. */
function submitNatively(): void {
  if (!heldForm || !held.size || !navigator.onLine) return;
  held.clear();
  heldForm.submit();
}

/** Verifies the hash before a retry: after a failed load, `import` may fetch the file again without checking it. */
async function load(): Promise<typeof Hydration> {
  if (checksum) await fetch(hydrationHref, { integrity: checksum });
  return import(/* @vite-ignore */ hydrationHref);
}

async function wake(): Promise<void> {
  if (isWaking) return;
  isWaking = true;
  try {
    const { hydrate } = (await load().catch(
      () => import(/* @vite-ignore */ RECOVERY_SCRIPT),
    )) as typeof Hydration;
    await hydrate(held, hydrated);
  } catch {
    // Offline, or a release has removed the files. The next input retries; with a held press, a timer does.
    isWaking = false;
    submitNatively();
    if (held.size) setTimeout(wake, HOLD_TIMEOUT_MS);
  }
}

function hold(event: Event): void {
  const target = event.target as Element;
  const control =
    target.closest<HTMLElement>(`${NEEDS_SCRIPT},a[href],summary`) ?? target.closest('label')?.control;
  if (!control?.matches(NEEDS_SCRIPT)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Visitors press again when nothing happens, so only the first press is held.
  if (!held.has(control)) {
    held.add(control);
    heldForm ??= control.closest('form[action]');
    const note = control.nextElementSibling as HTMLElement | null;
    const show = (key: string) => {
      const text = note?.dataset[key];
      if (text) note.textContent = text;
    };
    show('held');
    setTimeout(show, HOLD_TIMEOUT_MS, 'late');
    setTimeout(submitNatively, SEND_TIMEOUT_MS);
  }
  void wake();
}

addEventListener('error', (event) => (checksum ||= (event.target as HTMLScriptElement).integrity), early);
addEventListener('click', hold, early);
// Every submission starts with a click on the form's button, even with Enter in a field, and `hold` keeps that click. A
// form without a button has nothing to send.
addEventListener('submit', (event) => event.preventDefault(), early);
for (const type of [WAKE, 'pointerdown', 'keydown', 'focusin', 'scroll']) {
  // No `passive` flag needed: browsers treat touch and scroll listeners on the window as passive.
  addEventListener(type, wake, early);
}
