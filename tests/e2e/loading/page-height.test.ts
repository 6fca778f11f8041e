import type { Page } from '@playwright/test';

import { PAGES } from '#content/pages.ts';

import { sampleOf } from '#tests/harness/browser/sample.ts';
import { samplePages } from '#tests/harness/browser/sample-pages.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openUnhydrated, topOf } from '#tests/harness/browser/visitor.ts';

const neverAlive = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The distance in pixels from the viewport to the end of the page. */
const leftBelow = (page: Page) =>
  page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));

const hydrated = (page: Page) => page.locator('html[data-hydrated]');

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const viewport of sampleOf(VIEWPORTS, 1)) {
  test(`End right after loading reaches the end of the page at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of sampleOf(['/', '/services/incident-response', '/privacy', '/resources/library'], 2)) {
      const release = await openUnhydrated(page, path);
      // Text is a few lines higher in the web fonts, and scroll anchoring does not always compensate for that.
      await page.evaluate(() => document.fonts.ready);
      await page.keyboard.press('End');
      await expect.poll(() => leftBelow(page), path).toBe(0);
      release();
      await expect(hydrated(page)).toBeAttached();
      // Anything that still changes the height does so in idle time.
      await page.waitForTimeout(500);
      expect(await leftBelow(page), path).toBe(0);
      await page.unrouteAll();
    }
  });

  test(
    `scrolling does not change the height of a page at ${viewport.width} px`,
    { tag: '@prove' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await neverAlive(page);
      for (const { path } of samplePages(PAGES)) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const before = await height(page);
        for (let top = 0; top < before; top += viewport.height) {
          await page.evaluate((y) => scrollTo(0, y), top);
        }
        expect(await height(page), path).toBe(before);
      }
    },
  );
}

test('a reload restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await expect(hydrated(page)).toBeAttached();
  const contact = page.locator('#contact');
  await contact.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await topOf(contact);
  await neverAlive(page);
  await page.reload();
  await expect.poll(() => topOf(contact)).toBe(before);
});

test('an anchor link followed before hydration scrolls to its target', async ({ page }) => {
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
