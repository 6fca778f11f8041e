import { openSync, write, writeSync } from 'node:fs';

import pino from 'pino';

import type { LogLevel } from '#backend/log.ts';

/** Fields of an event. The keys that every line has are excluded, because a key must not occur twice in a line. */
type Detail = Record<string, unknown> & { level?: never; time?: never; event?: never };

export type Log = (event: string, detail?: Detail, level?: LogLevel) => void;

const STDOUT = 1;
/** Lines about requests that went well are written together, up to this many bytes or this late. */
const BUFFERED = { bytes: 8 * 1024, ms: 250 };
/** Lines that cannot be written, on a full disk or to a reader that has gone, are dropped beyond this many bytes. */
const UNWRITTEN_BYTES = 1024 * 1024;

/**
 * Writes one JSON line per event to standard output. Callers pass only route names, codes, counts and times, never
 * personal data (visitors' input, identity or address).
 */
export function createLog(file: number | string = STDOUT): { log: Log; flush: () => void } {
  const fd = typeof file === 'string' ? openSync(file, 'a') : file;
  let buffered = '';
  let unwritten = Buffer.alloc(0);
  let timer: NodeJS.Timeout | undefined;
  let isWriting = false;
  let isOverdue = false;
  const take = () => {
    const bytes = Buffer.concat([unwritten, Buffer.from(buffered)]);
    buffered = '';
    unwritten = Buffer.alloc(0);
    return bytes;
  };
  const writeBuffered = () => {
    clearTimeout(timer);
    timer = undefined;
    isOverdue = isWriting;
    if (isWriting) return;
    const bytes = take();
    if (bytes.length === 0) return;
    isWriting = true;
    write(fd, bytes, (error, written = 0) => {
      isWriting = false;
      if (written < bytes.length) unwritten = bytes.subarray(written);
      // A failing write (full disk, closed pipe) must not affect the site, so beyond the limit the lines are dropped.
      if (unwritten.length > UNWRITTEN_BYTES) unwritten = Buffer.alloc(0);
      if (error) timer ??= setTimeout(writeBuffered, BUFFERED.ms).unref();
      else if (isOverdue || unwritten.length > 0) writeBuffered();
    });
  };
  const logger = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'event',
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line) => void (buffered = buffered.length > UNWRITTEN_BYTES ? line : buffered + line) },
  );
  return {
    log(event, detail = {}, level = 'info') {
      logger[level](detail, event);
      const isUrgent = event !== 'request' || Number(detail['status']) >= 500;
      if (isUrgent || buffered.length > BUFFERED.bytes) writeBuffered();
      else timer ??= setTimeout(writeBuffered, BUFFERED.ms).unref();
    },
    flush() {
      try {
        for (let rest = take(); rest.length > 0;) rest = rest.subarray(writeSync(fd, rest));
      } catch {
        // There is nowhere else to report it.
      }
    },
  };
}
