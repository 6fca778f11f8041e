import { expect, test } from 'vitest';

import { budgetFaults } from './budgets.ts';

test('names the page and the number that outgrew its budget', () => {
  const light = { path: '/about', html: 9_000, css: 11_000, fonts: 56_000, script: 120_000 };
  const heavy = { ...light, path: '/insights', script: 130_001 };
  expect(budgetFaults([light, heavy])).toEqual(['/insights: script weighs 130001 bytes, 130000 are allowed']);
});
