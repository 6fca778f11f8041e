import { expect, test } from 'vitest';

import { hasUnsent, reportUnsent } from './sign-out.ts';

test('only the desk that is open reports unsent entries', () => {
  expect(hasUnsent()).toBe(false);
  const closeFirst = reportUnsent(() => true);
  expect(hasUnsent()).toBe(true);
  const closeSecond = reportUnsent(() => false);
  closeFirst();
  expect(hasUnsent()).toBe(false);
  closeSecond();
});

test('a closed desk reports nothing', () => {
  reportUnsent(() => true)();
  expect(hasUnsent()).toBe(false);
});
