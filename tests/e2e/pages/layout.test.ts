import type { Locator } from '@playwright/test';

import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated } from '#tests/harness/browser/visitor.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const boxOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    return { top, bottom, left, right };
  });

test('a list of facts beside a longer text ends with its last fact', async ({ page }) => {
  await openHydrated(page, '/services/ai-education');
  const facts = page.locator('main dl').first();
  const list = await boxOf(facts);
  const last = await boxOf(facts.locator('> :last-child'));
  expect(list.bottom - last.bottom).toBeLessThan(4);
});
