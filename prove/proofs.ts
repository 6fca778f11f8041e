import { measureDurability } from '#bench/durability.ts';

import type { Proof } from './proof.ts';

/** Every promise that is measured, by the name that `npm run prove -- NAME` takes. */
export const PROOFS: Record<string, Proof> = {
  killed: (scale) => measureDurability(scale === 'short' ? 3 : 50),
};
