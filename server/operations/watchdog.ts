import { describeError } from '#backend/describe-error.ts';
import type { Backend } from '#server/database/backend.ts';
import { WATCHDOG_INTERVAL_MS } from '#server/limits.ts';
import type { Log } from '#server/log.ts';

/** Consecutive wrong answers after which the embedded database counts as broken. */
const WRONG_ANSWERS = 2;
/** Interval of the checks after a wrong answer. */
const RECHECK_INTERVAL_MS = 1_000;
/** Failed checks between two log lines: about a minute. */
const LOGGED_EVERY = 60;
/** Failed attempts to reopen the database, although the data directory accepts writes, after which the process gives up. */
const FAILED_OPENINGS = 3;

/**
 * Checks at intervals, and after any trouble, that the database still answers correctly. PGlite can get into a state in
 * which it answers wrongly until it is reopened, which is done here while pages are still served. An unreachable
 * PostgreSQL server recovers by itself and is only reported.
 * @param canWrite whether the data directory accepts writes: otherwise reopening cannot succeed, so it waits
 * @param onUnrecoverable called when the database cannot be reopened
 * @returns `check` checks now; `stop` waits for a check in progress, which may be reopening the database, and ends the
 *   watch
 */
export function startWatchdog(
  backend: Backend,
  log: Log,
  canWrite: () => boolean,
  onUnrecoverable: () => void,
): { check: () => void; stop: () => Promise<void> } {
  let checking: Promise<void> | undefined;
  let wrongAnswers = 0;
  let failedOpenings = 0;
  let recheckTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const reopen = async () => {
    try {
      await backend.reopen();
      wrongAnswers = 0;
      failedOpenings = 0;
      log('database_reopened');
    } catch (error) {
      if (canWrite()) failedOpenings += 1;
      log('database_not_reopened', describeError(error), 'error');
      if (failedOpenings === FAILED_OPENINGS) onUnrecoverable();
    }
  };
  const checkOnce = async () => {
    const health = await backend.health().catch(() => 'failed' as const);
    const { engine } = backend;
    if (isStopped) return;
    if (health === 'ready') {
      if (wrongAnswers > 0) log('database_recovered', { engine, consecutive: wrongAnswers });
      wrongAnswers = 0;
      return;
    }
    wrongAnswers += 1;
    if (wrongAnswers === 1 || wrongAnswers % LOGGED_EVERY === 0) {
      log('database_check_failed', { engine, health, consecutive: wrongAnswers }, 'error');
    }
    if (wrongAnswers >= WRONG_ANSWERS && backend.engine === 'pglite' && canWrite()) await reopen();
    if (wrongAnswers > 0) recheckTimer = setTimeout(check, RECHECK_INTERVAL_MS).unref();
  };
  const check = () => {
    if (checking || isStopped) return;
    clearTimeout(recheckTimer);
    checking = checkOnce().finally(() => (checking = undefined));
  };
  const timer = setInterval(check, WATCHDOG_INTERVAL_MS).unref();
  return {
    check,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await checking;
      clearTimeout(recheckTimer);
    },
  };
}
