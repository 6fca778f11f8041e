import type { Interest } from '#shared/forms/contact.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

/** Id of the contact section of the home page. */
export const CONTACT_ID = 'contact';
/** Id of the calendar in that section. */
export const CALENDAR_ID = 'choose-a-time';

type Enquiry = {
  interest?: Interest;
  /** Beginning of the message, for the visitor to complete. */
  message?: string;
};

export type ContactHref = '/#contact' | `/?${string}#contact`;

/** URL of the contact section. An interest or a message in it prefills the form. */
export function contactHref({ interest, message }: Enquiry = {}): ContactHref {
  const query = new URLSearchParams();
  if (interest) query.set('interest', interest);
  if (message) query.set('message', message.slice(0, CONTACT_LIMITS.message));
  return query.size > 0 ? `/?${query}#${CONTACT_ID}` : `/#${CONTACT_ID}`;
}
