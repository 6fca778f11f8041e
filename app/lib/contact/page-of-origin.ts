import { contactOrigin } from './contact-origin.ts';

function pathOfReferrer(): string {
  const { origin, pathname } = window.location;
  return document.referrer.startsWith(`${origin}/`) ? new URL(document.referrer).pathname : pathname;
}

/** Path of the page that led the visitor to the form, by a contact link or as the referrer of the home page. */
export function pageOfOrigin(): string {
  const path = contactOrigin() || pathOfReferrer();
  // Some static hosts append a slash.
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
