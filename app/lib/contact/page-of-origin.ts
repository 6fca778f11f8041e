import { contactOrigin } from './contact-origin.ts';

function pathOfReferrer(): string {
  const { origin, pathname } = window.location;
  return document.referrer.startsWith(`${origin}/`) ? new URL(document.referrer).pathname : pathname;
}

/** The path of the page that led the visitor here: by a contact link, or else by loading the home page from it. */
export function pageOfOrigin(): string {
  const path = contactOrigin() || pathOfReferrer();
  // Some static hosts add a slash.
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
