import { readHandover } from '#app/lib/enquiry-handover.ts';
import { INTEREST_OPTIONS } from '#shared/contact-options.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';
import { sanitiseText } from '#shared/sanitise.ts';

export type Prefill = { interest: string; message: string };

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

/**
 * Begins the enquiry with what could not be sent earlier and with what a link brings. Nothing is lost: what the
 * visitor wrote stays, and of several messages each stands below the one before.
 */
export function beginEnquiry(
  fields: Fillables,
  unsent: Readonly<Record<string, unknown>>,
  prefill: Prefill,
  earlier: Prefill,
): void {
  for (const [name, value] of Object.entries(unsent)) {
    const control = fields.namedItem(name);
    if (!isFillable(control) || typeof value !== 'string') continue;
    if (name === 'message' && control.value) addDraft(control, value);
    else fillUntouched(control, value, '');
  }
  const interest = fields.namedItem('interest');
  if (isFillable(interest)) fillUntouched(interest, prefill.interest, earlier.interest);
  const message = fields.namedItem('message');
  if (!isFillable(message)) return;
  if (unsent['message']) addDraft(message, prefill.message);
  else fillUntouched(message, prefill.message, earlier.message);
}
