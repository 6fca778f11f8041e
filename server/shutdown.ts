import type { Log } from './log.ts';

/** The parts of the server in the order in which they are closed; those of one line are closed together. */
const ORDER = [
  ['ingestion'],
  ['requests', 'outbox', 'retention', 'busy imports', 'maintenance'],
  ['metrics', 'admin commands'],
  ['watchdog', 'disk watch'],
  ['database'],
] as const;

type Part = (typeof ORDER)[number][number];

export type Shutdown = {
  /** Aborted when the server stops. */
  signal: AbortSignal;
  /**
   * Registers how to close a part that has been opened.
   * @throws the signal's reason when the server is already stopping, which ends the start; the part is closed even then
   */
  register(part: Part, close: () => Promise<void> | void): void;
  /** Runs the start. A stop during the start waits until the start has ended. */
  duringStart(start: () => Promise<void>): Promise<void>;
  /** Closes all open parts and exits with `code`; further calls have no effect. */
  stop(code: number): Promise<void>;
};

/** @param withinMs time after which the process exits even if a part hangs while it is closed */
export function createShutdown(log: Log, exit: (code: number) => void, withinMs: number): Shutdown {
  const stopping = new AbortController();
  const open = new Map<Part, () => Promise<void> | void>();
  let starting: Promise<void> | undefined;

  const close = async (part: Part) => {
    const closePart = open.get(part);
    open.delete(part);
    try {
      await closePart?.();
    } catch {
      log('close_failed', { part }, 'error');
    }
  };
  const closeAll = async () => {
    for (const parts of ORDER) await Promise.all(parts.map(close));
  };

  return {
    signal: stopping.signal,
    register(part, closePart) {
      open.set(part, closePart);
      stopping.signal.throwIfAborted();
    },
    async duringStart(start) {
      starting = start();
      await starting;
    },
    async stop(code) {
      if (stopping.signal.aborted) return;
      stopping.abort();
      const timer = setTimeout(() => exit(code), withinMs);
      await closeAll();
      await starting?.catch(() => {});
      // The start may have registered another part since the first call.
      await closeAll();
      clearTimeout(timer);
      exit(code);
    },
  };
}
