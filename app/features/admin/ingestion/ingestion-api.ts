import { backendClient } from '#app/lib/network/backend-client.ts';
import { isConnectionFault } from '#app/lib/network/connection-fault.ts';
import { SITE_URL } from '#app/lib/pages/site-url.ts';
import { ADMIN } from '#content/desk/admin-page.ts';
import { INGESTION_LIMITS, INGESTION_REQUEST } from '#shared/ingestion.ts';
import type { IngestionResult, PageReport } from '#shared/ingestion.ts';

export type FunctionsError = { name: string; message: string; context?: unknown };

/** The displayed columns of a row of `ingestion_runs`. */
export type IngestionRun = {
  id: string;
  state: 'running' | 'succeeded' | 'failed' | 'refused';
  started_at: string;
  active_at: string;
  found: number;
  done: number;
  message: string;
};

/** A function's own error message, which `invoke` leaves in the response, or ours if no answer arrived. */
export async function functionMessage(error: FunctionsError): Promise<string> {
  if (error.name === 'FunctionsFetchError' || isConnectionFault(error.message)) return ADMIN.unreachable;
  if (error.context instanceof Response) {
    const body: unknown = await error.context.json().catch(() => null);
    const { message } = (body ?? {}) as { message?: unknown };
    if (typeof message === 'string') return message;
  }
  return error.message;
}

/** @throws Error with a message for the admin when the run could not be started or failed */
export async function startIngestion(): Promise<IngestionResult | null> {
  const client = await backendClient();
  const { data, error } = await client.functions.invoke<IngestionResult>('ingest-site', {
    body: { baseUrl: SITE_URL, ...INGESTION_REQUEST },
  });
  if (error) throw new Error(await functionMessage(error as FunctionsError));
  return data;
}

/** The last run, which may still be in progress; `undefined` before the first. @throws when it cannot be read */
export async function readLastRun(): Promise<IngestionRun | undefined> {
  const client = await backendClient();
  const { data } = await client
    .from('ingestion_runs')
    .select('*')
    .order('started_at', { ascending: false })
    .limit(1)
    .throwOnError()
    .overrideTypes<IngestionRun[], { merge: false }>();
  return data[0];
}

/** The outcome of each page in a run. @throws when it cannot be read */
export async function readRunPages(runId: string): Promise<PageReport[]> {
  const client = await backendClient();
  const { data } = await client
    .from('ingestion_run_pages')
    .select('url,outcome,reason')
    .eq('run_id', runId)
    .order('position')
    .limit(INGESTION_LIMITS.listedPages)
    .throwOnError()
    .overrideTypes<PageReport[], { merge: false }>();
  return data;
}
