/** Failures in a row that open the circuit, and for how long. */
const FAILURES = 5;
const COOL_DOWN_MS = 60_000;

/** One call to the service. Only the first outcome that is reported counts. */
type Attempt = {
  succeed(): void;
  fail(): void;
  /** The attempt ended before it showed anything about the service. */
  abandon(): void;
};

export type CircuitBreaker = {
  /** Returns `undefined` while the circuit is open. After the cool-down, a single attempt is let through. */
  attempt(): Attempt | undefined;
};

export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;

  function begin(isTrial: boolean): Attempt {
    let isOver = false;
    const end = (conclude: () => void) => () => {
      if (!isOver) conclude();
      isOver = true;
    };
    return {
      succeed: end(() => {
        failures = 0;
      }),
      fail: end(() => {
        failures += 1;
        openUntil = now() + COOL_DOWN_MS;
      }),
      abandon: end(() => {
        if (isTrial) openUntil = now();
      }),
    };
  }

  return {
    attempt() {
      if (failures < FAILURES) return begin(false);
      if (now() < openUntil) return undefined;
      openUntil = now() + COOL_DOWN_MS;
      return begin(true);
    },
  };
}
