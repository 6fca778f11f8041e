import { AsyncLocalStorage } from 'node:async_hooks';

type Report = (level: string, code: string | undefined) => void;

const LEVELS = ['debug', 'error', 'info', 'log', 'warn'] as const;
const listening = new AsyncLocalStorage<Report>();
let patched = false;

function codeOf(values: unknown[]): string | undefined {
  for (const value of values) {
    const code = (value as { code?: unknown } | null)?.code;
    if (typeof code === 'string' && /^[A-Z0-9_]{5,30}$/.test(code)) return code;
  }
  return undefined;
}

/**
 * Runs a call of the library with its console output caught: it prints failed statements with what visitors
 * typed, and password hashes. The report gets the level and the error code, nothing else. Output of our own
 * code outside such a call goes through.
 */
export function withCaughtConsole<Result>(report: Report, work: () => Result): Result {
  if (!patched) {
    patched = true;
    for (const level of LEVELS) {
      const print = console[level];
      console[level] = (...values: unknown[]) => {
        const listener = listening.getStore();
        if (listener) listener(level, codeOf(values));
        else print.apply(console, values);
      };
    }
  }
  return listening.run((...heard) => listening.exit(() => report(...heard)), work);
}

/** Runs our own code from within such a call, with its output let through. */
export function withFreeConsole<Result>(work: () => Result): Result {
  return listening.exit(work);
}
