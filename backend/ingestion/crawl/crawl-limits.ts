import { INGESTION_LIMITS } from '../../../shared/ingestion.ts';

const KIB = 1024;

/** Bounds on what a run requests from a site, and on what a site can cost a run. */
export const CRAWL_LIMITS = {
  pages: INGESTION_LIMITS.pages,
  /** Bounds both the links followed from the first page and the segments of a path. */
  depth: 10,
  queryVariants: 20,
  pageBytes: 2 * KIB * KIB,
  robotsBytes: 500 * KIB,
  runTimeoutMs: 120_000,
  parallel: 4,
  sitemaps: 10,
  /** Largest number of URLs that are read from one sitemap. */
  sitemapEntries: 5_000,
} as const;
