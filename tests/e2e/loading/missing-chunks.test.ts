import type { Page, Route } from '@playwright/test';

import { DEADLINES_PATH } from '#tests/harness/browser/deadlines.ts';
import { openDesk, tab } from '#tests/harness/browser/desk.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  contactForm,
  fillEnquiry,
  newsletterForm,
  openHydrated,
  sendButton,
  SUBMISSIONS,
} from '#tests/harness/browser/visitor.ts';

const RELOAD = /Reload the page/;

type Part = {
  path: string;
  /** The file that a new release no longer has. */
  file: string;
  use: (page: Page) => Promise<void>;
  /** The message shown while offline. */
  offline: RegExp;
  /** Expects the part to work. */
  works: (page: Page) => Promise<void>;
};

const PARTS: Record<string, Part> = {
  'the chat': {
    path: '/about',
    file: '**/assets/chat-drawer-*.js',
    use: (page) => page.getByRole('button', { name: 'Chat', exact: true }).click(),
    offline: /Network error\. Please check your connection and try again\./,
    works: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'the sending of an enquiry': {
    path: '/',
    file: '**/assets/send-enquiry-*.js',
    use: async (page) => {
      await fillEnquiry(page);
      await sendButton(page).click();
    },
    offline: /Network error\. Please check your connection and try again\./,
    works: async (page) => {
      await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 201 }));
      await expect(page.getByText('Form Submitted Successfully').first()).toBeVisible();
    },
  },
  'the assessment': {
    path: '/resources/crisis-assessment',
    file: '**/assets/assessment-*.js',
    use: (page) => page.getByRole('main').locator('a[href="#assessment"]').first().click(),
    offline: /Please check your connection and press Start again/,
    works: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  'the subscription': {
    path: '/insights',
    file: '**/assets/subscribe-*.js',
    use: async (page) => {
      await newsletterForm(page).getByLabel('Email address').fill(`ada-${crypto.randomUUID()}@example.com`);
      await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
    },
    offline: /Please try again later\./,
    works: (page) => expect(page.getByText('Successfully Subscribed!').first()).toBeVisible(),
  },
  'the sign-in': {
    path: '/login',
    file: '**/assets/dist-*.js',
    use: async (page) => {
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel(/^Password/).fill('a-long-enough-passphrase');
      await page.getByRole('button', { name: 'Sign in to the desk' }).click();
    },
    offline: /You appear to be offline\. Please check your connection and try again\./,
    works: (page) =>
      expect(page.getByText('Invalid email or password. Please try again.').first()).toBeVisible(),
  },
};

const alert = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text }).first();

for (const [name, { path, file, use, offline, works }] of sampleOf(Object.entries(PARTS), 1)) {
  test(`${name}: being offline is reported, and the same press works when online again`, async ({
    page,
    context,
  }) => {
    // The page may load the part ahead of the press, so it is cut off from the start.
    const cutOff = (route: Route) => route.abort();
    await page.route(file, cutOff);
    await openHydrated(page, path);
    await context.setOffline(true);
    await use(page);
    await expect(alert(page, offline)).toBeVisible();
    await context.setOffline(false);
    await page.unroute(file, cutOff);
    const working = works(page);
    await use(page);
    await working;
  });

  test(`${name}: a missing file is reported, and the press works after a reload`, async ({ page }) => {
    await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await openHydrated(page, path);
    await use(page);
    await expect(alert(page, RELOAD)).toBeVisible();
    await page.unroute(file);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    const working = works(page);
    await use(page);
    await working;
  });
}

test(
  'a gated button reports being offline, stays on the page and opens the gate when online again',
  { tag: '@prove' },
  async ({ page, context }) => {
    await page.route('**/assets/gate-dialog-*.js', (route) => route.continue());
    await openHydrated(page, '/resources/white-papers');
    const button = page.getByRole('button', { name: 'Download' }).first();
    await context.setOffline(true);
    await button.click();
    await expect(alert(page, /You appear to be offline/)).toBeVisible();
    await expect(page).toHaveURL(/\/resources\/white-papers$/);
    await context.setOffline(false);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('a gated button whose dialog file is gone opens the newsletter form', async ({ page }) => {
  await openHydrated(page, '/resources/white-papers');
  await page.route('**/assets/gate-dialog-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Download' }).first().click();
  await expect(page).toHaveURL(/\/insights/);
  await expect(newsletterForm(page).getByLabel('Email address')).toBeFocused();
});

test(
  'a stylesheet that failed to load with its part is loaded at the next press',
  { tag: '@prove' },
  async ({ page }) => {
    await openHydrated(page, '/about');
    const sheet = '**/assets/chat-drawer-*.css';
    await page.route(sheet, (route) => route.abort());
    const chat = page.getByRole('button', { name: 'Chat', exact: true });
    await chat.click();
    await expect(alert(page, /Network error/)).toBeVisible();
    await page.unroute(sheet);
    await chat.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('link[href*="/assets/chat-drawer-"][rel="stylesheet"]')).toHaveCount(1);
    expect(await contactForm(page).count()).toBe(0);
  },
);

test('the page of a law whose file is gone says so, and shows the law when it is next opened', async ({
  page,
}) => {
  const file = '**/assets/regime-view-*.js';
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  await openHydrated(page, DEADLINES_PATH);
  const link = page.getByRole('main').getByRole('link', { name: 'DORA', exact: true });
  await link.click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: RELOAD })).toBeVisible();
  await page.unroute(file);
  await page.goBack();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'DORA' })).toBeVisible();
});

test(
  'a view of the desk whose file is gone says so in its place, and loads when it is next opened',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const file = '**/assets/events-view-*.js';
    await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await openDesk(page, admin);
    await tab(page, 'Events').click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: RELOAD })).toBeVisible();
    await page.unroute(file);
    await tab(page, 'Privacy').click();
    await tab(page, 'Events').click();
    await expect(page.getByRole('main').getByRole('link', { name: 'New event' })).toBeVisible();
  },
);

test('the page of a law whose file is gone keeps its text', { tag: '@prove' }, async ({ page }) => {
  await page.route('**/assets/european-union-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/resources/notification-deadlines/nis2');
  await failed;
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(page.getByRole('heading', { level: 1, name: 'NIS2' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('table').first()).toContainText('Early warning');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});
