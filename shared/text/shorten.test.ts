import { expect, test } from 'vitest';

import { shorten } from './shorten.ts';

test.each([
  ['Fits as it is.', 14, 'Fits as it is.'],
  ['Ends with a whole word', 12, 'Ends with…'],
  ['No comma, then more', 14, 'No comma…'],
])('%s in %i characters is %s', (text, limit, short) => {
  expect(shorten(text, limit)).toBe(short);
});
