import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import type { EnquiryValues } from '#shared/forms/contact.ts';

/** The values of the fields as typed, without the honeypot. */
export function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const values = Object.keys(ENQUIRY_FORM.fields).map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(values) as EnquiryValues;
}

export function writeValues(form: HTMLFormElement, values: EnquiryValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control) control.value = value;
  }
}

export function isSame(one: EnquiryValues, other: EnquiryValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
