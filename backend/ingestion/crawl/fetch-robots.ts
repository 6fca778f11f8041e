import robotsParser from 'robots-parser';

import { followRedirects } from '../../public-web/follow-redirects.ts';
import { ReadFault, USER_AGENT } from '../../public-web/read-url.ts';
import type { ReadUrl } from '../../public-web/read-url.ts';

import { CrawlFault } from './crawl-fault.ts';
import { CRAWL_LIMITS } from './crawl-limits.ts';

export type Robots = { allows: (url: URL) => boolean; sitemaps: string[] };

const TEXT_TYPES = ['text/plain'];

// The package is CommonJS, and some runtimes wrap its default export once more.
const parse = (robotsParser as unknown as { default?: typeof robotsParser }).default ?? robotsParser;

/** The rules of a robots.txt. A site without one passes an empty text. */
function readRobots(url: URL, text: string): Robots {
  const robots = parse(url.href, text);
  return {
    allows: (page) => robots.isAllowed(page.href, USER_AGENT) !== false,
    sitemaps: robots.getSitemaps(),
  };
}

/** @throws CrawlFault when robots.txt cannot be read, so that the permitted pages are unknown */
export async function fetchRobots(base: URL, read: ReadUrl, signal: AbortSignal): Promise<Robots> {
  const url = new URL('/robots.txt', base);
  const wanted = {
    document: 'page',
    types: TEXT_TYPES,
    maxBytes: CRAWL_LIMITS.robotsBytes,
    overflow: 'cut',
    signal,
  } as const;
  const { response } = await followRedirects(url, read, wanted).catch((error: unknown) => {
    const reason = error instanceof ReadFault ? ` ${error.message}` : '';
    throw new CrawlFault(`robots.txt could not be read, so nothing was read.${reason}`);
  });
  if (response.status >= 500 || response.status === 429) {
    throw new CrawlFault(`robots.txt was answered with ${response.status}, so nothing was read.`);
  }
  return readRobots(url, response.text ?? '');
}
