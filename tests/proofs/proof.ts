import type { Measurement } from '#tests/harness/measuring/measurement.ts';

/** How much is measured: `short` takes at most a minute, for the tests; `full` measures the promise as documented. */
type Scale = 'short' | 'full';

/** Measures promises on loopback in bounded time, and cleans up after itself. */
export type Proof = (scale: Scale) => Promise<Measurement[]>;
