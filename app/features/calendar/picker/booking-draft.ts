import { FIRM } from '#content/firm.ts';
import { CONTACT_ID } from '#app/lib/contact/contact-href.ts';
import { deviceZone } from '#app/lib/device-zone.ts';
import { inSessionStorage } from '#app/lib/session-storage.ts';
import { OFFICE_SLUGS } from '#shared/offices.ts';
import type { OfficeSlug } from '#shared/offices.ts';
import type { Interest } from '#shared/forms/contact.ts';
import { INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';

const EMPTY = {
  topic: '',
  office: '',
  zone: '',
  medium: 'video',
  telephone: '',
  first_name: '',
  last_name: '',
  email: '',
  company: '',
  about: '',
};

export type BookingDraft = Record<keyof typeof EMPTY, string>;

const STORAGE_KEY = `${FIRM.storagePrefix}-unsent-appointment`;

/**
 * The visitor's entries in the calendar, until they are booked or the tab is closed. They are also kept in session
 * storage, because phones discard background tabs and reload them later.
 */
let kept: Partial<BookingDraft> = inSessionStorage(readStored) ?? {};

function readStored(storage: Storage): Partial<BookingDraft> {
  const draft = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => name in EMPTY && typeof value === 'string'),
  );
}

export function keepInDraft(name: string, value: string): void {
  if (!(name in EMPTY)) return;
  kept = { ...kept, [name]: value };
  inSessionStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(kept)));
}

export function forgetDraft(): void {
  kept = {};
  inSessionStorage((storage) => storage.removeItem(STORAGE_KEY));
}

/** The text of the contact form beside the calendar, including a prefill from a link. */
function fromContactForm(): Partial<BookingDraft> {
  const form = document.querySelector<HTMLFormElement>(`#${CONTACT_ID} form`);
  if (!form) return {};
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    topic: text('interest'),
    about: text('message'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    company: text('company'),
  };
}

export function readDraft(): BookingDraft {
  return { ...EMPTY, zone: deviceZone(), ...fromContactForm(), ...kept };
}

export function toTopic(value: string): Interest | undefined {
  return INTEREST_OPTIONS.find((option) => option.value === value)?.value;
}

export function toOffice(value: string): OfficeSlug | undefined {
  return OFFICE_SLUGS.find((slug) => slug === value);
}
