import type { Page } from '@playwright/test';

import { pageFaults } from './page-faults.ts';
import { expect, test } from './site-test.ts';
import {
  contactForm,
  ENQUIRY,
  enquiryOnPage,
  expectStill,
  fillEnquiry,
  openAlive,
  sendButton,
  SUBMISSIONS,
  toast,
} from './visitor.ts';

const EMPTY = { 'First name': '', 'Last name': '', Email: '', Company: '', Message: '' };
const STORAGE_KEY = 'calder-vance-unsent-enquiry';
const RECEIVED = [
  'Form Submitted Successfully',
  "Your information has been received. We'll get back to you within 24 hours.",
] as const;

const notice = (page: Page) => contactForm(page).getByRole('status').filter({ hasText: 'Not sent yet' });
const discard = (page: Page) => contactForm(page).getByRole('button', { name: 'Discard' });
const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), STORAGE_KEY);

async function reloadAlive(page: Page): Promise<void> {
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

/** Sends an enquiry that does not arrive. */
async function failToSend(page: Page, changes: Partial<typeof ENQUIRY> = {}): Promise<void> {
  await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
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
      page.route(SUBMISSIONS, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 }),
    told: ['Failed to Submit Form', 'An error occurred. Please try again later.'],
  },
  {
    name: 'a limit',
    fail: (page) =>
      page.route(SUBMISSIONS, (route) => route.fulfill({ status: 429, json: {} }), { times: 1 }),
    told: ['Rate Limit Exceeded', 'Please wait before submitting another form.'],
  },
];

for (const { name, fail, told } of FAILURES) {
  test(`after ${name} the enquiry stays, waits for a reload, and is forgotten once it is sent`, async ({
    page,
  }) => {
    await openAlive(page, '/');
    await fail(page);
    await fillEnquiry(page);
    await contactForm(page).getByLabel('Industry').selectOption({ label: 'Finance' });
    expect(await stored(page)).toBeNull();
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

test('what is changed after the failure waits too, in this tab alone', async ({ page, context }) => {
  await openAlive(page, '/');
  await failToSend(page);
  await contactForm(page).getByLabel('Message').fill('Changed afterwards.');
  await contactForm(page).getByLabel('Company').fill('');
  await reloadAlive(page);
  expect(await enquiryOnPage(page)).toEqual({ ...ENQUIRY, Message: 'Changed afterwards.', Company: '' });

  const other = await context.newPage();
  await openAlive(other, '/');
  expect(await enquiryOnPage(other)).toEqual(EMPTY);
  await expect(notice(other)).toHaveCount(0);
});

test('it is discarded by keyboard, and the focus goes on to the button beside', async ({ page }) => {
  await openAlive(page, '/');
  await failToSend(page);
  await reloadAlive(page);
  await sendButton(page).focus();
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await expect(discard(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();
  expect(await enquiryOnPage(page)).toEqual(EMPTY);
  expect(await stored(page)).toBeNull();
  await reloadAlive(page);
  expect(await enquiryOnPage(page)).toEqual(EMPTY);
});

test('a link adds to what waits, and is what remains when that is discarded', async ({ page }) => {
  await openAlive(page, '/');
  await failToSend(page);
  const message = contactForm(page).getByLabel('Message');
  await openAlive(page, `/?${new URLSearchParams({ interest: 'training', message: 'I register.' })}#contact`);
  await expect(message).toHaveValue(`${ENQUIRY.Message}\n\nI register.`);
  await expect(contactForm(page).getByLabel('Area of interest')).toHaveValue('training');
  await reloadAlive(page);
  await expect(message).toHaveValue(`${ENQUIRY.Message}\n\nI register.`);
  await discard(page).click();
  expect(await enquiryOnPage(page)).toEqual({ ...EMPTY, Message: 'I register.' });
});

test('what is not complete was not sent, so nothing waits', async ({ page }) => {
  await openAlive(page, '/');
  await fillEnquiry(page, { Email: 'ada@' });
  await sendButton(page).click();
  await expect(contactForm(page).getByLabel('Email')).toBeFocused();
  expect(await stored(page)).toBeNull();
  await expect(notice(page)).toHaveCount(0);
});

test('where the browser keeps nothing, the form does and says nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await openAlive(page, '/');
  await page.route(SUBMISSIONS, (route) => route.abort());
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(toast(page, ...LOST)).toBeVisible();
  expect(await enquiryOnPage(page)).toEqual(ENQUIRY);
  await expect(notice(page)).toHaveCount(0);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`the notice moves nothing and is accessible at ${viewport.width} px`, async ({ page, troubles }) => {
    await page.setViewportSize(viewport);
    const height = () => contactForm(page).evaluate((form) => form.getBoundingClientRect().height);
    await openAlive(page, '/');
    const before = await height();
    await failToSend(page);
    expect(await height()).toBe(before);
    // Chromium says what a failed request was, and the form that it was not sent.
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
    // The reload comes back to the same place, where a shift would be seen.
    await discard(page).scrollIntoViewIfNeeded();
    await reloadAlive(page);
    await expect(discard(page)).toBeInViewport();
    expect(await height()).toBe(before);
    await expectStill(page);
    expect(troubles).toEqual([]);
    expect(await pageFaults(page)).toEqual([]);
  });
}
