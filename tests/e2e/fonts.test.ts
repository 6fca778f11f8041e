import type { Page } from '@playwright/test';

import { expect, test } from '#tests/harness/browser/site-test.ts';

/** The fonts of letters that the site itself does not use, each with whether it has been fetched. */
async function furtherFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ unicodeRange }) => unicodeRange.includes('U+B8-17F'))
      .map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`)
      .toSorted(),
  );
}

test('letters that only visitors write get their fonts when somebody writes', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(await furtherFonts(page)).toEqual([]);

  await page.getByLabel('First name').focus();
  await expect.poll(() => furtherFonts(page)).toEqual(['Instrument Sans: unloaded', 'Newsreader: unloaded']);
  await page.getByLabel('First name').fill('Łucja');
  await expect.poll(() => furtherFonts(page)).toEqual(['Instrument Sans: loaded', 'Newsreader: unloaded']);
});

test('a field that was gone to before the page was alive counts', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('First name').fill('Łucja');
  await expect.poll(() => furtherFonts(page)).toContain('Instrument Sans: loaded');
});
