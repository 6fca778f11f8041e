import { FILLED_PATHS, INGESTION_LIMITS } from '../../../shared/ingestion.ts';

import { CRAWL_LIMITS } from './crawl-limits.ts';
import { isExcluded, pathOf } from './page-url.ts';
import type { Robots } from './fetch-robots.ts';

/** A page that is not stored, because it could not be read or should not be stored. */
export type LeftOut = {
  path: string;
  url: string;
  outcome: 'failed' | 'skipped';
  reason: string;
  /** The page no longer exists or may not be stored, so a stored copy is removed. */
  isGone: boolean;
};

export type Visit = { url: URL; depth: number };

type FrontierOptions = { limit: number; excludePaths: readonly string[] };

/** The queue of a crawl: hands out each URL once within the limits, and records the pages left out. */
export class Frontier {
  readonly #options: FrontierOptions;
  readonly #robots: Robots;
  readonly #known = new Set<string>();
  readonly #variants = new Map<string, number>();
  readonly #plain = new Set<string>();
  readonly #queue: Visit[] = [];
  readonly leftOut: LeftOut[] = [];
  isTruncated = false;
  found = 0;

  constructor(options: FrontierOptions, robots: Robots) {
    this.#options = options;
    this.#robots = robots;
  }

  /** Marks a URL as seen, and returns whether it was seen before. */
  markSeen(url: URL): boolean {
    if (this.#known.has(url.href)) return true;
    this.#known.add(url.href);
    return false;
  }

  leaveOut(url: URL, reason: string, outcome: LeftOut['outcome'] = 'skipped', isGone = true): void {
    this.leftOut.push({ path: pathOf(url), url: url.href, outcome, reason, isGone });
  }

  /** Why a page must not be read, or `undefined` if it may be. */
  exclusionOf(url: URL): string | undefined {
    if (isExcluded(url.pathname, this.#options.excludePaths)) return 'Excluded by the request.';
    if (isExcluded(url.pathname, FILLED_PATHS)) return 'Filled by the server at each request.';
    return this.#robots.allows(url) ? undefined : 'Excluded by robots.txt.';
  }

  add(url: URL, depth: number): void {
    if (depth > CRAWL_LIMITS.depth || url.pathname.split('/').length - 1 > CRAWL_LIMITS.depth) return;
    if (this.#known.has(url.href)) return;
    const exclusion = this.exclusionOf(url);
    if (exclusion === undefined && this.found === this.#options.limit) {
      this.isTruncated = true;
      return;
    }
    if (!this.#takeVariant(url)) return;
    this.#known.add(url.href);
    if (exclusion !== undefined) {
      if (this.leftOut.length < INGESTION_LIMITS.listedPages) this.leaveOut(url, exclusion);
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

  /** Stops visiting further query strings of a path, because they have proved to lead to the same page. */
  ignoreVariants(path: string): void {
    this.#plain.add(path);
  }

  /** Limits the query strings per path, because a path with ever new parameters is one page under many URLs. */
  #takeVariant(url: URL): boolean {
    if (url.search === '') return true;
    if (this.#plain.has(url.pathname)) return false;
    const count = this.#variants.get(url.pathname) ?? 0;
    if (count === CRAWL_LIMITS.queryVariants) return false;
    this.#variants.set(url.pathname, count + 1);
    return true;
  }
}
