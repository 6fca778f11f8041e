import robotsParser from 'robots-parser';

import { USER_AGENT } from './crawl-limits.ts';

export type Robots = { allows: (url: URL) => boolean; sitemaps: string[] };

// The package is CommonJS, whose default some runtimes hand out once more wrapped.
const parse = (robotsParser as unknown as { default?: typeof robotsParser }).default ?? robotsParser;

/** The rules of a robots.txt; a site without one passes an empty text. */
export function readRobots(url: URL, text: string): Robots {
  const robots = parse(url.href, text);
  return {
    allows: (page) => robots.isAllowed(page.href, USER_AGENT) !== false,
    sitemaps: robots.getSitemaps(),
  };
}
