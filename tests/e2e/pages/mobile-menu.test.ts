import type { Page } from '@playwright/test';

import { HOTLINES } from '#content/firm.ts';
import { pagesOf } from '#content/pages.ts';

import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated, slowDown, topOf } from '#tests/harness/browser/visitor.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const toggle = (page: Page) => page.locator('header summary').first();
const sheet = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const group = (page: Page, name: string) => sheet(page).locator('summary', { hasText: name });
const link = (page: Page, name: string) => sheet(page).getByRole('link', { name, exact: true });

test('the toggle opens the menu, and its groups expand one at a time', async ({ page, troubles }) => {
  await openHydrated(page, '/');
  await expect(toggle(page)).toHaveText(/Menu/);
  await expect(sheet(page)).toBeHidden();
  await toggle(page).tap();
  await expect(sheet(page)).toBeVisible();
  await expect(link(page, 'AI Education')).toBeHidden();

  await group(page, 'Services').tap();
  for (const { label } of pagesOf('service')) await expect(link(page, label)).toBeVisible();
  await group(page, 'Industries').tap();
  for (const { label } of pagesOf('industry')) await expect(link(page, label)).toBeVisible();
  await expect(link(page, 'AI Education')).toBeHidden();

  await toggle(page).tap();
  await expect(sheet(page)).toBeHidden();
  expect(troubles).toEqual([]);
});

test('in a very low window no part of the page shows above the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, '/industries/finance');
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(30);
  await toggle(page).tap();
  await expect(sheet(page)).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBe(await topOf(sheet(page)));
});

test('the open menu has both hotlines', async ({ page }) => {
  await openHydrated(page, '/');
  await toggle(page).tap();
  for (const { label, href } of HOTLINES) {
    await expect(link(page, label)).toHaveAttribute('href', href);
    await expect(link(page, label)).toBeInViewport();
  }
});

test('choosing a service or an industry opens it and closes the menu', async ({ page }) => {
  await openHydrated(page, '/about');
  for (const [name, label, path] of [
    ['Services', 'Executive Coaching', '/services/executive-coaching'],
    ['Industries', 'Insurance', '/industries/insurance'],
  ] as const) {
    await toggle(page).tap();
    await group(page, name).tap();
    await link(page, label).tap();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('Escape closes the menu and returns the focus to its toggle', async ({ page }) => {
  await openHydrated(page, '/');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Home')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('the page behind the open menu is inert until the menu closes', async ({ page }) => {
  await openHydrated(page, '/');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  const controls = await page.locator('header :is(a, summary):visible').count();
  const isInHeader = () => page.evaluate(() => Boolean(document.activeElement?.closest('header')));
  // Tabs through the whole menu, without leaving the document.
  for (let press = 1; press < controls - 1; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isInHeader(), `after ${press} presses of Tab`).toBe(true);
  }
  for (const behind of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    await expect(behind).toHaveJSProperty('inert', true);
  }
  await page.keyboard.press('Escape');
  for (const behind of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    await expect(behind).toHaveJSProperty('inert', false);
  }
});

test(
  'leaving a page with an open menu does not leave the next page inert',
  { tag: '@prove' },
  async ({ page }) => {
    await openHydrated(page, '/');
    await toggle(page).tap();
    await link(page, 'About').tap();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
  },
);

test('Contact in the menu closes it and scrolls to the contact section', async ({ page }) => {
  for (const name of sampleOf(['Contact', 'Schedule Consultation'], 1)) {
    await openHydrated(page, '/about');
    await slowDown(page);
    await toggle(page).tap();
    await link(page, name).tap();
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(page.locator('#contact')).toBeFocused();
    await expect(sheet(page)).toBeHidden();
    await expect.poll(() => topOf(page.locator('#contact'))).toBeLessThan(120);
    await expect(page.locator('#contact')).toBeInViewport();
  }
});

test('widening the window closes the menu', { tag: '@prove' }, async ({ page }) => {
  await openHydrated(page, '/');
  await toggle(page).tap();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(sheet(page)).toBeHidden();
});
