import { INGESTION_LIMITS } from '../../../shared/ingestion.ts';

const KIB = 1024;

/** Bounds on what a run requests from a site, and on what a site can cost a run. */
export const CRAWL_LIMITS = {
  pages: INGESTION_LIMITS.pages,
  /** Bounds both the links followed from the first page and the segments of a path. */
  depth: 10,
  urlLength: 2_048,
  queryVariants: 20,
  redirects: 5,
  pageBytes: 2 * KIB * KIB,
  robotsBytes: 500 * KIB,
  /** Largest ratio of a page's unpacked size to its size on the wire. */
  unpackRatio: 100,
  pageTimeoutMs: 10_000,
  runTimeoutMs: 120_000,
  parallel: 4,
  sitemaps: 10,
  /** Largest number of URLs that are read from one sitemap. */
  sitemapEntries: 5_000,
  headerBytes: 16 * KIB,
} as const;

/** The crawler's name in its User-Agent header and in robots.txt. */
export const USER_AGENT = 'site-ingest';
