import type { Locator } from '@playwright/test';

import { openDesk, sendEnquiry, tab } from '#tests/harness/browser/desk.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';

/** The left and right edge of an element's content box. */
const edges = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(node);
    return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)].map(Math.round);
  });

for (const width of sampleOf([1920, 1280, 1600], 1)) {
  test(`the desk is aligned with the header at ${width} px`, { tag: '@prove' }, async ({ page, admin }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDesk(page, admin);
    const column = await edges(page.locator('.site-header-row'));
    expect(await edges(page.locator('main section > div').first())).toEqual(column);
    expect(await edges(page.locator('.desk'))).toEqual(column);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test(
  'the list of enquiries shows that it has the keyboard focus',
  { tag: '@prove' },
  async ({ page, admin }) => {
    await sendEnquiry(page);
    await openDesk(page, admin);
    const list = page.getByRole('region', { name: 'Submissions' });
    await list.focus();
    await expect(list).toBeFocused();
    await expect(list).not.toHaveCSS('outline-style', 'none');
  },
);

test('on a phone the current tab of the desk is on screen', async ({ page, admin }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openDesk(page, admin, '?view=people');
  await expect(tab(page, 'People')).toBeInViewport({ ratio: 0.9 });
  await openDesk(page, admin);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
