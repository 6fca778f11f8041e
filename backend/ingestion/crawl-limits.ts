import { INGESTION_LIMITS } from '../../shared/ingestion.ts';

const KIB = 1024;

/** What a run may ask of a site, and what a site may do to a run. */
export const CRAWL_LIMITS = {
  pages: INGESTION_LIMITS.pages,
  /** Links to follow from the first page, and parts of a path. */
  depth: 10,
  urlLength: 2_048,
  queryVariants: 20,
  redirects: 5,
  pageBytes: 2 * KIB * KIB,
  robotsBytes: 500 * KIB,
  /** How many times its size on the wire a page may unpack to. */
  unpackRatio: 100,
  pageTimeoutMs: 10_000,
  runTimeoutMs: 120_000,
  parallel: 4,
  sitemaps: 10,
  /** Addresses of a sitemap that are looked at. */
  sitemapEntries: 5_000,
  headerBytes: 16 * KIB,
} as const;

/** Name under which the crawler asks, and by which robots.txt may address it. */
export const USER_AGENT = 'site-ingest';
