import type { Page } from '@playwright/test';

import { expect, test } from './site-test.ts';
import { openHeld } from './visitor.ts';

const neverAlive = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** How many parts of the page are in boxes that are not rendered before they come near. */
const folded = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll('body *')).filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  );

test('what is far below is folded until the page is alive, and nothing of it afterwards', async ({
  page,
  troubles,
}) => {
  const release = await openHeld(page, '/');
  expect(await folded(page)).toBeGreaterThan(5);
  release();
  await expect(page.locator('html[data-whole]')).toBeAttached();
  expect(await folded(page)).toBe(0);
  await expect(page.locator('[style*=content-visibility]')).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test('a page that is loaded again stands where it was left', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-whole]')).toBeAttached();
  await page.locator('#contact').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await topOf(page, '#contact');
  await neverAlive(page);
  await page.reload();
  await expect.poll(() => topOf(page, '#contact')).toBe(before);
});

test('an anchor that is followed before the page is alive is arrived at', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await neverAlive(page);
  await page.goto('/');
  expect(await folded(page)).toBeGreaterThan(5);
  await page.getByRole('banner').getByRole('link', { name: 'Schedule Consultation' }).click();
  await expect(page).toHaveURL(/#contact$/);
  const margin = await page
    .locator('#contact')
    .evaluate((element) => Math.round(Number.parseFloat(getComputedStyle(element).scrollMarginTop)));
  await expect.poll(() => topOf(page, '#contact')).toBe(margin);
});
