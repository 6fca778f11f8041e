import pino from 'pino';

import type { LogLevel } from '#backend/log.ts';

/** What an event is about. The keys of every line are excluded, because a key must not occur twice in a line. */
type Detail = Record<string, unknown> & { level?: never; time?: never; event?: never };

export type Log = (event: string, detail?: Detail, level?: LogLevel) => void;

const STDOUT = 1;
/** Lines about requests that went well are written together, up to this many bytes or this late. */
const HELD = { bytes: 8 * 1024, ms: 250 };

/**
 * Writes one JSON line per event to standard output. Callers pass only route names, codes, counts and times, never
 * personal data (visitors' input, identity or address).
 */
export function createLog(file: number | string = STDOUT): { log: Log; flush: () => void } {
  const destination = pino.destination({ dest: file, sync: false });
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  const writeHeld = () => {
    clearTimeout(timer);
    timer = undefined;
    if (held !== '') destination.write(held);
    held = '';
  };
  const logger = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'event',
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line) => void (held += line) },
  );
  return {
    log(event, detail = {}, level = 'info') {
      logger[level](detail, event);
      const isUrgent = event !== 'request' || Number(detail['status']) >= 500;
      if (isUrgent || held.length > HELD.bytes) writeHeld();
      else timer ??= setTimeout(writeHeld, HELD.ms).unref();
    },
    flush() {
      writeHeld();
      destination.flushSync();
    },
  };
}
