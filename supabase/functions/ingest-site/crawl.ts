import { INGESTION_LIMITS } from '../../../shared/ingestion.ts';

import { CRAWL_LIMITS } from './crawl-limits.ts';
import { extractPage } from './extract-page.ts';
import type { ExtractedPage } from './extract-page.ts';
import { isExcluded, pageAddress, pathOf } from './page-address.ts';
import { HTML_TYPES, ReadFault } from './read-address.ts';
import type { ReadAddress, SiteAnswer, Wanted } from './read-address.ts';
import { readRobots } from './robots.ts';
import type { Robots } from './robots.ts';
import { readSitemap } from './sitemap.ts';

export type CrawledPage = { path: string; url: string } & Omit<
  ExtractedPage,
  'canonical' | 'links' | 'noindex'
>;

/** A page that is not stored: it could not be read, or should not be. */
type LeftOut = {
  path: string;
  url: string;
  outcome: 'failed' | 'skipped';
  reason: string;
  /** The site says that there is no such page, or none to be kept. */
  isGone: boolean;
};

export type Crawl = {
  pages: CrawledPage[];
  leftOut: LeftOut[];
  /** The limit came before the end of the site. */
  isCut: boolean;
};

export type CrawlOptions = {
  base: URL;
  limit: number;
  excludePaths: readonly string[];
  read: ReadAddress;
  signal: AbortSignal;
  onProgress: (progress: { found: number; done: number }) => void;
};

/** Ends a run without a change; the message is for the admin. */
export class CrawlFault extends Error {}

const REDIRECTS = [301, 302, 303, 307, 308];
const TEXT_TYPES = ['text/plain'];
const XML_TYPES = ['application/xml', 'text/xml'];

type Visit = { url: URL; depth: number };
type Read = { visit: Visit; url: URL; page: ExtractedPage };

/** Reads an address and where it leads, each step within the site. */
async function follow(
  url: URL,
  read: ReadAddress,
  wanted: Wanted,
): Promise<{ url: URL; answer: SiteAnswer }> {
  let current = url;
  for (let hops = 0; ; hops += 1) {
    const answer = await read(current, wanted);
    if (!REDIRECTS.includes(answer.status)) return { url: current, answer };
    if (hops === CRAWL_LIMITS.redirects) throw new ReadFault('The page redirects too often.');
    const { location = '' } = answer;
    const target = URL.canParse(location, current.href) ? new URL(location, current) : undefined;
    if (!target || location.length > CRAWL_LIMITS.urlLength)
      throw new ReadFault('The page redirects to nowhere.');
    if (target.origin !== url.origin) throw new ReadFault('The page redirects to another site.');
    target.hash = '';
    current = target;
  }
}

/** @throws CrawlFault when the site cannot say what may be read */
async function fetchRobots({ base, read, signal }: CrawlOptions): Promise<Robots> {
  const url = new URL('/robots.txt', base);
  const wanted = { types: TEXT_TYPES, maxBytes: CRAWL_LIMITS.robotsBytes, overflow: 'cut', signal } as const;
  const { answer } = await follow(url, read, wanted).catch((error: unknown) => {
    const reason = error instanceof ReadFault ? ` ${error.message}` : '';
    throw new CrawlFault(`robots.txt could not be read, so nothing was.${reason}`);
  });
  if (answer.status >= 500 || answer.status === 429) {
    throw new CrawlFault(`robots.txt was answered with ${answer.status}, so nothing was read.`);
  }
  return readRobots(url, answer.text ?? '');
}

/** Addresses of pages that the site's own sitemaps name. A sitemap that cannot be read names none. */
async function fetchSitemaps({ base, read, signal }: CrawlOptions, robots: Robots): Promise<URL[]> {
  const named = robots.sitemaps.filter((href) => URL.canParse(href) && new URL(href).origin === base.origin);
  const queue = named.length > 0 ? named : [new URL('/sitemap.xml', base).href];
  const seen = new Set<string>();
  const pages: URL[] = [];
  for (let href = queue.shift(); href !== undefined; href = queue.shift()) {
    if (seen.size === CRAWL_LIMITS.sitemaps) break;
    if (seen.has(href)) continue;
    seen.add(href);
    const wanted = { types: XML_TYPES, maxBytes: CRAWL_LIMITS.pageBytes, overflow: 'cut', signal } as const;
    const text = await follow(new URL(href), read, wanted).then(
      ({ answer }) => answer.text ?? '',
      () => '',
    );
    const { isIndex, addresses } = readSitemap(text);
    for (const address of addresses) {
      const url = pageAddress(address, base);
      if (isIndex) {
        if (URL.canParse(address) && new URL(address).origin === base.origin) queue.push(address);
      } else if (url) pages.push(url);
    }
  }
  return pages;
}

/** Hands out each page once, as long as the limits allow, and remembers what it left out. */
class Frontier {
  readonly #options: CrawlOptions;
  readonly #robots: Robots;
  readonly #known = new Set<string>();
  readonly #variants = new Map<string, number>();
  readonly #plain = new Set<string>();
  readonly #queue: Visit[] = [];
  readonly leftOut: LeftOut[] = [];
  isCut = false;
  found = 0;

  constructor(options: CrawlOptions, robots: Robots) {
    this.#options = options;
    this.#robots = robots;
  }

  /** Whether an address was met before; from now on it was. */
  meet(url: URL): boolean {
    if (this.#known.has(url.href)) return true;
    this.#known.add(url.href);
    return false;
  }

  skip(url: URL, reason: string): void {
    this.leftOut.push({ path: pathOf(url), url: url.href, outcome: 'skipped', reason, isGone: true });
  }

  /** Why a page must not be read, or `undefined`. */
  refusalOf(url: URL): string | undefined {
    if (isExcluded(url.pathname, this.#options.excludePaths)) return 'Excluded by the request.';
    return this.#robots.allows(url) ? undefined : 'Kept out by robots.txt.';
  }

  add(url: URL, depth: number): void {
    if (this.found === this.#options.limit) {
      if (!this.#known.has(url.href)) this.isCut = true;
      return;
    }
    if (depth > CRAWL_LIMITS.depth || url.pathname.split('/').length - 1 > CRAWL_LIMITS.depth) return;
    if (this.#known.has(url.href) || !this.#takeVariant(url)) return;
    this.#known.add(url.href);
    const refusal = this.refusalOf(url);
    if (refusal !== undefined) {
      if (this.leftOut.length < INGESTION_LIMITS.listedPages) this.skip(url, refusal);
    } else {
      this.found += 1;
      this.#queue.push({ url, depth });
    }
  }

  next(): Visit | undefined {
    for (let visit = this.#queue.shift(); visit; visit = this.#queue.shift()) {
      if (visit.url.search === '' || !this.#plain.has(visit.url.pathname)) return visit;
      this.found -= 1;
    }
    return undefined;
  }

  /** A path whose parameters have turned out not to make another page. */
  ignoreVariants(path: string): void {
    this.#plain.add(path);
  }

  /** A path with ever new parameters is one page in many spellings. */
  #takeVariant(url: URL): boolean {
    if (url.search === '') return true;
    if (this.#plain.has(url.pathname)) return false;
    const count = this.#variants.get(url.pathname) ?? 0;
    if (count === CRAWL_LIMITS.queryVariants) return false;
    this.#variants.set(url.pathname, count + 1);
    return true;
  }
}

/** Reads one page; a reason to leave it out becomes an entry of the frontier's list. */
async function readPage(visit: Visit, frontier: Frontier, options: CrawlOptions): Promise<Read | undefined> {
  const { read, signal } = options;
  const leaveOut = (outcome: LeftOut['outcome'], reason: string, isGone: boolean) => {
    frontier.leftOut.push({ path: pathOf(visit.url), url: visit.url.href, outcome, reason, isGone });
    return undefined;
  };
  try {
    const wanted = { types: HTML_TYPES, maxBytes: CRAWL_LIMITS.pageBytes, overflow: 'fail', signal } as const;
    const { url: reached, answer } = await follow(visit.url, read, wanted);
    const url = pageAddress(reached.href, options.base) ?? reached;
    if (url.href !== visit.url.href) {
      if (frontier.meet(url)) return leaveOut('skipped', `Redirects to ${pathOf(url)}.`, true);
      const refusal = frontier.refusalOf(url);
      if (refusal !== undefined) return leaveOut('skipped', `Redirects to ${pathOf(url)}: ${refusal}`, true);
    }
    const isGone = answer.status === 404 || answer.status === 410;
    if (answer.status !== 200) return leaveOut('failed', `Answered with ${answer.status}.`, isGone);
    if (answer.text === undefined)
      return leaveOut('skipped', `No HTML but ${answer.type || 'unnamed'}.`, true);
    const page = extractPage(answer.text, url);
    if (page.noindex || /\bnoindex\b/i.test(answer.robotsTag)) {
      return leaveOut('skipped', 'Asks not to be indexed.', true);
    }
    return { visit, url, page };
  } catch (error) {
    // The run itself has ended, which is told once and not for each page.
    if (signal.aborted) return undefined;
    return leaveOut(
      'failed',
      error instanceof ReadFault ? error.message : 'The page could not be understood.',
      false,
    );
  }
}

/** The address that a page calls its right one, within the site; its own where it names none. */
function canonicalOf({ url, page }: Read): string {
  const named = page.canonical === undefined ? undefined : pageAddress(page.canonical, url);
  return named?.href ?? url.href;
}

/** Of pages that name one address as the right one, or read the same, one is kept. */
function withoutDuplicates(reads: readonly Read[], frontier: Frontier, base: URL): CrawledPage[] {
  const kept = new Map<string, Read>();
  for (const read of reads) {
    if (canonicalOf(read) === read.url.href) kept.set(read.url.href, read);
  }
  for (const read of reads) if (!kept.has(canonicalOf(read))) kept.set(canonicalOf(read), read);
  const chosen = new Set(kept.values());
  const byHash = new Map<string, Read>();
  const pages: CrawledPage[] = [];
  for (const read of reads) {
    const { page, url } = read;
    const original = chosen.has(read) ? byHash.get(page.contentHash) : kept.get(canonicalOf(read));
    if (original) {
      // The same page with parameters is no news to anybody.
      if (original.url.pathname !== url.pathname) {
        frontier.skip(read.visit.url, `Duplicate of ${pathOf(original.url)}.`);
      }
      continue;
    }
    if (page.passages.length === 0) {
      frontier.skip(read.visit.url, 'Holds no text of its own.');
      continue;
    }
    byHash.set(page.contentHash, read);
    const { title, description, passages, contentHash } = page;
    pages.push({
      path: pathOf(url),
      url: new URL(pathOf(url), base).href,
      title,
      description,
      passages,
      contentHash,
    });
  }
  return pages;
}

/**
 * Reads a site: what its sitemap names first, then what its pages link to.
 * @throws CrawlFault when nothing can be said about the site as a whole
 */
export async function crawl(options: CrawlOptions): Promise<Crawl> {
  const { base, signal, onProgress } = options;
  const robots = await fetchRobots(options);
  const frontier = new Frontier(options, robots);
  const first = pageAddress(base.href, base) ?? base;
  frontier.add(first, 0);
  for (const url of await fetchSitemaps(options, robots)) frontier.add(url, 0);

  const reads: Read[] = [];
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
        const canonical = canonicalOf(read);
        if (read.url.search !== '' && canonical === read.url.origin + read.url.pathname) {
          frontier.ignoreVariants(read.url.pathname);
          const plain = pageAddress(canonical, read.url);
          if (plain) frontier.add(plain, visit.depth);
        }
        for (const link of read.page.links) {
          const url = pageAddress(link, read.url);
          if (url) frontier.add(url, visit.depth + 1);
        }
      }
      onProgress({ found: frontier.found, done });
      for (const wake of waiting.splice(0)) wake();
    }
    for (const wake of waiting.splice(0)) wake();
  };
  onProgress({ found: frontier.found, done });
  await Promise.all(Array.from({ length: CRAWL_LIMITS.parallel }, work));
  signal.throwIfAborted();

  // In the order of their addresses, so that two runs over one site agree on what is a duplicate of what.
  reads.sort((a, b) => a.url.href.length - b.url.href.length || (a.url.href < b.url.href ? -1 : 1));
  const pages = withoutDuplicates(reads, frontier, base);
  pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { pages, leftOut: frontier.leftOut, isCut: frontier.isCut };
}
