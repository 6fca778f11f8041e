import { contactOrigin } from '#app/lib/contact/contact-origin.ts';

/** The paths of pages; anything else in an address is no concern of the figures. */
const PAGE = /^\/[\w./-]{0,199}$/;

function pathOfReferrer(): string {
  const { origin, pathname } = window.location;
  return document.referrer.startsWith(`${origin}/`) ? new URL(document.referrer).pathname : pathname;
}

/** The page that led the visitor here: by a contact link, or else by loading the home page from it. */
export function pageOfOrigin(): string | undefined {
  const path = contactOrigin() || pathOfReferrer();
  return PAGE.test(path) ? path : undefined;
}
