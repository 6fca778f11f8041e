let noted = '';

/** Remembers the page from which a contact link was followed. */
export function noteReferringPage(path: string): void {
  noted = path;
}

/** The page from which a contact link was last followed; empty if the home page was loaded in another way. */
export function notedReferringPage(): string {
  return noted;
}

function pathOfReferrer(): string {
  const { origin, pathname } = window.location;
  return document.referrer.startsWith(`${origin}/`) ? new URL(document.referrer).pathname : pathname;
}

/** Path of the page that led the visitor to the form, by a contact link or as the referrer of the home page. */
export function referringPage(): string {
  const path = noted || pathOfReferrer();
  // Some static hosts append a slash.
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
