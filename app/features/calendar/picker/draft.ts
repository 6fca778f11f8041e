import { FIRM } from '#content/firm.ts';
import { CONTACT_ID } from '#app/lib/contact/contact-href.ts';
import { OFFICE_SLUGS } from '#shared/calendar.ts';
import type { OfficeSlug } from '#shared/calendar.ts';
import type { Interest } from '#shared/contact.ts';
import { INTEREST_OPTIONS } from '#shared/contact-options.ts';

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

export type Draft = Record<keyof typeof EMPTY, string>;

const STORAGE_KEY = `${FIRM.storagePrefix}-unsent-appointment`;

/**
 * What the visitor has entered in the calendar, until it is booked or the tab is closed. It is also in session storage,
 * because a phone discards a page whose visitor looks something up; if storage is blocked, only memory holds it.
 */
let kept: Partial<Draft> = stored();

function stored(): Partial<Draft> {
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(draft).filter(([name, value]) => name in EMPTY && typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Blocked or full.
  }
}

export function keepInDraft(name: string, value: string): void {
  if (!(name in EMPTY)) return;
  kept = { ...kept, [name]: value };
  store();
}

export function forgetDraft(): void {
  kept = {};
  store();
}

/** The text of the contact form beside the calendar, including a prefill from a link. */
function fromContactForm(): Partial<Draft> {
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

export function readDraft(): Draft {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { ...EMPTY, zone, ...fromContactForm(), ...kept };
}

export function toTopic(value: string): Interest | undefined {
  return INTEREST_OPTIONS.find((option) => option.value === value)?.value;
}

export function toOffice(value: string): OfficeSlug | undefined {
  return OFFICE_SLUGS.find((slug) => slug === value);
}
