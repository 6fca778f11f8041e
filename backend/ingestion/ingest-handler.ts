import * as z from 'zod/mini';

import { INGESTION_LIMITS } from '../../shared/ingestion.ts';
import type { IngestionResult } from '../../shared/ingestion.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import type { Right } from '../authorise.ts';

import { ingestSite } from './ingest-site.ts';
import type { ReadUrl } from '../public-web/read-url.ts';

type IngestHandlerOptions = {
  database: Database;
  /** Public URL of the site; nothing else is ever read. */
  siteUrl: string;
  read: ReadUrl;
  /** Digest of the built pages, if `read` reads them in this process. */
  buildDigest?: string;
  /** Ends the current run when the server stops. */
  signal?: AbortSignal;
  log: Log;
};

const requestSchema = z.strictObject({
  baseUrl: z.string().check(z.maxLength(2_048)),
  limit: z.int().check(z.minimum(1), z.maximum(INGESTION_LIMITS.pages)),
  excludePaths: z.array(z.string().check(z.regex(/^\/[^\s?#]*$/), z.maxLength(200))).check(z.maxLength(50)),
});

function respond(status: number, body: IngestionResult, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

function refusal(status: number, message: string, headers?: Record<string, string>): Response {
  return respond(status, { success: false, message }, headers);
}

function isSameUrl(url: string, siteUrl: string): boolean {
  return URL.canParse(url) && new URL(url).href === new URL(siteUrl).href;
}

/** @param right the sender's right, as looked up in the database, never as claimed by the request */
export type IngestHandler = (body: unknown, right: Right) => Promise<Response>;

/** Handles `{ baseUrl, limit, excludePaths }`: runs an ingestion and answers with the outcome of each page. */
export function createIngestHandler(options: IngestHandlerOptions): IngestHandler {
  const { database, siteUrl, read, buildDigest, log } = options;
  return async (body, right) => {
    if (right === 'anonymous') return refusal(401, 'Sign in to ingest the site content.');
    if (right !== 'admin') return refusal(403, 'Only admins may ingest the site content.');
    const parsed = requestSchema.safeParse(body);
    if (!parsed.success) return refusal(400, 'The request needs baseUrl, limit and excludePaths.');
    const input = parsed.data;
    if (!isSameUrl(input.baseUrl, siteUrl)) {
      return refusal(400, `Only the site itself can be ingested: ${new URL(siteUrl).origin}.`);
    }
    const ingestion = await ingestSite({
      database,
      read,
      base: new URL(siteUrl),
      limit: input.limit,
      excludePaths: input.excludePaths,
      origin: 'admin',
      buildDigest,
      signal: options.signal ?? new AbortController().signal,
      log,
    });
    if (ingestion.started) return respond(200, ingestion.result);
    if (ingestion.because === 'running') {
      return refusal(409, 'An ingestion is already running. Wait until it has finished.');
    }
    const minutes = Math.ceil(ingestion.retryAfterS / 60);
    return refusal(
      429,
      `The site was ingested ${INGESTION_LIMITS.runsPerHour} times within an hour. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      { 'retry-after': String(ingestion.retryAfterS) },
    );
  };
}
