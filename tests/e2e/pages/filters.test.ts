import type { Page } from '@playwright/test';

import { INSIGHT_CHIPS, INSIGHTS, RECENT_INSIGHTS } from '#content/insights.ts';
import { LIBRARY } from '#content/resources/library.ts';

import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated } from '#tests/harness/browser/visitor.ts';

const ITEMS = LIBRARY.list.items;

const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const title = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 3, name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: LIBRARY.filter.search.label });
const dropdown = (page: Page, name: string) => page.getByRole('combobox', { name });

async function expectLibrary(page: Page, isShown: (item: (typeof ITEMS)[number]) => boolean): Promise<void> {
  for (const item of ITEMS) await expect(title(page, item.title)).toHaveCount(isShown(item) ? 1 : 0);
}

test('each chip shows the insights of its topic and their number, and is kept in the URL', async ({
  page,
  troubles,
}) => {
  const all = [...INSIGHTS, ...RECENT_INSIGHTS];
  await openHydrated(page, '/insights');
  await expect(chip(page, 'All Insights')).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page)).toHaveText(`All ${all.length} insights`);
  for (const name of INSIGHT_CHIPS.slice(1)) {
    await chip(page, name).click();
    await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'All Insights')).toHaveAttribute('aria-pressed', 'false');
    for (const item of all) {
      await expect(title(page, item.title)).toHaveCount(item.category === name ? 1 : 0);
    }
    const shown = all.filter((item) => item.category === name).length;
    expect(shown, name).toBeGreaterThan(0);
    await expect(count(page)).toHaveText(`${shown} of ${all.length} insights`);
    await expect(page).toHaveURL(/\/insights\?category=[a-z-]+$/);
  }
  await chip(page, 'All Insights').click();
  await expect(page).toHaveURL(/\/insights$/);
  expect(troubles).toEqual([]);
});

test('a filtered URL can be shared, and Back and Forward step through the filters', async ({ page }) => {
  await openHydrated(page, '/insights?category=leadership');
  await expect(chip(page, 'Leadership')).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'Risk Management').click();
  await expect(page).toHaveURL(/category=risk-management$/);
  await page.goBack();
  await expect(chip(page, 'Leadership')).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(chip(page, 'Risk Management')).toHaveAttribute('aria-pressed', 'true');
});

test('an unknown topic shows an empty state with a button to clear it', async ({ page, troubles }) => {
  await openHydrated(page, '/insights?category=%3Cscript%3E');
  await expect(title(page, INSIGHTS[0].title)).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Clear|Show)/ })
    .click();
  await expect(page).toHaveURL(/\/insights$/);
  await expect(title(page, INSIGHTS[0].title)).toBeVisible();
  await expect(chip(page, 'All Insights')).toBeFocused();
  expect(troubles).toEqual([]);
});

test('library search and dropdowns filter together, and URL and count reflect both', async ({
  page,
  troubles,
}) => {
  await openHydrated(page, '/resources/library');
  await expectLibrary(page, () => true);
  await expect(count(page)).toHaveText('All 6 resources');

  await dropdown(page, 'Type').selectOption('Guide');
  await expectLibrary(page, (item) => item.type === 'Guide');
  await expect(count(page)).toHaveText('2 of 6 resources');
  await expect(page).toHaveURL(/\?type=guide$/);

  await dropdown(page, 'Category').selectOption('Data Analytics');
  await expectLibrary(page, (item) => item.type === 'Guide' && item.category === 'Data Analytics');
  await expect(count(page)).toHaveText('1 of 6 resources');

  await page.goBack();
  await expect(dropdown(page, 'Category')).toHaveValue('');
  await expectLibrary(page, (item) => item.type === 'Guide');
  await page.goBack();
  await expect(page).toHaveURL(/\/resources\/library$/);
  await expectLibrary(page, () => true);

  // Typed key by key to detect a field that drops letters.
  await search(page).pressSequentially('SPREADSHEET');
  await expect(search(page)).toHaveValue('SPREADSHEET');
  await expectLibrary(page, (item) => item.format === 'Spreadsheet');
  await expect(page).toHaveURL(/\?q=SPREADSHEET$/);
  expect(troubles).toEqual([]);
});

const VIEWPORTS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

for (const viewport of sampleOf(VIEWPORTS, 1)) {
  test(`library search results are in view at ${viewport.width} px, and their number is shown`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // Chromium drops a smooth scroll that begins while the jump below interrupts an earlier one.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/resources/library');
    await expect(count(page)).toHaveText('All 6 resources');

    await search(page).pressSequentially('spreadsheet');
    const found = ITEMS.filter(({ format }) => format === 'Spreadsheet');
    expect(found).toHaveLength(1);
    await expect(count(page)).toHaveText('1 of 6 resources');
    await expect(title(page, found[0]?.title ?? '')).toBeInViewport({ ratio: 1 });
    await expect(search(page)).toBeInViewport({ ratio: 1 });
    await expect(search(page)).toBeFocused();

    await search(page).fill('');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await dropdown(page, 'Type').selectOption('Guide');
    await expect(count(page)).toHaveText('2 of 6 resources');
    const guide = ITEMS.find(({ type }) => type === 'Guide');
    await expect(title(page, guide?.title ?? '')).toBeInViewport({ ratio: 1 });

    await search(page).fill('nothing like this');
    await expect(count(page)).toHaveText('0 of 6 resources');
    await expect(page.getByText(LIBRARY.filter.empty.heading)).toBeInViewport({ ratio: 1 });
  });
}

test('a search without results shows an empty state that clears everything', async ({ page }) => {
  await openHydrated(page, '/resources/library?q=nothing-like-this&type=video');
  await expect(search(page)).toHaveValue('nothing-like-this');
  await expect(dropdown(page, 'Type')).toHaveValue('video');
  await expectLibrary(page, () => false);
  await expect(count(page)).toHaveText('0 of 6 resources');
  await page.getByRole('button', { name: LIBRARY.filter.empty.clear }).click();
  await expectLibrary(page, () => true);
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL(/\/resources\/library$/);
});
