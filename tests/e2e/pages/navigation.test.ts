import type { Locator, Page } from '@playwright/test';

import { pagesOf } from '#content/pages.ts';

import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated } from '#tests/harness/browser/visitor.ts';

const CLOSE_DELAY_MS = 150;

test.use({ viewport: { width: 1280, height: 800 } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page, name: 'Services' | 'Industries') => bar(page).getByRole('button', { name });
const link = (page: Page, path: string) => bar(page).locator(`a[href="${path}"]`);

/** Pauses the page's clock, so that the test controls how much time passes. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

async function expectOpen(trigger: Locator, isOpen: boolean): Promise<void> {
  await expect(trigger).toHaveAttribute('aria-expanded', String(isOpen));
}

test('hovering opens a menu with all its pages, and it closes 150 ms after the pointer has left', async ({
  page,
  troubles,
}) => {
  await page.clock.install();
  await openHydrated(page, '/');
  await expect(link(page, '/services/ai-education')).toBeHidden();
  await menu(page, 'Services').hover();
  await expectOpen(menu(page, 'Services'), true);
  for (const { path } of pagesOf('service')) await expect(link(page, path)).toBeVisible();

  await stopClock(page);
  await page.mouse.move(640, 790);
  await page.clock.runFor(CLOSE_DELAY_MS - 1);
  await expectOpen(menu(page, 'Services'), true);
  await page.clock.runFor(1);
  await expectOpen(menu(page, 'Services'), false);
  await expect(link(page, '/services/ai-education')).toBeHidden();
  expect(troubles).toEqual([]);
});

test('the menu stays open if the pointer returns in time', { tag: '@prove' }, async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/');
  await menu(page, 'Industries').hover();
  await stopClock(page);
  await page.mouse.move(640, 790);
  await page.clock.runFor(CLOSE_DELAY_MS - 1);
  await link(page, '/industries/retail').hover();
  await page.clock.runFor(CLOSE_DELAY_MS * 4);
  await expectOpen(menu(page, 'Industries'), true);
});

test('a menu that holds the keyboard focus stays open when the pointer leaves', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/');
  await menu(page, 'Services').focus();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, '/services/ai-education')).toBeFocused();
  await link(page, '/services/ai-education').hover();
  await stopClock(page);
  await page.mouse.move(640, 790);
  await page.clock.runFor(CLOSE_DELAY_MS * 4);
  await expectOpen(menu(page, 'Services'), true);
  await expect(link(page, '/services/ai-education')).toBeFocused();
});

test(
  'at most one menu is open, even while another is about to close',
  { tag: '@prove' },
  async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, '/');
    await menu(page, 'Services').hover();
    await expectOpen(menu(page, 'Services'), true);
    await stopClock(page);
    await menu(page, 'Industries').hover();
    await expectOpen(menu(page, 'Industries'), true);
    await expectOpen(menu(page, 'Services'), false);
    // The closing delay of the first menu must not close the second.
    await page.clock.runFor(CLOSE_DELAY_MS * 4);
    await expectOpen(menu(page, 'Industries'), true);
  },
);

test('Escape closes a menu opened by hovering and leaves the focus where it is', async ({ page }) => {
  await openHydrated(page, '/');
  await link(page, '/about').focus();
  await menu(page, 'Services').hover();
  await expectOpen(menu(page, 'Services'), true);
  await page.keyboard.press('Escape');
  await expectOpen(menu(page, 'Services'), false);
  await expect(link(page, '/services/ai-education')).toBeHidden();
  await expect(link(page, '/about')).toBeFocused();
});

test('a click does not close a menu opened by hovering', { tag: '@prove' }, async ({ page }) => {
  await openHydrated(page, '/');
  await menu(page, 'Services').click();
  await expectOpen(menu(page, 'Services'), true);
  await link(page, '/services/ai-education').click();
  await expect(page).toHaveURL(/\/services\/ai-education$/);
  await expectOpen(menu(page, 'Services'), false);
});

test('a menu can be opened, traversed and left by keyboard', async ({ page, troubles }) => {
  const services = pagesOf('service').map(({ path }) => link(page, path));
  const at = async (index: number) => expect(services.at(index) ?? bar(page)).toBeFocused();
  await openHydrated(page, '/');

  await menu(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expectOpen(menu(page, 'Services'), true);
  await page.keyboard.press('Enter');
  await expectOpen(menu(page, 'Services'), false);

  await page.keyboard.press('ArrowDown');
  await expectOpen(menu(page, 'Services'), true);
  await at(0);
  await page.keyboard.press('ArrowDown');
  await at(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await at(-1);
  await page.keyboard.press('ArrowDown');
  await at(0);
  await page.keyboard.press('End');
  await at(-1);
  await page.keyboard.press('Home');
  await at(0);

  await page.keyboard.press('Escape');
  await expectOpen(menu(page, 'Services'), false);
  await expect(menu(page, 'Services')).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(menu(page, 'Industries')).toBeFocused();
  await expectOpen(menu(page, 'Services'), false);
  await page.keyboard.press('ArrowDown');
  await expect(link(page, '/industries/technology')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/industries\/technology$/);
  await expectOpen(menu(page, 'Industries'), false);
  expect(troubles).toEqual([]);
});

test('the bar and the footer link to every public page', async ({ page }) => {
  await page.goto('/about');
  const hrefs = await page
    .locator('header a, footer a')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  const groups = ['main', 'service', 'industry', 'resource', 'legal'] as const;
  const paths = groups.flatMap((group) => pagesOf(group).map((entry): string => entry.path));
  expect(paths.length).toBeGreaterThan(25);
  expect(paths.filter((path) => !hrefs.includes(path))).toEqual([]);
});
