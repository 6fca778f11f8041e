import pino from 'pino';

export type Log = (event: string, detail?: Record<string, unknown>) => void;

/**
 * One JSON line per event on standard output. What visitors type, who they are and where they come from
 * never goes in: callers pass route names, codes, counts and times only.
 */
export function createLog(): { log: Log; flush: () => void } {
  const destination = pino.destination({ dest: 1, sync: false });
  const logger = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'event',
      formatters: { level: () => ({}) },
    },
    destination,
  );
  return {
    log: (event, detail = {}) => logger.info(detail, event),
    flush: () => destination.flushSync(),
  };
}
