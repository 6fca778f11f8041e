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

const NEEDS_SCRIPT = 'button,[type=checkbox],[type=radio]';

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
    // Offline, or a deployment has replaced the files: the visitor's next move tries again.
    isWaking = false;
  }
}

function hold(event: Event): void {
  const isForm = event.type === 'submit';
  const target = event.target as HTMLElement;
  const control = isForm
    ? target
    : (target.closest<HTMLElement>(`${NEEDS_SCRIPT},a[href],summary`) ?? target.closest('label')?.control);
  if (!control?.matches(isForm ? 'form' : NEEDS_SCRIPT)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Pressed again because nothing happened: once is what was meant.
  if (!held.has(control)) {
    held.set(control, () => {
      if (isForm) (control as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
      else control.click();
    });
  }
  void wake();
}

for (const type of ['click', 'submit']) addEventListener(type, hold, early);
for (const sign of [WAKE, 'pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll']) {
  // Passive already: browsers do not wait for what the window makes of a touch.
  addEventListener(sign, wake, early);
}

// A page that is come back to is scrolled to where it was left, which needs every height above.
if (history.state) document.documentElement.dataset['whole'] = '';
