import type { Backend } from './database/backend.ts';
import { WATCHDOG_INTERVAL_MS } from './limits.ts';
import type { Log } from './log.ts';

/** Wrong answers in a row after which the embedded database is taken for broken. */
const WRONG_ANSWERS = 2;

/**
 * Asks the embedded database at intervals, and after any trouble, whether it still answers rightly. PGlite can
 * fall into a state in which it answers wrongly until it is opened anew; then the process must end. An
 * unreachable PostgreSQL server comes back by itself and is only reported.
 * @returns `check` asks now; `stop` ends the watch
 */
export function startWatchdog(
  backend: Backend,
  log: Log,
  onBroken: () => void,
): { check: () => void; stop: () => void } {
  let asking = false;
  let wrong = 0;
  const check = async () => {
    if (asking) return;
    asking = true;
    const right = await backend.ping().catch(() => false);
    asking = false;
    if (right) wrong = 0;
    else wrong += 1;
    if (!right) log('database_wrong', { engine: backend.engine, times: wrong });
    if (wrong === WRONG_ANSWERS && backend.engine === 'pglite') onBroken();
  };
  const timer = setInterval(() => void check(), WATCHDOG_INTERVAL_MS);
  timer.unref();
  return { check: () => void check(), stop: () => clearInterval(timer) };
}
