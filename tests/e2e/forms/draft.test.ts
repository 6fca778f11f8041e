import type { Page } from '@playwright/test';

import { FIRM } from '#content/firm.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  contactForm,
  ENQUIRY,
  enquiryOnPage,
  fillEnquiry,
  openHydrated,
  openUnhydrated,
  sendButton,
  SUBMISSIONS,
  watchBackend,
} from '#tests/harness/browser/visitor.ts';

const STORAGE_KEY = `${FIRM.storagePrefix}-unsent-enquiry`;

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
const clear = (page: Page) => contactForm(page).getByRole('button', { name: 'Clear the form' });

/** Begins a draft, typing its last words key by key. */
async function begin(page: Page): Promise<void> {
  await fillEnquiry(page);
  await contactForm(page).getByLabel('Role').selectOption('cto');
  await contactForm(page).getByLabel('Message').pressSequentially(' And more.');
}

async function expectBegun(page: Page): Promise<void> {
  await hydrated(page);
  await expect(contactForm(page).getByLabel('Message')).toHaveValue(`${ENQUIRY.Message} And more.`);
  expect(await enquiryOnPage(page)).toEqual({ ...ENQUIRY, Message: `${ENQUIRY.Message} And more.` });
  await expect(contactForm(page).getByLabel('Role')).toHaveValue('cto');
}

const EVENTS: Record<string, (page: Page) => Promise<unknown>> = {
  'another page and Back': async (page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.goBack();
  },
  'a reload': (page) => page.reload(),
  'another site and Back': async (page) => {
    await page.goto('about:blank');
    await page.goBack();
  },
  'another page and the link home': async (page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  },
  'a release that removes the scripts of other pages': async (page) => {
    await page.route('**/assets/{about,privacy}-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.goto('/');
  },
  'a failed reload offline': async (page) => {
    await page.context().setOffline(true);
    await page.reload().catch(() => {});
    await page.context().setOffline(false);
    await page.goto('/');
  },
};

for (const [name, happen] of sampleOf(Object.entries(EVENTS), 2)) {
  test(`a draft survives ${name} and is not sent by itself`, async ({ page }) => {
    const requests = watchBackend(page);
    await openHydrated(page, '/');
    await expect(clear(page)).toHaveCount(0);
    await begin(page);
    await expect(clear(page)).toBeVisible();
    await happen(page);
    await expectBegun(page);
    await expect(clear(page)).toBeVisible();
    expect(requests.filter((request) => request.method() === 'POST')).toEqual([]);
  });
}

for (const isBack of [false, true]) {
  test(`an enquiry that arrives after its visitor has left the page${isBack ? ' and come back' : ''} is not shown as unsent`, async ({
    page,
  }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(SUBMISSIONS, async (route) => {
      await answered;
      await route.fulfill({ status: 201 });
    });
    await openHydrated(page, '/');
    await fillEnquiry(page);
    const sent = page.waitForRequest(SUBMISSIONS);
    await sendButton(page).click();
    await sent;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    if (isBack) {
      await page.goBack();
      await expect(contactForm(page).getByLabel('Message')).toHaveValue(ENQUIRY.Message);
    }
    answer();
    await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
    if (!isBack) await page.goBack();
    await expect(contactForm(page).getByLabel('Message')).toHaveValue('');
    await expect(contactForm(page).getByText('Not sent yet')).toHaveCount(0);
    await expect(clear(page)).toHaveCount(0);
  });
}

test('text typed before hydration is placed above the restored draft', async ({ page }) => {
  await openHydrated(page, '/');
  await fillEnquiry(page);
  const release = await openUnhydrated(page, '/');
  await contactForm(page).getByLabel('First name').fill('Grace');
  await contactForm(page).getByLabel('Message').fill('Something new.');
  release();
  await hydrated(page);
  await expect(contactForm(page).getByLabel('Message')).toHaveValue(`Something new.\n\n${ENQUIRY.Message}`);
  await expect(contactForm(page).getByLabel('First name')).toHaveValue('Grace');
  await expect(contactForm(page).getByLabel('Last name')).toHaveValue(ENQUIRY['Last name']);
  await page.reload();
  await hydrated(page);
  await expect(contactForm(page).getByLabel('First name')).toHaveValue('Grace');
  await expect(contactForm(page).getByLabel('Message')).toHaveValue(`Something new.\n\n${ENQUIRY.Message}`);
});

test(
  'the honeypot is not kept, and no other tab sees the draft',
  { tag: '@prove' },
  async ({ page, context }) => {
    await openHydrated(page, '/');
    const honeypot = contactForm(page).locator('input[name="website"]');
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://example.com'));
    await fillEnquiry(page);
    const stored = await page.evaluate((key) => sessionStorage.getItem(key), STORAGE_KEY);
    expect(stored).toContain(ENQUIRY.Message);
    expect(stored).not.toContain('https://example.com');
    const other = await context.newPage();
    await openHydrated(other, '/');
    await expect(contactForm(other).getByLabel('Message')).toHaveValue('');
  },
);

test('text typed during sending is not discarded with the sent enquiry', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(SUBMISSIONS, async (route) => {
    await answered;
    await route.fulfill({ status: 201 });
  });
  await openHydrated(page, '/');
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(contactForm(page).getByRole('button', { name: 'Sending Message...' })).toBeVisible();
  await contactForm(page).getByLabel('Message').fill('One more thing.');
  answer();
  await expect(page.getByText('Form Submitted Successfully').first()).toBeVisible();
  await expect(contactForm(page).getByLabel('Message')).toHaveValue('One more thing.');
});

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const viewport of sampleOf(VIEWPORTS, 1)) {
  test(`beginning and clearing a draft shift no layout at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, '/');
    const height = () => contactForm(page).evaluate((form) => form.getBoundingClientRect().height);
    const before = await height();
    await fillEnquiry(page);
    expect(await height()).toBe(before);
    await clear(page).click();
    await expect(contactForm(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    expect(await height()).toBe(before);
  });
}
