import { CRAWL_LIMITS } from './crawl-limits.ts';
import { canonicalOf, distinctPages } from './distinct-pages.ts';
import type { CrawledPage, PageRead } from './distinct-pages.ts';
import { extractPage } from '../reading/extract-page.ts';
import { followRedirects } from '../../public-web/follow-redirects.ts';
import { Frontier } from './frontier.ts';
import type { LeftOut, Visit } from './frontier.ts';
import { pageUrl, pathOf } from './page-url.ts';
import { HTML_TYPES, ReadFault } from '../../public-web/read-url.ts';
import type { ReadUrl } from '../../public-web/read-url.ts';
import { fetchRobots } from './fetch-robots.ts';
import { fetchSitemaps } from './fetch-sitemaps.ts';

export type Crawl = {
  pages: CrawledPage[];
  leftOut: LeftOut[];
  /** The page limit was reached before the whole site was read. */
  isTruncated: boolean;
};

type CrawlOptions = {
  base: URL;
  limit: number;
  excludePaths: readonly string[];
  read: ReadUrl;
  signal: AbortSignal;
  onProgress: (progress: { found: number; done: number }) => void;
};

/** Reads one page. A page that is left out is recorded in `frontier.leftOut` with the reason. */
async function readPage(
  visit: Visit,
  frontier: Frontier,
  options: CrawlOptions,
): Promise<PageRead | undefined> {
  const { read, signal } = options;
  const leaveOut = (reason: string, outcome?: LeftOut['outcome'], isGone?: boolean) => {
    frontier.leaveOut(visit.url, reason, outcome, isGone);
    return undefined;
  };
  try {
    const wanted = {
      document: 'page',
      types: HTML_TYPES,
      maxBytes: CRAWL_LIMITS.pageBytes,
      overflow: 'fail',
      signal,
    } as const;
    const { url: reached, response } = await followRedirects(visit.url, read, wanted);
    const url = pageUrl(reached.href, options.base) ?? reached;
    if (url.href !== visit.url.href) {
      if (frontier.markSeen(url)) return leaveOut(`Redirects to ${pathOf(url)}.`);
      const exclusion = frontier.exclusionOf(url);
      if (exclusion !== undefined) return leaveOut(`Redirects to ${pathOf(url)}: ${exclusion}`);
    }
    const isGone = response.status === 404 || response.status === 410;
    if (response.status !== 200) return leaveOut(`Answered with ${response.status}.`, 'failed', isGone);
    if (response.text === undefined) return leaveOut(`No HTML but ${response.type || 'unnamed'}.`);
    const page = extractPage(response.text, url);
    if (page.noindex || /\bnoindex\b/i.test(response.robotsTag)) {
      return leaveOut('Asks not to be indexed.');
    }
    return { visit, url, page };
  } catch (error) {
    // The whole run was aborted, which is reported once and not for each page.
    if (signal.aborted) return undefined;
    const reason = error instanceof ReadFault ? error.message : 'The page could not be parsed.';
    return leaveOut(reason, 'failed', false);
  }
}

/** Queues the pages that a page links to, and the page without parameters if that is its canonical URL. */
function addLinks(read: PageRead, frontier: Frontier): void {
  const { visit, url, page } = read;
  const canonical = canonicalOf(read);
  if (url.search !== '' && canonical === url.origin + url.pathname) {
    frontier.ignoreVariants(url.pathname);
    const plain = pageUrl(canonical, url);
    if (plain) frontier.add(plain, visit.depth);
  }
  for (const link of page.links) {
    const target = pageUrl(link, url);
    if (target) frontier.add(target, visit.depth + 1);
  }
}

/**
 * Crawls a site: the pages in its sitemaps first, then the pages they link to.
 * @throws CrawlFault when the site as a whole cannot be crawled
 */
export async function crawl(options: CrawlOptions): Promise<Crawl> {
  const { base, signal, onProgress } = options;
  const robots = await fetchRobots(base, options.read, signal);
  const frontier = new Frontier(options, robots);
  const first = pageUrl(base.href, base) ?? base;
  frontier.add(first, 0);
  for (const url of await fetchSitemaps(base, robots.sitemaps, options.read, signal)) frontier.add(url, 0);

  const reads: PageRead[] = [];
  let done = 0;
  const waiting: (() => void)[] = [];
  let busy = 0;
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      const visit = frontier.next();
      if (!visit) {
        if (busy === 0) return;
        await new Promise<void>((resolve) => waiting.push(resolve));
        continue;
      }
      busy += 1;
      const read = await readPage(visit, frontier, options);
      busy -= 1;
      done += 1;
      if (read) {
        reads.push(read);
        addLinks(read, frontier);
      }
      onProgress({ found: frontier.found, done });
      for (const wake of waiting.splice(0)) wake();
    }
    for (const wake of waiting.splice(0)) wake();
  };
  onProgress({ found: frontier.found, done });
  await Promise.all(Array.from({ length: CRAWL_LIMITS.parallel }, work));
  signal.throwIfAborted();

  // Sort by URL, so that two runs over one site choose the same page among duplicates.
  reads.sort((a, b) => a.url.href.length - b.url.href.length || (a.url.href < b.url.href ? -1 : 1));
  const pages = distinctPages(reads, frontier, base);
  pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { pages, leftOut: frontier.leftOut, isTruncated: frontier.isTruncated };
}
