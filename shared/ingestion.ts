/** What the admin area asks for: the whole site but its two small-print pages. */
export const INGESTION_REQUEST = { limit: 150, excludePaths: ['/privacy', '/terms'] } as const;

export const INGESTION_LIMITS = {
  /** Runs that admins may start within an hour. */
  runsPerHour: 6,
  /** Pages of one run. */
  pages: 150,
  /** Lines of the list that a run leaves behind. */
  listedPages: 200,
} as const;

/** What became of one page in a run. */
export const PAGE_OUTCOMES = ['added', 'changed', 'unchanged', 'removed', 'failed', 'skipped'] as const;
export type PageOutcome = (typeof PAGE_OUTCOMES)[number];

export type PageReport = { url: string; outcome: PageOutcome; reason: string };

export type IngestionCounts = Record<PageOutcome, number>;

/** Answer of the function; a refused start carries the first two alone. */
export type IngestionAnswer = { success: boolean; message: string } & Partial<
  IngestionCounts & { pages: PageReport[] }
>;
