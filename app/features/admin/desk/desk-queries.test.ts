import { expect, test } from 'vitest';

import { withRow } from './desk-queries.ts';

test('a saved row replaces the old one in its place, a new one comes last, and an unloaded list stays so', () => {
  const [first, second] = [
    { id: 'a', version: 1 },
    { id: 'b', version: 1 },
  ];
  const saved = { id: 'a', version: 2 };
  expect(withRow([first, second], saved)).toEqual([saved, second]);
  expect(withRow([second], saved)).toEqual([second, saved]);
  expect(withRow(undefined, saved)).toBeUndefined();
});
