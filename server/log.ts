import pino from 'pino';

export type Log = (event: string, detail?: Record<string, unknown>) => void;

const STDOUT = 1;

/**
 * One JSON line per event on standard output. What visitors type, who they are and where they come from
 * never goes in: callers pass route names, codes, counts and times only.
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
