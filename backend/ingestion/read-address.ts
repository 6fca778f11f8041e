/** One answer of the site. Redirects are not followed: their target must pass the same checks first. */
export type SiteAnswer = {
  status: number;
  /** Media type in lower case, without parameters. */
  type: string;
  location: string | undefined;
  /** The header X-Robots-Tag. */
  robotsTag: string;
  /** Only of an answer 200 whose type was wanted. */
  text: string | undefined;
};

export type Wanted = {
  types: readonly string[];
  maxBytes: number;
  /** Whether more than `maxBytes` is a fault, or the rest is left away. */
  overflow: 'fail' | 'cut';
  signal: AbortSignal;
};

/** Reads one address of the site: over the network, or in the process that serves it. */
export type ReadAddress = (url: URL, wanted: Wanted) => Promise<SiteAnswer>;

/** Why an address could not be read, in words for the admin. */
export class ReadFault extends Error {}

export const HTML_TYPES = ['text/html', 'application/xhtml+xml'];
