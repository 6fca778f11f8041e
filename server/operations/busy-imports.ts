import { importBusyTimes } from '#backend/calendar/busy/import.ts';
import type { Backend } from '#server/database/backend.ts';
import type { Log } from '#server/log.ts';

import { repeat } from './repeat.ts';
import type { Repeating } from './repeat.ts';

/** How often due imports are looked for; the database hands each out once an hour. */
const INTERVAL_MS = 5 * 60_000;

/** Imports the busy times of consultants until the server stops. */
export function startBusyImports(backend: Backend, log: Log): Repeating {
  const task = async (signal: AbortSignal) => {
    const { imported, failed } = await importBusyTimes(backend, { signal });
    if (imported + failed > 0) log('busy_times_imported', { imported, failed });
  };
  return repeat({ intervalMs: INTERVAL_MS }, task, log, 'busy_times_not_imported');
}
