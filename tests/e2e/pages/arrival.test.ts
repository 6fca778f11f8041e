import type { Page } from '@playwright/test';

import { HOME_LINK } from '#content/common/menus.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated, topOf } from '#tests/harness/browser/visitor.ts';

const CONTACT_DELAY_MS = 100;
const FRAME_MS = 16;

test.use({ viewport: { width: 1280, height: 800 } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrolled(page)).toBe(y);
}

/** Expects the contact section to be directly below the navigation bar. */
async function expectAtContact(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#contact$/);
  const section = page.locator('#contact');
  await expect.poll(() => topOf(section)).toBeLessThan(120);
  await expect.poll(() => topOf(section)).toBeGreaterThan(-20);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/terms#website', '/services/incident-response#tiers', '/#contact']) {
      test(`the bar covers no text at the anchor of ${path}`, async ({ page }) => {
        await openHydrated(page, path);
        const target = page.locator(new URL(path, 'http://site').hash);
        await expect.poll(() => topOf(target)).toBeLessThan(120);
        const bottom = await page
          .getByRole('banner')
          .evaluate((element) => element.getBoundingClientRect().bottom);
        const first = target.locator(':is(p, h2):visible').first();
        await expect.poll(() => topOf(first)).toBeGreaterThanOrEqual(bottom);
      });
    }
  });
}

test('a URL with a malformed anchor shows its page', async ({ page, troubles }) => {
  await openHydrated(page, '/#%');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Contact form' })).toHaveCount(1);
  expect(troubles).toEqual([]);
});

test(
  'leaving the home page before the scrolling starts keeps the URL of the other page',
  { tag: '@prove' },
  async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, '/about');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.locator('main a[href^="/"][href$="#contact"]').first().click();
    // The router waits for a frame before it renders the page.
    await expect(async () => {
      await page.clock.runFor(FRAME_MS);
      await expect(page.locator('#contact')).toBeAttached({ timeout: 500 });
    }).toPass();
    // Long enough to find the section, too short to start scrolling to it.
    await page.clock.runFor(CONTACT_DELAY_MS / 2);
    await page.goBack();
    await expect(page.locator('#contact')).toHaveCount(0);
    await page.clock.runFor(CONTACT_DELAY_MS * 4);
    await expect(page).toHaveURL(/\/about$/);
  },
);

test('Contact and Schedule Consultation in the bar replace the current history entry', async ({
  page,
  troubles,
}) => {
  for (const name of sampleOf(['Contact', 'Schedule Consultation'], 1)) {
    await openHydrated(page, '/insights');
    await footer(page).getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await bar(page).getByRole('link', { name }).click();
    await expectAtContact(page);
    await expect(page.locator('#contact')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/insights$/);
  }
  expect(troubles).toEqual([]);
});

test('a contact button within a page adds a history entry', async ({ page }) => {
  await openHydrated(page, '/services/risk-resilience');
  await page.getByRole('main').locator('a[href*="#contact"]').last().click();
  await expectAtContact(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/services\/risk-resilience$/);
});

test('on the home page a contact link scrolls smoothly after 100 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      document.documentElement.dataset['scrolledHow'] = JSON.stringify(options);
      scroll.call(this, options);
    };
  });
  await page.clock.install();
  await openHydrated(page, '/');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await bar(page).getByRole('link', { name: 'Contact' }).click();
  await page.clock.runFor(CONTACT_DELAY_MS - 1);
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled-how');
  await page.clock.runFor(1);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled-how', /"behavior":"smooth"/);
  await page.clock.resume();
  await expectAtContact(page);
});

test('/#contact opened directly, with or without a draft, scrolls to the contact section', async ({
  page,
}) => {
  for (const address of ['/#contact', '/?interest=training&message=Hello#contact']) {
    await page.goto('about:blank');
    await openHydrated(page, address);
    await page.waitForLoadState('networkidle');
    await expectAtContact(page);
    expect(page.url()).toContain(address);
  }
});

test('a visitor who scrolls before hydration or reloads is not taken back to the anchor', async ({
  page,
}) => {
  const contact = page.locator('#contact');
  const expectElsewhere = async () => {
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await page.waitForLoadState('networkidle');
    expect(await topOf(contact)).toBeGreaterThan(1000);
  };
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!hydrate-).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const isHydrating = page.waitForRequest(/\/entry\.client-/);
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
  await isHydrating;
  await expectAtContact(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -3000);
  await expect.poll(() => topOf(contact)).toBeGreaterThan(1000);
  release();
  await expectElsewhere();

  await scrollTo(page, 600);
  await page.reload();
  await expectElsewhere();
});

test('every navigation starts at the top with focus on the new page, and Back restores the position', async ({
  page,
  troubles,
}) => {
  await openHydrated(page, '/about');
  const place = 900;
  for (const [name, path] of [
    ['Terms of Service', '/terms'],
    ['Retail', '/industries/retail'],
    [HOME_LINK, '/'],
  ] as const) {
    await scrollTo(page, place);
    await footer(page).getByRole('link', { name, exact: true }).dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/industries\/retail$/);
  await expect.poll(() => scrolled(page)).toBe(place);
  expect(troubles).toEqual([]);
});

test(
  'the logo links to the top of the home page, also from further down that page',
  { tag: '@prove' },
  async ({ page }) => {
    await openHydrated(page, '/');
    await scrollTo(page, 1500);
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
    await expect.poll(() => scrolled(page)).toBe(0);
  },
);

test('the skip link is the first Tab stop and skips the bar', async ({ page }) => {
  await openHydrated(page, '/about');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('a card of the home page links to its service or industry', { tag: '@prove' }, async ({ page }) => {
  for (const path of ['/services/executive-coaching', '/industries/healthcare']) {
    await openHydrated(page, '/');
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});
