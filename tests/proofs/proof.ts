import type { Measurement } from '#tests/harness/measurement.ts';

/** How much is measured: `short` within a minute, for the tests; `full` what the promise says, for the note. */
type Scale = 'short' | 'full';

/** Measures promises on loopback, bounded in time, and cleans up after itself. */
export type Proof = (scale: Scale) => Promise<Measurement[]>;
