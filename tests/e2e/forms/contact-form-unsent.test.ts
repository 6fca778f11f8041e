import type { Page } from '@playwright/test';

import { FIRM } from '#content/firm.ts';
import { accessibilityProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  contactForm,
  ENQUIRY,
  enquiryOnPage,
  expectStill,
  fillEnquiry,
  openHydrated,
  sendButton,
  SUBMISSIONS,
  toast,
} from '#tests/harness/browser/visitor.ts';

const EMPTY = { 'First name': '', 'Last name': '', Email: '', Company: '', Message: '' };
const STORAGE_KEY = `${FIRM.storagePrefix}-unsent-enquiry`;
const RECEIVED = [
  'Form Submitted Successfully',
  "Your information has been received. We'll get back to you within 24 hours.",
] as const;

const notice = (page: Page) => contactForm(page).getByRole('status').filter({ hasText: 'Not sent yet' });
const clear = (page: Page) => contactForm(page).getByRole('button', { name: 'Clear the form' });
const undo = (page: Page) => contactForm(page).getByRole('button', { name: 'Undo' });
const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), STORAGE_KEY);

async function reloadAlive(page: Page): Promise<void> {
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

/** Fills the form and sends an enquiry that the server refuses. */
async function failToSend(page: Page, changes: Partial<typeof ENQUIRY> = {}): Promise<void> {
  await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await fillEnquiry(page, changes);
  await sendButton(page).click();
  await expect(notice(page)).toBeVisible();
}

type Failure = { name: string; fail: (page: Page) => Promise<unknown>; told: readonly [string, string] };

const LOST: Failure['told'] = [
  'Failed to Submit Form',
  'Network error. Please check your connection and try again.',
];
const FAILURES: Failure[] = [
  {
    name: 'a lost connection',
    fail: (page) => page.route(SUBMISSIONS, (route) => route.abort(), { times: 1 }),
    told: LOST,
  },
  {
    name: 'a service that is not there',
    fail: (page) =>
      page.route(SUBMISSIONS, (route) => route.fulfill({ status: 503, json: {} }), { times: 2 }),
    told: ['Failed to Submit Form', 'An error occurred. Please try again later.'],
  },
  {
    name: 'a limit',
    fail: (page) =>
      page.route(SUBMISSIONS, (route) => route.fulfill({ status: 429, json: {} }), { times: 1 }),
    told: ['Rate Limit Exceeded', 'Please wait before submitting another form.'],
  },
];

test('an enquiry that the proxy could not deliver is sent once more by the page', async ({ page }) => {
  await openHydrated(page, '/');
  const sent: unknown[] = [];
  await page.route(SUBMISSIONS, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: sent.length === 1 ? 502 : 201 });
  });
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(page.getByText('Form Submitted Successfully').first()).toBeVisible();
  expect(sent).toEqual([sent[0], sent[0]]);
});

for (const { name, fail, told } of sampleOf(FAILURES, 1)) {
  test(`after ${name} the unsent enquiry survives a reload and is forgotten once it is sent`, async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await fail(page);
    await fillEnquiry(page);
    await contactForm(page).getByLabel('Industry').selectOption({ label: 'Finance' });
    await sendButton(page).click();
    await expect(toast(page, ...told)).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expect(contactForm(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    expect(await enquiryOnPage(page)).toEqual(ENQUIRY);

    await reloadAlive(page);
    await expect(notice(page)).toBeVisible();
    expect(await enquiryOnPage(page)).toEqual(ENQUIRY);
    await expect(contactForm(page).getByLabel('Industry')).toHaveValue('finance');

    await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 201 }));
    await sendButton(page).click();
    await expect(toast(page, ...RECEIVED)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(await stored(page)).toBeNull();
    await reloadAlive(page);
    expect(await enquiryOnPage(page)).toEqual(EMPTY);
  });
}

test('changes to an unsent enquiry are kept, in this tab only', async ({ page, context }) => {
  await openHydrated(page, '/');
  await failToSend(page);
  await contactForm(page).getByLabel('Message').fill('Changed afterwards.');
  await contactForm(page).getByLabel('Company').fill('');
  await reloadAlive(page);
  expect(await enquiryOnPage(page)).toEqual({ ...ENQUIRY, Message: 'Changed afterwards.', Company: '' });

  const other = await context.newPage();
  await openHydrated(other, '/');
  expect(await enquiryOnPage(other)).toEqual(EMPTY);
  await expect(notice(other)).toHaveCount(0);
});

test('an unsent enquiry can be cleared and restored by keyboard', async ({ page }) => {
  await openHydrated(page, '/');
  await failToSend(page);
  await contactForm(page).getByLabel('Industry').selectOption({ label: 'Finance' });
  await reloadAlive(page);
  await sendButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(clear(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(
    contactForm(page).getByRole('status').filter({ hasText: 'The form is empty again.' }),
  ).toBeVisible();
  expect(await enquiryOnPage(page)).toEqual(EMPTY);
  expect(await stored(page)).toBeNull();

  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await enquiryOnPage(page)).toEqual(ENQUIRY);
  await expect(contactForm(page).getByLabel('Industry')).toHaveValue('finance');
  await expect(clear(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await reloadAlive(page);
  expect(await enquiryOnPage(page)).toEqual(EMPTY);
  await expect(clear(page)).toHaveCount(0);
});

test(
  'an enquiry that was cleared while it was being sent is not offered again',
  { tag: '@prove' },
  async ({ page }) => {
    await openHydrated(page, '/');
    const answer = Promise.withResolvers<void>();
    await page.route(SUBMISSIONS, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 201 });
    });
    await fillEnquiry(page);
    await sendButton(page).click();
    await clear(page).click();
    await expect(undo(page)).toBeVisible();
    answer.resolve();
    await expect(toast(page, ...RECEIVED)).toBeVisible();
    await expect(undo(page)).toHaveCount(0);
    expect(await enquiryOnPage(page)).toEqual(EMPTY);
  },
);

test(
  'a link adds its text to a kept draft once, and both texts are kept',
  { tag: '@prove' },
  async ({ page }) => {
    await openHydrated(page, '/');
    await failToSend(page);
    await contactForm(page).getByLabel('Area of interest').selectOption('coaching');
    const message = contactForm(page).getByLabel('Message');
    const both = `${ENQUIRY.Message}\n\nI register.\n\nAlso of interest: Training, exercises and simulation`;
    await openHydrated(
      page,
      `/?${new URLSearchParams({ interest: 'training', message: 'I register.' })}#contact`,
    );
    await expect(message).toHaveValue(both);
    await expect(contactForm(page).getByLabel('Area of interest')).toHaveValue('coaching');
    await reloadAlive(page);
    await expect(message).toHaveValue(both);
    // Text that the visitor removes is not added again.
    await message.fill('I do not register.');
    await reloadAlive(page);
    await expect(message).toHaveValue('I do not register.');
    await clear(page).click();
    expect(await enquiryOnPage(page)).toEqual(EMPTY);
  },
);

test(
  'a prefill from a link is not kept, and the next link replaces it',
  { tag: '@prove' },
  async ({ page }) => {
    await openHydrated(page, `/?${new URLSearchParams({ interest: 'training', message: 'I register.' })}`);
    await expect(contactForm(page).getByLabel('Message')).toHaveValue('I register.');
    expect(await stored(page)).toBeNull();
    await expect(clear(page)).toHaveCount(0);
    await contactForm(page).getByLabel('First name').fill('Ada');
    await openHydrated(page, `/?${new URLSearchParams({ interest: 'coaching', message: 'Another.' })}`);
    await expect(contactForm(page).getByLabel('Message')).toHaveValue('Another.');
    await expect(contactForm(page).getByLabel('Area of interest')).toHaveValue('coaching');
    await expect(contactForm(page).getByLabel('First name')).toHaveValue('Ada');
  },
);

test('an incomplete enquiry is not sent and stays kept', async ({ page }) => {
  await openHydrated(page, '/');
  await fillEnquiry(page, { Email: 'ada@' });
  await sendButton(page).click();
  await expect(contactForm(page).getByLabel('Email')).toBeFocused();
  await reloadAlive(page);
  expect(await enquiryOnPage(page)).toEqual({ ...ENQUIRY, Email: 'ada@' });
});

test('without browser storage the form behaves as usual', { tag: '@prove' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await openHydrated(page, '/');
  await page.route(SUBMISSIONS, (route) => route.abort());
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(toast(page, ...LOST)).toBeVisible();
  expect(await enquiryOnPage(page)).toEqual(ENQUIRY);
  await expect(notice(page)).toHaveCount(0);
});

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const viewport of sampleOf(VIEWPORTS, 1)) {
  test(
    `the notice shifts no layout and is accessible at ${viewport.width} px`,
    { tag: '@prove' },
    async ({ page, troubles }) => {
      await page.setViewportSize(viewport);
      const height = () => contactForm(page).evaluate((form) => form.getBoundingClientRect().height);
      await openHydrated(page, '/');
      const before = await height();
      await failToSend(page);
      expect(await height()).toBe(before);
      // Discards the console errors that Chromium and the form logged about the failed request.
      troubles.length = 0;

      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              value: number;
              sources: { node: Node | null }[];
            };
            console.warn(`moved by ${value}: ${sources.map(({ node }) => node?.nodeName).join(' ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // The reload restores this scroll position, where a layout shift would be measured.
      await clear(page).scrollIntoViewIfNeeded();
      await reloadAlive(page);
      await expect(clear(page)).toBeInViewport();
      expect(await height()).toBe(before);
      await expectStill(page);
      expect(troubles).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  );
}
