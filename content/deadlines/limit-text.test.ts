import { expect, test } from 'vitest';

import { waitingText } from './limit-text.ts';
import { LIVE_REGIMES } from './regimes.ts';

test('a limit that has not started is given with its length and its start', () => {
  const limitsOf = (id: string) => {
    const regime = LIVE_REGIMES[id];
    if (!regime) throw new Error(`${id} is missing.`);
    return regime.stages.map(({ limit }) => waitingText(limit, regime));
  };
  expect(limitsOf('eu-gdpr')).toEqual(['72 hours from awareness', 'Without delay after awareness']);
  expect(limitsOf('eu-dora')).toEqual([
    '4 hours from classification as major, at most 24 hours from awareness',
    '72 hours from sending the initial notification',
    '1 month from sending the last updated intermediate report',
    'Without delay after awareness',
  ]);
  expect(limitsOf('us-hipaa')).toContain('60 days after the calendar year of the first sign');
});
