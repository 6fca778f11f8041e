import type { Backend } from './database/backend.ts';
import { WATCHDOG_INTERVAL_MS } from './limits.ts';
import type { Log } from './log.ts';

/** Wrong answers in a row after which the embedded database is taken for broken. */
const WRONG_ANSWERS = 2;
/** A database in doubt is asked again this soon. */
const DOUBT_INTERVAL_MS = 1_000;
/** Times that opening anew may fail, with room on the disk, before the whole process is given up. */
const FAILED_OPENINGS = 3;

/**
 * Asks the embedded database at intervals, and after any trouble, whether it still answers rightly. PGlite can
 * fall into a state in which it answers wrongly until it is opened anew, which is done here while the pages are
 * served on. An unreachable PostgreSQL server comes back by itself and is only reported.
 * @param hasRoom whether the disk has space: without it no opening can succeed and none counts as failed
 * @param onHopeless called when the database cannot be opened any more
 * @returns `check` asks now; `stop` ends the watch
 */
export function startWatchdog(
  backend: Backend,
  log: Log,
  hasRoom: () => boolean,
  onHopeless: () => void,
): { check: () => void; stop: () => void } {
  let asking = false;
  let wrong = 0;
  let failedOpenings = 0;
  let soon: NodeJS.Timeout | undefined;

  const openAnew = async () => {
    try {
      await backend.reopen();
      wrong = 0;
      failedOpenings = 0;
      log('database_reopened');
    } catch (error) {
      if (hasRoom()) failedOpenings += 1;
      log('database_not_reopened', { error: error instanceof Error ? error.name : 'unknown' });
      if (failedOpenings === FAILED_OPENINGS) onHopeless();
    }
  };
  const ask = async () => {
    if (await backend.ping().catch(() => false)) {
      wrong = 0;
      return;
    }
    wrong += 1;
    log('database_wrong', { engine: backend.engine, times: wrong });
    if (wrong >= WRONG_ANSWERS && backend.engine === 'pglite') await openAnew();
    if (wrong > 0) soon = setTimeout(check, DOUBT_INTERVAL_MS).unref();
  };
  const check = () => {
    if (asking) return;
    asking = true;
    clearTimeout(soon);
    void ask().finally(() => (asking = false));
  };
  const timer = setInterval(check, WATCHDOG_INTERVAL_MS).unref();
  return {
    check,
    stop() {
      clearInterval(timer);
      clearTimeout(soon);
    },
  };
}
