import type { Page } from '@playwright/test';

import { expect, test } from './site-test.ts';

/** Keeps the page's modules back until told, as a slow line would. */
async function holdModules(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');

test('what is typed and pressed before the page is alive is not lost', async ({ page, troubles }) => {
  const release = await holdModules(page);
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Role').selectOption('cto');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  release();
  await hydrated(page);
  await expect(form.getByLabel('First name')).toHaveValue('Ada');
  await expect(form.getByLabel('Role')).toHaveValue('cto');
  // The press has arrived: the form says what is missing.
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expect(form.getByLabel('Last name')).toBeFocused();
  expect(troubles).toEqual([]);
});

test('a search begun before the page is alive filters once it is', async ({ page, troubles }) => {
  const release = await holdModules(page);
  await page.goto('/resources/library');
  const search = page.getByRole('searchbox');
  await search.fill('zzz nothing has this');
  release();
  await hydrated(page);
  await expect(search).toHaveValue('zzz nothing has this');
  await expect(page).toHaveURL(/zzz/);
  expect(troubles).toEqual([]);
});

test('a page comes alive by itself and at the first sign of the visitor', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);

  await page.goto('/privacy', { waitUntil: 'commit' });
  await page.keyboard.press('Tab');
  await hydrated(page);
});

test('a link pressed before the page is alive leads on', async ({ page }) => {
  const release = await holdModules(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  release();
});
