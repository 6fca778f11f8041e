import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import { readHandover } from '#app/lib/contact/enquiry-handover.ts';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';
import { sanitiseText } from '#shared/text/sanitise.ts';

export type Prefill = { industry?: string | undefined; interest: string; message: string };

export const NO_PREFILL: Prefill = { interest: '', message: '' };

/**
 * Reads the prefill from what the previous page handed over, or else from the URL. Values that the form would not
 * accept are dropped.
 * @param origin the page whose contact link was followed; that of an industry says which industry the visitor is in
 */
export function readPrefill(search: string, state?: unknown, origin = ''): Prefill {
  const query = new URLSearchParams(search);
  const { interest, message } = readHandover(state) ?? {
    interest: query.get('interest'),
    message: query.get('message'),
  };
  return {
    industry: INDUSTRY_OPTIONS.find(({ value }) => origin === `/industries/${value}`)?.value,
    interest: INTEREST_OPTIONS.find(({ value }) => value === interest)?.value ?? '',
    message: sanitiseText(message ?? '', CONTACT_LIMITS.message),
  };
}

type Fillable = { value: string };

/** Fills a field that is empty or still holds an earlier link's value; never overwrites what the visitor wrote. */
export function fillUntouched(control: Fillable, value = '', earlier = ''): void {
  if (value && (control.value === '' || control.value === earlier)) control.value = value;
}

/** Adds a message that was written elsewhere below the text of the field. */
export function addText(control: Fillable, added: string): void {
  const text = sanitiseText(added, CONTACT_LIMITS.message);
  if (!text || control.value.includes(text)) return;
  control.value = [control.value.trim(), text].filter(Boolean).join('\n\n').slice(0, CONTACT_LIMITS.message);
}

type Fillables = { namedItem: (name: string) => unknown };

function isFillable(control: unknown): control is Fillable {
  return typeof control === 'object' && control !== null && 'value' in control;
}

/** Whether the form holds text other than the prefill of a link. */
export function isWritten(values: Readonly<Record<string, string>>, prefill: Prefill): boolean {
  const linked: Readonly<Record<string, string | undefined>> = prefill;
  return Object.entries(values).some(([name, value]) => value !== '' && value !== linked[name]);
}

/**
 * Restores the draft and keeps text that was typed meanwhile: the draft's message is added below it. If the message begins
 * with that text, it replaces it, because after Back the browser has restored an earlier state of the same message.
 */
function restore(fields: Fillables, draft: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = fields.namedItem(name);
    if (!isFillable(control) || typeof value !== 'string' || control.value.includes(value)) continue;
    if (control.value === '') control.value = value;
    else if (name === 'message') {
      const joined = value.startsWith(control.value) ? value : `${control.value}\n\n${value}`;
      control.value = joined.slice(0, CONTACT_LIMITS.message);
    }
  }
}

/** Fills the fields from a link. If a field already holds a value of the visitor's, the link's value is added to the message. */
function addFromLink(interest: Fillable, message: Fillable, prefill: Prefill, earlier: Prefill): void {
  fillUntouched(interest, prefill.interest, earlier.interest);
  fillUntouched(message, prefill.message, earlier.message);
  if (prefill.message !== earlier.message) addText(message, prefill.message);
  if (prefill.interest === earlier.interest || interest.value === prefill.interest) return;
  const other = INTEREST_OPTIONS.find(({ value }) => value === prefill.interest)?.label;
  if (other) addText(message, ENQUIRY_FORM.alsoOfInterest(other));
}

/**
 * Fills the form with the draft and the prefill of a link. Nothing is lost: what the visitor wrote stays, and a value
 * of the link whose field is taken is added to the message.
 * @param earlier the prefill of an earlier link
 */
export function beginEnquiry(
  fields: Fillables,
  draft: Readonly<Record<string, unknown>>,
  prefill: Prefill,
  earlier: Prefill,
): void {
  restore(fields, draft);
  const industry = fields.namedItem('industry');
  const interest = fields.namedItem('interest');
  const message = fields.namedItem('message');
  if (isFillable(industry)) fillUntouched(industry, prefill.industry, earlier.industry);
  if (isFillable(interest) && isFillable(message)) addFromLink(interest, message, prefill, earlier);
}

/** The prefill of the link that had filled the form when the draft was stored. */
export function draftPrefill({ prefill }: Readonly<Record<string, unknown>>): Prefill {
  const stored = (typeof prefill === 'object' && prefill) || {};
  const { industry, interest = '', message = '' } = stored as Partial<Record<string, unknown>>;
  return {
    industry: typeof industry === 'string' ? industry : undefined,
    interest: String(interest),
    message: String(message),
  };
}
