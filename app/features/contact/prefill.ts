import { readHandover } from '#app/lib/enquiry-handover.ts';
import { INTEREST_OPTIONS } from '#shared/contact-options.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';
import { sanitiseText } from '#shared/sanitise.ts';

export type Prefill = { interest: string; message: string };

export const NO_PREFILL: Prefill = { interest: '', message: '' };

/**
 * What the page before handed over, or else the address, to begin the enquiry with; whatever the form would not take
 * is left out.
 */
export function readPrefill(search: string, state?: unknown): Prefill {
  const query = new URLSearchParams(search);
  const { interest, message } = readHandover(state) ?? {
    interest: query.get('interest'),
    message: query.get('message'),
  };
  return {
    interest: INTEREST_OPTIONS.find(({ value }) => value === interest)?.value ?? '',
    message: sanitiseText(message ?? '', CONTACT_LIMITS.message),
  };
}

type Fillable = { value: string };

/** Fills a field that is empty or still holds what an earlier link put there; never what the visitor wrote. */
export function fillUntouched(control: Fillable, value: string, earlier: string): void {
  if (value && (control.value === '' || control.value === earlier)) control.value = value;
}

/** Puts a message that was written elsewhere into the field, below what stands there already. */
export function addDraft(control: Fillable, draft: string): void {
  const text = sanitiseText(draft, CONTACT_LIMITS.message);
  if (!text || control.value.includes(text)) return;
  control.value = [control.value.trim(), text].filter(Boolean).join('\n\n').slice(0, CONTACT_LIMITS.message);
}

type Fillables = { namedItem: (name: string) => unknown };

function isFillable(control: unknown): control is Fillable {
  return typeof control === 'object' && control !== null && 'value' in control;
}

/** Whether the form holds more than what a link has put there. */
export function isWritten(values: Readonly<Record<string, string>>, prefill: Prefill): boolean {
  const linked: Readonly<Record<string, string>> = prefill;
  return Object.entries(values).some(([name, value]) => value !== '' && value !== linked[name]);
}

/** Puts the kept words back; what has been typed since stays, and of two messages each stands below the other. */
function restore(fields: Fillables, kept: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(kept)) {
    const control = fields.namedItem(name);
    if (!isFillable(control) || typeof value !== 'string' || control.value.includes(value)) continue;
    if (control.value === '') control.value = value;
    else if (name === 'message') control.value = `${control.value}\n\n${value}`;
  }
}

/** What a link brings for a field where something of the visitor's own stands goes below the message. */
function addFromLink(interest: Fillable, message: Fillable, prefill: Prefill, earlier: Prefill): void {
  fillUntouched(interest, prefill.interest, earlier.interest);
  fillUntouched(message, prefill.message, earlier.message);
  if (prefill.message !== earlier.message) addDraft(message, prefill.message);
  if (prefill.interest === earlier.interest || interest.value === prefill.interest) return;
  const other = INTEREST_OPTIONS.find(({ value }) => value === prefill.interest)?.label;
  if (other) addDraft(message, `Also of interest: ${other}`);
}

/**
 * Begins the enquiry with what was kept and with what a link brings. Nothing is lost: what the visitor wrote stays, and
 * what a link cannot put into its field is added to the message.
 * @param earlier what an earlier link has put into the form
 */
export function beginEnquiry(
  fields: Fillables,
  kept: Readonly<Record<string, unknown>>,
  prefill: Prefill,
  earlier: Prefill,
): void {
  restore(fields, kept);
  const interest = fields.namedItem('interest');
  const message = fields.namedItem('message');
  if (isFillable(interest) && isFillable(message)) addFromLink(interest, message, prefill, earlier);
}

/** What an earlier link has put into the kept enquiry. */
export function keptPrefill({ prefill }: Readonly<Record<string, unknown>>): Prefill {
  const known = (typeof prefill === 'object' && prefill) || {};
  const { interest = '', message = '' } = known as Partial<Record<string, unknown>>;
  return { interest: String(interest), message: String(message) };
}
