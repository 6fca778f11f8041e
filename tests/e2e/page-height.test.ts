import type { Page } from '@playwright/test';

import { PAGES } from '#content/pages.ts';

import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHeld, topOf } from '#tests/harness/browser/visitor.ts';

const neverAlive = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** How far the window is from the end of the page. */
const leftBelow = (page: Page) =>
  page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));

const hydrated = (page: Page) => page.locator('html[data-hydrated]');

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`a jump to the end right after loading reaches it at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of ['/', '/privacy', '/services/incident-response', '/resources/library']) {
      const release = await openHeld(page, path);
      // Text in the fonts is a few lines higher than before them; the browser mostly scrolls along by itself.
      await page.evaluate(() => document.fonts.ready);
      await page.keyboard.press('End');
      await expect.poll(() => leftBelow(page), path).toBe(0);
      release();
      await expect(hydrated(page)).toBeAttached();
      // What grows does so in idle moments.
      await page.waitForTimeout(500);
      expect(await leftBelow(page), path).toBe(0);
      await page.unrouteAll();
    }
  });

  test(`a page is as high before scrolling as after at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await neverAlive(page);
    for (const { path } of PAGES) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const before = await height(page);
      for (let top = 0; top < before; top += viewport.height) {
        await page.evaluate((y) => scrollTo(0, y), top);
      }
      expect(await height(page), path).toBe(before);
    }
  });
}

test('a page that is loaded again stands where it was left', async ({ page }) => {
  await page.goto('/');
  await expect(hydrated(page)).toBeAttached();
  const contact = page.locator('#contact');
  await contact.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await topOf(contact);
  await neverAlive(page);
  await page.reload();
  await expect.poll(() => topOf(contact)).toBe(before);
});

test('an anchor that is followed before the page is alive is arrived at', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await neverAlive(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Schedule Consultation' }).click();
  await expect(page).toHaveURL(/#contact$/);
  const contact = page.locator('#contact');
  const margin = await contact.evaluate((element) =>
    Math.round(Number.parseFloat(getComputedStyle(element).scrollMarginTop)),
  );
  await expect.poll(() => topOf(contact)).toBe(margin);
});
