import type { Page } from '@playwright/test';

import { chatButton, drawer } from '#tests/harness/browser/chat.ts';
import { openDesk, openEnquiry, sendEnquiry } from '#tests/harness/browser/desk.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  contactForm,
  enquiryOnPage,
  expectSameDocument,
  fillEnquiry,
  markDocument,
  newsletterForm,
  newSender,
  openHydrated,
  sendButton,
} from '#tests/harness/browser/visitor.ts';

const RELOAD = /Reload the page/;

/**
 * Simulates a page of an earlier release: one of its files is gone, and the site serves pages with other scripts. The
 * reloaded page finds all files.
 */
async function releaseNext(page: Page, file: string): Promise<void> {
  await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route(/\/(?!.*\.\w+$)[^?]*$/, async (route) => {
    const kind = route.request().resourceType();
    if (kind === 'fetch' && route.request().method() === 'GET') {
      const now = await (await route.fetch()).text();
      return route.fulfill({ contentType: 'text/html', body: now.replaceAll('/hydrate-', '/hydrate-next') });
    }
    if (kind === 'document') await page.unroute(file);
    return route.fallback();
  });
}

const hasReloaded = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-mark');

test('a page whose chat is gone reloads, keeps what was typed and opens the chat', async ({ page }) => {
  await openHydrated(page, '/');
  await releaseNext(page, '**/assets/chat-drawer-*.js');
  await markDocument(page);
  await fillEnquiry(page);
  const typed = await enquiryOnPage(page);
  await chatButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await hasReloaded(page);
  expect(await enquiryOnPage(page)).toEqual(typed);
});

test('an enquiry is sent with the same press even if its script file is gone', async ({ page }) => {
  await openHydrated(page, '/');
  await releaseNext(page, '**/assets/send-enquiry-*.js');
  await markDocument(page);
  await fillEnquiry(page, { Email: newSender() });
  await sendButton(page).click();
  await expect(page.getByText('Form Submitted Successfully').first()).toBeVisible();
  await hasReloaded(page);
});

test(
  'a subscription is sent with the same press even if its script file is gone',
  { tag: '@prove' },
  async ({ page }) => {
    await openHydrated(page, '/insights');
    await releaseNext(page, '**/assets/subscribe-*.js');
    await newsletterForm(page).getByLabel('Email address').fill(newSender());
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Successfully Subscribed!').first()).toBeVisible();
  },
);

test('the assessment and the gate open after one press', { tag: '@prove' }, async ({ page }) => {
  await openHydrated(page, '/resources/crisis-assessment');
  await releaseNext(page, '**/assets/assessment-*.js');
  await page.getByRole('main').locator('a[href="#assessment"]').first().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  // A tab reloads at most once a minute.
  await page.evaluate(() => sessionStorage.clear());
  await openHydrated(page, '/resources/white-papers');
  await releaseNext(page, '**/assets/gate-dialog-*.js');
  await page.getByRole('button', { name: 'Download' }).nth(1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const file of sampleOf(['hydrate', 'manifest', 'framework'], 1)) {
  test(`a page that finds no ${file} file keeps what was typed and comes alive`, async ({ page }) => {
    await releaseNext(page, `**/assets/${file}-*.js`);
    let isFirst = true;
    await page.route(/\/$/, (route) => {
      if (!isFirst || route.request().resourceType() !== 'document') return route.fallback();
      isFirst = false;
      return route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await contactForm(page).getByLabel('First name').fill('Ada');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(contactForm(page).getByLabel('First name')).toHaveValue('Ada');
  });
}

test('a page is not reloaded under a conversation', { tag: '@prove' }, async ({ page }) => {
  await openHydrated(page, '/');
  await chatButton(page).click();
  await drawer(page).getByLabel('Your message').fill('A question that I have begun');
  await page.keyboard.press('Escape');
  await releaseNext(page, '**/assets/send-enquiry-*.js');
  await fillEnquiry(page);
  await markDocument(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: RELOAD }).first()).toBeVisible();
  await expectSameDocument(page);
});

test(
  'the desk is not reloaded while it holds an unsaved note',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const { name } = await sendEnquiry(page);
    await openDesk(page, admin);
    await openEnquiry(page, name);
    await page.getByLabel('New note').fill('Half a thought');
    await page.keyboard.press('Escape');
    await releaseNext(page, '**/assets/chat-drawer-*.js');
    await markDocument(page);
    // The list may lie under the button, which then takes no clicks.
    await chatButton(page).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: RELOAD }).first()).toBeVisible();
    await expectSameDocument(page);
  },
);
