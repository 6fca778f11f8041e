import { AsyncLocalStorage } from 'node:async_hooks';

import { errorCode } from '#backend/error-code.ts';

type Report = (level: string, code: string | undefined) => void;

const LEVELS = ['debug', 'error', 'info', 'log', 'warn'] as const;
const listening = new AsyncLocalStorage<Report>();
let patched = false;

function codeOf(values: unknown[]): string | undefined {
  for (const value of values) {
    const code = errorCode(value);
    if (code !== undefined && /^[A-Z0-9_]{5,30}$/.test(code)) return code;
  }
  return undefined;
}

/**
 * Runs a call of the library with its console output intercepted, because it prints failed statements with visitors'
 * text, and password hashes. `report` receives only the level and the error code. Output from outside such a call is
 * printed as usual.
 */
export function withInterceptedConsole<Result>(report: Report, work: () => Result): Result {
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
  return listening.run((...output) => listening.exit(() => report(...output)), work);
}

/** Runs our own code within a call of the library without intercepting its console output. */
export function withOriginalConsole<Result>(work: () => Result): Result {
  return listening.exit(work);
}
