/**
 * Runs inline in the head of every page. The page is finished from its HTML and CSS alone; this has it brought alive
 * when alive.ts, which comes after everything else, finds the time for it or the visitor acts, whichever is first.
 * Presses of controls that need script and sent forms are held until then; links and disclosures work without and are
 * left alone.
 *
 * Every byte of it stands in the way of the first paint: what can wait is in alive.ts.
 */
import type * as Alive from './alive.ts';
import { WAKE, type HeldInput } from './boot-plan.ts';

/** Set by the build: address of alive.ts with the plans of all pages. */
declare const ALIVE_HREF: string;

/** Time until a held press says what else can be done, and until it is tried again. */
const PATIENCE_MS = 5000;
const NEEDS_SCRIPT = 'button,[type=checkbox]';

const held: HeldInput = new Map();
const alive = new AbortController();
const early = { capture: true, signal: alive.signal };
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));
let isWaking = false;

async function wake(): Promise<void> {
  if (isWaking) return;
  isWaking = true;
  await parsed;
  try {
    const { bringAlive } = (await import(/* @vite-ignore */ ALIVE_HREF)) as typeof Alive;
    await bringAlive(held, alive);
  } catch {
    // Offline, or a deployment has replaced the files: the visitor's next move tries again, a held press by itself.
    isWaking = false;
    if (held.size) setTimeout(wake, PATIENCE_MS);
  }
}

function hold(event: Event): void {
  const target = event.target as Element;
  const control =
    target.closest<HTMLElement>(`${NEEDS_SCRIPT},a[href],summary`) ?? target.closest('label')?.control;
  if (!control?.matches(NEEDS_SCRIPT)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Pressed again because nothing happened: once is what was meant.
  if (!held.has(control)) {
    held.set(control, () => control.click());
    const note = control.nextElementSibling as HTMLElement | null;
    const say = (words: string) => {
      const text = note?.dataset[words];
      if (text) note.textContent = text;
    };
    say('held');
    setTimeout(say, PATIENCE_MS, 'late');
  }
  void wake();
}

addEventListener('click', hold, early);
// A form is sent by a press of its button, also by Enter in a field; one without a button has nothing to send.
addEventListener('submit', (event) => event.preventDefault(), early);
for (const sign of [WAKE, 'pointerdown', 'keydown', 'focusin', 'scroll']) {
  // Passive already: browsers do not wait for what the window makes of a touch.
  addEventListener(sign, wake, early);
}
