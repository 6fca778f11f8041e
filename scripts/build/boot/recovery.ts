/**
 * Loads in two cases only: when a file of the page could not be loaded, and after the reload by which such a page recovers.
 * A later release may have removed the file, or the connection failed. During the reload, what was typed and pressed is
 * kept in the tab's session storage.
 */
import { BEFORE_RECOVERY, type Recover } from '#shared/recovery.ts';

import { RECOVERY_KEY, type HeldInput } from './boot-plan.ts';
import { isChanged, type Field } from './changed-fields.ts';
import { parsed } from './parsed.ts';

/** A page is reloaded at most once in this time, since servers may run different releases, and restored only within it. */
const RELOAD_INTERVAL_MS = 60_000;
const RELOADED_AT_KEY = `${RECOVERY_KEY}-at`;

type Kept = {
  href: string;
  fields: { form: string; name: string; value: string }[];
  /** The control that was pressed: its selector, its text, and its index among the controls with the same. */
  pressed?: { selector: string; text: string; index: number };
};

function isJustReloaded(): boolean {
  return Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < RELOAD_INTERVAL_MS;
}

/**
 * Whether a reload may help a page whose script failed to load although it exists: some browsers remember a failed `import`
 * for the lifetime of the page. Tried once per tab, because the failure may have another cause.
 */
async function mayReloadHelp({ src, integrity }: HTMLScriptElement): Promise<boolean> {
  if (document.documentElement.dataset.hydrated || sessionStorage.getItem(RELOADED_AT_KEY)) return false;
  // Rejects if the response does not match the checksum.
  const { ok } = await fetch(src, { integrity, cache: 'no-store' });
  return ok;
}

/** The page as the site serves it now; `undefined` if a reload would not help. */
async function nextPage(): Promise<Document | undefined> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
  const answer = await fetch(location.href, { cache: 'no-store' });
  const html = await answer.text();
  if (!answer.ok || !script) return undefined;
  const isSame = html.includes(script.getAttribute('src') ?? '');
  if (isSame && !(await mayReloadHelp(script))) return undefined;
  return new DOMParser().parseFromString(html, 'text/html');
}

function formOf(field: Field): string {
  return field.form?.getAttribute('aria-label') ?? '';
}

function selectorOf(form: string, name: string): string {
  return `form[aria-label="${CSS.escape(form)}"] [name="${CSS.escape(name)}"]`;
}

/** The values of changed fields; `undefined` if some could not be filled in again before the next page hydrates. */
function typedFields(next: Document): Kept['fields'] | undefined {
  const fields = Array.from(document.querySelectorAll<Field>('input, textarea, select'));
  const isChosen = (field: Field) =>
    field instanceof HTMLInputElement &&
    /^(checkbox|radio)$/.test(field.type) &&
    field.checked !== field.defaultChecked;
  const changed = fields.filter(isChanged);
  const canKeep = (field: Field) =>
    field.type !== 'password' && next.querySelector(selectorOf(formOf(field), field.name)) !== null;
  if (fields.some(isChosen) || !changed.every(canKeep)) return undefined;
  return changed.map((field) => ({ form: formOf(field), name: field.name, value: field.value }));
}

function controlsLike(selector: string, text: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    // The text of a form's button changes while it sends.
    (element) => selector.startsWith('form') || element.textContent === text,
  );
}

function describe(control: Element): NonNullable<Kept['pressed']> {
  const { localName, textContent: text } = control;
  const form = control instanceof HTMLButtonElement && control.type === 'submit' && control.form;
  const label = form && form.getAttribute('aria-label');
  const selector = label ? `form[aria-label="${CSS.escape(label)}"] [type="submit"]` : localName;
  return { selector, text, index: controlsLike(selector, text).indexOf(control as HTMLElement) };
}

export const recover: Recover = async (pressed) => {
  try {
    const next = isJustReloaded() ? undefined : await nextPage();
    if (!next) return false;
    // Read after the request, so that nothing typed or pressed meanwhile is missed.
    const fields = typedFields(next);
    const last = Array.from(pressed).at(-1);
    if (!fields || !dispatchEvent(new Event(BEFORE_RECOVERY, { cancelable: true }))) return false;
    const kept: Kept = { href: location.href, fields, pressed: last && describe(last) };
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    sessionStorage.setItem(RECOVERY_KEY, JSON.stringify(kept));
    location.reload();
    return true;
  } catch {
    // Offline, or the visitor has blocked storage.
    return false;
  }
};

/** The control that was pressed before the reload. */
let restored: HTMLElement | undefined;

/** Fills in what was typed before the reload, and has the press replayed with the early input. */
export function restoreInput(held: HeldInput): void {
  const kept = JSON.parse(sessionStorage.getItem(RECOVERY_KEY) ?? 'null') as Kept | null;
  sessionStorage.removeItem(RECOVERY_KEY);
  if (kept?.href !== location.href || !isJustReloaded()) return;
  for (const { form, name, value } of kept.fields) {
    const field = document.querySelector<Field>(selectorOf(form, name));
    if (field) field.value = value;
  }
  restored = kept.pressed && controlsLike(kept.pressed.selector, kept.pressed.text)[kept.pressed.index];
  if (restored) held.add(restored);
}

/** After a reload that did not help: restores the input and repeats the press, so that the browser submits the form. */
function pressAgain(held: HeldInput): void {
  restoreInput(held);
  if (!restored) return;
  held.delete(restored);
  restored.click();
  restored = undefined;
}

/** Replaces hydrate.ts when it, or a file that it loads, could not be loaded. Rejects if the page cannot recover. */
export async function hydrate(held: HeldInput): Promise<never> {
  await parsed();
  // Waits for ever, so that nothing else happens while the page reloads.
  if (await recover(held)) await new Promise(() => {});
  pressAgain(held);
  throw new Error('The page has no scripts');
}
