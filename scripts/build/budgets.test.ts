import { expect, test } from 'vitest';

import { overBudget } from './budgets.ts';

test('a page over its budget is reported with its size and the budget', () => {
  const light = { path: '/about', html: 9_000, css: 11_000, fonts: 56_000, script: 120_000 };
  const heavy = { ...light, path: '/insights', script: 130_001 };
  expect(overBudget([light, heavy])).toEqual(['/insights has 130001 bytes of script, the budget is 130000']);
});
