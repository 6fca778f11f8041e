import type { EnquiryValues } from '#shared/contact.ts';

/** The values of the fields as typed, without the honeypot. */
export function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    company: text('company'),
    role: text('role'),
    industry: text('industry'),
    interest: text('interest'),
    message: text('message'),
  };
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
