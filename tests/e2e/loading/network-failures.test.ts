import type { Page } from '@playwright/test';

import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  contactForm,
  ENQUIRY,
  enquiryOnPage,
  expectSameDocument,
  fillEnquiry,
  markDocument,
  openHydrated,
} from '#tests/harness/browser/visitor.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const ABOUT_MODULE = '**/assets/about-*.js';
const STAYS = 'You appear to be offline. This page stays as it is: try again when you are connected.';

const aboutLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About', exact: true });
const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: STAYS });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Simulates a new release that no longer has the file. */
async function removeFile(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

const INTENTS: Record<string, (page: Page) => Promise<void>> = {
  'pointing at': (page) => aboutLink(page).hover(),
  focusing: (page) => aboutLink(page).focus(),
  'tabbing to': async (page) => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Insights', exact: true })
      .focus();
    await page.keyboard.press('Tab');
    await expect(aboutLink(page)).toBeFocused();
  },
};

for (const [name, show] of sampleOf(Object.entries(INTENTS), 1)) {
  test(`${name} a link while offline, or one whose file is gone, does not affect the page`, async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/');
    await fillEnquiry(page);
    await markDocument(page);
    await context.setOffline(true);
    await show(page);
    await page.waitForTimeout(600);
    await expectSameDocument(page);

    await context.setOffline(false);
    await removeFile(page, ABOUT_MODULE);
    await page.mouse.move(640, 790);
    await contactForm(page).getByLabel('Message').focus();
    await show(page);
    await page.waitForTimeout(600);
    await expectSameDocument(page);
    expect(await enquiryOnPage(page)).toEqual(ENQUIRY);
  });
}

for (const way of sampleOf(['pointer', 'keyboard'] as const, 1)) {
  test(`a link followed offline by ${way} reports it, keeps the typed text and works when online again`, async ({
    page,
    context,
  }) => {
    const follow = async () => {
      if (way === 'pointer') {
        await aboutLink(page).click();
        return;
      }
      await aboutLink(page).focus();
      await page.keyboard.press('Enter');
    };
    await openHydrated(page, '/');
    await fillEnquiry(page);
    await markDocument(page);
    await context.setOffline(true);
    await follow();
    await expect(notLoaded(page)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expectSameDocument(page);
    expect(await enquiryOnPage(page)).toEqual(ENQUIRY);

    await context.setOffline(false);
    await follow();
    await expect(page).toHaveURL(/\/about$/);
    await expect(heading(page)).toBeVisible();
    await expectSameDocument(page);
  });
}

test('a page whose link rested on the screen is shown while offline', async ({ page, context }) => {
  await openHydrated(page, '/');
  const link = page.getByRole('main').locator('a[href="/services/ai-education"]').first();
  const loaded = page.waitForResponse('**/assets/ai-education-*.js');
  await link.scrollIntoViewIfNeeded();
  await loaded;
  const loadedPages = () =>
    page.evaluate(() => Object.keys(Reflect.get(window, '__reactRouterRouteModules') as object));
  await expect.poll(loadedPages).toContain('routes/services/ai-education');
  await markDocument(page);
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL(/\/services\/ai-education$/);
  await expectSameDocument(page);
});

test('a link whose file is gone loads its target as a new document', async ({ page }) => {
  await openHydrated(page, '/');
  await markDocument(page);
  await removeFile(page, '**/assets/library-*.js');
  await page.getByRole('contentinfo').locator('a[href="/resources/library"]').click();
  await expect(page).toHaveURL(/\/resources\/library$/);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-mark');
});

test(
  'a contact link whose file is gone reaches the contact section with its query',
  { tag: '@prove' },
  async ({ page }) => {
    await openHydrated(page, '/services/training-exercises-simulation');
    await page.route('**/assets/home-*.js', (route) => route.fulfill({ status: 404, body: '' }), {
      times: 1,
    });
    const link = page.getByRole('main').locator('a[href*="interest="]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    const interest = new URLSearchParams(href.slice(1)).get('interest') ?? '';
    await expect(contactForm(page).getByLabel('Area of interest')).toHaveValue(interest);
    await expect(page.locator('#contact')).toBeInViewport();
  },
);

/** Opens a page whose history has an entry with a module that is not loaded, because the tab was reloaded since. */
async function openWithForgottenPast(page: Page): Promise<void> {
  // Request interception disables the browser's cache.
  await page.route(ABOUT_MODULE, (route) => route.continue());
  await openHydrated(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await markDocument(page);
}

test(
  'Back to a page whose script file is gone loads it as a new document',
  { tag: '@prove' },
  async ({ page }) => {
    await openWithForgottenPast(page);
    await page.route(ABOUT_MODULE, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('html')).not.toHaveAttribute('data-mark');
    await expect(page).toHaveTitle(/About/);
  },
);

test('Back to an unloaded page while offline stays and reports it; online Back and Forward work', async ({
  page,
  context,
}) => {
  await openWithForgottenPast(page);
  const title = await page.title();
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(notLoaded(page)).toBeVisible();
  await expect(page).toHaveURL(/\/privacy$/);
  expect(await page.title()).toBe(title);
  await expectSameDocument(page);

  await context.setOffline(false);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle(/About/);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page).toHaveTitle(title);
  await expectSameDocument(page);
});

test(
  'a second link followed while the first still loads takes precedence',
  { tag: '@prove' },
  async ({ page }) => {
    await openHydrated(page, '/');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(ABOUT_MODULE, async (route) => {
      await held;
      await route.continue();
    });
    await aboutLink(page).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    release();
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(/\/privacy$/);
  },
);
