import type { Page, Route } from '@playwright/test';

import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openUnhydrated } from '#tests/harness/browser/visitor.ts';

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');

test('text typed and buttons pressed before hydration are not lost', async ({ page, troubles }) => {
  const release = await openUnhydrated(page, '/');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Role').selectOption('cto');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  release();
  await hydrated(page);
  await expect(form.getByLabel('First name')).toHaveValue('Ada');
  await expect(form.getByLabel('Role')).toHaveValue('cto');
  // The press was replayed, so the form marks the missing fields.
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expect(form.getByLabel('Last name')).toBeFocused();
  expect(troubles).toEqual([]);
});

test('a search entered before hydration is applied after it', async ({ page, troubles }) => {
  const release = await openUnhydrated(page, '/resources/library');
  const search = page.getByRole('searchbox');
  await search.fill('zzz nothing has this');
  release();
  await hydrated(page);
  await expect(search).toHaveValue('zzz nothing has this');
  await expect(page).toHaveURL(/zzz/);
  expect(troubles).toEqual([]);
});

test('a page hydrates by itself after it has loaded', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
});

test('a page that is still loading hydrates at the first input', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  // Without its fonts the page does not fire its load event, after which it would hydrate by itself.
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
});

test('a link works before hydration', async ({ page }) => {
  const release = await openUnhydrated(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  release();
});

const HYDRATION_SCRIPT = '**/assets/hydrate-*.js';

test('a page whose script failed to load hydrates at the next input', async ({ page }) => {
  const cutOff = (route: Route) => route.abort();
  await page.route(HYDRATION_SCRIPT, cutOff);
  await page.goto('/about');
  await page.unroute(HYDRATION_SCRIPT, cutOff);
  await page.keyboard.press('Tab');
  await hydrated(page);
});

test('a script that differs from the build is never run', async ({ page }) => {
  await page.route(HYDRATION_SCRIPT, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};document.title = 'changed';` });
  });
  const refused = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('integrity'),
    timeout: 10_000,
  });
  await page.goto('/about');
  const title = await page.title();
  await refused;
  await page.keyboard.press('Tab');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).focus();
  await page.waitForTimeout(500);
  expect(await page.title()).toBe(title);
  expect(title).not.toBe('changed');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', 'true');
});
