import type { Log } from '#server/log.ts';

const INTERVAL_MS = 60_000;

/** Logs a database that refuses requests once a minute for each code, because in an outage it refuses every request. */
export function createRefusalLog(now: () => number): (log: Log, status: number, code: string) => void {
  const loggedAt = new Map<string, number>();
  return (log, status, code) => {
    if (now() - (loggedAt.get(code) ?? -Infinity) < INTERVAL_MS) return;
    loggedAt.set(code, now());
    log('backend_refused', { status, code }, status >= 500 ? 'warn' : 'info');
  };
}
