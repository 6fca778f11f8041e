import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from './site-test.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

function trigger(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
}

/** The bar is alive once its menus answer to the script and no longer to style alone. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(5, 300);
  await page.keyboard.press('Shift');
  await expect(page.locator('.nav-item[data-enhanced]').first()).toBeAttached();
}

async function expectAtContact(page: Page): Promise<void> {
  await expect(page.locator('#contact')).toBeInViewport({ ratio: 0.3 });
  await expect(page).toHaveURL(/\/#contact$/);
}

test.describe('on wide screens', () => {
  test.use({ viewport: WIDE });

  test('menus open on hover, one at a time, and close after the pointer has left', async ({ page }) => {
    await openPage(page, '/');
    await trigger(page, 'Services').hover();
    await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await trigger(page, 'Industries').hover();
    await expect(trigger(page, 'Industries')).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
    const results = await new AxeBuilder({ page }).analyze();
    expect(results.violations).toEqual([]);
    await page.mouse.move(640, 700);
    await expect(trigger(page, 'Industries')).toHaveAttribute('aria-expanded', 'false');
  });

  test('menus work by keyboard and give the focus back', async ({ page, troubles }) => {
    await openPage(page, '/');
    const services = trigger(page, 'Services');
    const item = (name: RegExp) => page.locator('#menu-service').getByRole('link', { name });
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(item(/^AI Education/)).toBeFocused();
    await page.keyboard.press('End');
    await expect(item(/^Incident Response/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(/^AI Education/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(services).toBeFocused();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger(page, 'Industries')).toBeFocused();
    expect(troubles).toEqual([]);
  });

  test('Schedule Consultation replaces the history entry and ends at the contact section', async ({
    page,
  }) => {
    await openPage(page, '/about');
    const before = await page.evaluate(() => window.history.length);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Schedule Consultation' })
      .click();
    await expectAtContact(page);
    await expect(page.locator('#contact')).toBeFocused();
    expect(await page.evaluate(() => window.history.length)).toBe(before);
  });

  test('a move to another page starts at its top with the focus on its content', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'White Papers' }).click();
    await expect(page).toHaveURL(/\/resources\/white-papers$/);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  });
});

test.describe('with less motion', () => {
  test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

  test('the contact section is reached at once', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expectAtContact(page);
  });
});

test.describe('on phones', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the sheet holds the page behind, closes on Escape and on a choice', async ({ page, troubles }) => {
    await openPage(page, '/');
    const menu = page.locator('.mobile-menu');
    await page.getByText('Menu', { exact: true }).tap();
    await menu.locator('summary', { hasText: 'Industries' }).tap();
    await expect(menu.getByRole('link', { name: 'Healthcare' })).toBeVisible();
    await expect(page.locator('#main')).toHaveAttribute('inert', '');
    const results = await new AxeBuilder({ page }).analyze();
    expect(results.violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open', '');
    await expect(menu.locator('summary').first()).toBeFocused();
    await page.getByText('Menu', { exact: true }).tap();
    await menu.getByRole('link', { name: 'Schedule Consultation' }).tap();
    await expect(menu).not.toHaveAttribute('open', '');
    await expectAtContact(page);
    expect(troubles).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus of the bar open by style', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/');
    await trigger(page, 'Services').hover();
    await expect(page.locator('#menu-service').getByRole('link').first()).toBeVisible();
  });

  test('the sheet of phones opens by itself', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.getByText('Menu', { exact: true }).click();
    await page.locator('.mobile-menu summary', { hasText: 'Services' }).click();
    await expect(page.locator('.mobile-menu').getByRole('link', { name: 'AI Education' })).toBeVisible();
  });
});

test('an unknown path is told to the reader and to the console', async ({ page, site: _site }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expect.poll(() => told.join(' ')).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
