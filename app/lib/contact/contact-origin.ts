let origin = '';

/** Remembers the page from which a contact link was followed. */
export function noteContactOrigin(path: string): void {
  origin = path;
}

/** The page from which a contact link was last followed; empty if the home page was loaded in another way. */
export function contactOrigin(): string {
  return origin;
}
