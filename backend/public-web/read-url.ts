/** A server's response. Redirects are not followed here, because their target must pass the same checks first. */
export type UrlResponse = {
  status: number;
  /** Media type in lower case, without parameters. */
  type: string;
  location: string | undefined;
  /** The header X-Robots-Tag. */
  robotsTag: string;
  /** Only for a 200 response of a wanted type. */
  text: string | undefined;
};

export type Wanted = {
  /** What error messages call the document: "The page is larger than 512 KiB." */
  document: 'page' | 'calendar';
  types: readonly string[];
  maxBytes: number;
  /** Whether a body larger than `maxBytes` is an error or is cut. */
  overflow: 'fail' | 'cut';
  signal: AbortSignal;
};

/** Reads one URL, over the network or in the process that serves it. */
export type ReadUrl = (url: URL, wanted: Wanted) => Promise<UrlResponse>;

/** Why a URL could not be read. The message is shown at the desk. */
export class ReadFault extends Error {}

/** Product name in the User-Agent header, which robots.txt rules can address. */
export const USER_AGENT = 'site-ingest';

export const HTML_TYPES = ['text/html', 'application/xhtml+xml'];
