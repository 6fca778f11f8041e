import { setTimeout as sleep } from 'node:timers/promises';

import { importBusyTimes } from '#backend/calendar/busy-import.ts';
import { describeError } from '#backend/describe-error.ts';
import type { Backend } from '#server/database/backend.ts';
import type { Log } from '#server/log.ts';

/** How often due imports are looked for; the database hands each out once an hour. */
const INTERVAL_MS = 5 * 60_000;

/** Imports the busy times of consultants until the server stops. */
export function startBusyImports(backend: Backend, log: Log): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async () => {
    while (!signal.aborted) {
      try {
        const { imported, failed } = await importBusyTimes(backend, { signal });
        if (imported + failed > 0) log('busy_times_imported', { imported, failed });
      } catch (error) {
        log('busy_times_not_imported', describeError(error));
      }
      await sleep(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const running = loop();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
