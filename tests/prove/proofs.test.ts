import { describe, expect, test } from 'vitest';

import { isMissed } from '#bench/measurement.ts';
import { PROOFS } from '#prove/proofs.ts';

describe('every promise holds in its short form', () => {
  test.each(Object.entries(PROOFS))('%s', async (_name, prove) => {
    expect((await prove('short')).filter(isMissed)).toEqual([]);
  });
});
