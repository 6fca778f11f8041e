/** Failures in a row after which a service is left alone, and for how long. */
const FAILURES = 5;
const REST_MS = 60_000;

/** One use of the service. The first outcome that is told counts. */
type Attempt = {
  succeed(): void;
  fail(): void;
  /** The attempt ended before it showed anything about the service. */
  abandon(): void;
};

export type Breaker = {
  /** `undefined` while the service is left alone. After a rest a single attempt tries it again. */
  attempt(): Attempt | undefined;
};

export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = 0;

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
        restsUntil = now() + REST_MS;
      }),
      abandon: end(() => {
        if (isTrial) restsUntil = now();
      }),
    };
  }

  return {
    attempt() {
      if (failures < FAILURES) return begin(false);
      if (now() < restsUntil) return undefined;
      restsUntil = now() + REST_MS;
      return begin(true);
    },
  };
}
