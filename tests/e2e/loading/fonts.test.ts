import type { Page } from '@playwright/test';

import { expect, test } from '#tests/harness/browser/site-test.ts';

/** The load status of the extended fonts, for letters that the site's own text does not use. */
async function extendedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ unicodeRange }) => unicodeRange.includes('U+B8-17F'))
      .map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`)
      .toSorted(),
  );
}

test('the extended fonts load when a visitor types letters that need them', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(await extendedFonts(page)).toEqual([]);

  await page.getByLabel('First name').focus();
  await expect.poll(() => extendedFonts(page)).toEqual(['Instrument Sans: unloaded', 'Newsreader: unloaded']);
  await page.getByLabel('First name').fill('Łucja');
  await expect.poll(() => extendedFonts(page)).toEqual(['Instrument Sans: loaded', 'Newsreader: unloaded']);
});

test('typing before hydration loads the extended fonts, too', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('First name').fill('Łucja');
  await expect.poll(() => extendedFonts(page)).toContain('Instrument Sans: loaded');
});
