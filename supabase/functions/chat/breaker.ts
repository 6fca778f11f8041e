/** Failures in a row after which a service is left alone, and for how long. */
const FAILURES = 5;
const REST_MS = 60_000;

export type Breaker = {
  /** Whether the service may be asked. After a rest a single question tries it again. */
  isClosed(): boolean;
  succeeded(): void;
  failed(): void;
};

export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    isClosed() {
      if (failures < FAILURES) return true;
      if (now() < restsUntil) return false;
      restsUntil = now() + REST_MS;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES) restsUntil = now() + REST_MS;
    },
  };
}
