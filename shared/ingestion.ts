/** The request that the desk sends: the whole site except its two legal pages. */
export const INGESTION_REQUEST = { limit: 150, excludePaths: ['/privacy', '/terms'] } as const;

/** Pages that the server fills at each request. Their content soon changes, so they are not ingested. */
export const FILLED_PATHS = ['/events', '/consultation'] as const;

export const INGESTION_LIMITS = {
  /** Runs that admins may start per hour. */
  runsPerHour: 6,
  /** Pages of one run. */
  pages: 150,
  /** Longest list of pages that is stored for a run. */
  listedPages: 200,
} as const;

/** The outcome of one page in a run. */
export const PAGE_OUTCOMES = ['added', 'changed', 'unchanged', 'removed', 'failed', 'skipped'] as const;
export type PageOutcome = (typeof PAGE_OUTCOMES)[number];

export type PageReport = { url: string; outcome: PageOutcome; reason: string };

export type IngestionCounts = Record<PageOutcome, number>;

/** Result of the function. If the run is refused, only `success` and `message` are set. */
export type IngestionResult = { success: boolean; message: string } & Partial<
  IngestionCounts & { pages: PageReport[] }
>;
