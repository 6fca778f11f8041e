import pino from 'pino';

export type Log = (event: string, detail?: Record<string, unknown>) => void;

const STDOUT = 1;

/**
 * Writes one JSON line per event to standard output. Callers pass only route names, codes, counts and times, never
 * personal data (visitors' input, identity or address).
 */
export function createLog(file: number | string = STDOUT): { log: Log; flush: () => void } {
  const destination = pino.destination({ dest: file, sync: false });
  const logger = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'event',
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
  return {
    log: (event, detail = {}) => logger.info(detail, event),
    flush: () => destination.flushSync(),
  };
}
