import { expect, test } from 'vitest';

import { keepNumbers } from './keep-together.ts';

test('a number stays with the word after it', () => {
  expect(keepNumbers('since 2 August 2026, within 72 hours, by 31')).toBe(
    'since 2\u00a0August 2026, within 72\u00a0hours, by 31',
  );
});
