import type { Page } from '@playwright/test';

import { FIRM, HOTLINES } from '#content/firm.ts';

import { axeViolations } from '#tests/harness/browser/accessibility-problems.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  contactForm,
  fillEnquiry,
  newSender,
  newsletterForm,
  openUnhydrated,
  sendButton,
  SUBMISSIONS,
  toast,
  watchBackend,
} from '#tests/harness/browser/visitor.ts';

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('an early press of Send is announced as held, then shows other ways of contact, and is sent', async ({
  page,
}) => {
  const requests = watchBackend(page);
  await page.clock.install();
  const release = await openUnhydrated(page, '/');
  await fillEnquiry(page, { Email: newSender() });
  await sendButton(page).click();
  await expect(status(page, 'Sending as soon as the page is ready…')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.clock.runFor(5000);
  await expect(status(page, FIRM.hotline.label)).toContainText(FIRM.email);
  for (const { label } of HOTLINES) await expect(status(page, 'Still trying')).toContainText(label);
  await expect(status(page, 'Sending as soon as')).toHaveCount(0);
  expect(requests).toEqual([]);

  release();
  await expect(
    toast(
      page,
      'Form Submitted Successfully',
      "Your information has been received. We'll get back to you within 24 hours.",
    ),
  ).toBeVisible();
  await expect(status(page, FIRM.hotline.label)).toHaveCount(0);
  expect(requests).toHaveLength(1);
});

test('an early Enter in a field is held as well', { tag: '@prove' }, async ({ page }) => {
  const release = await openUnhydrated(page, '/');
  await contactForm(page).getByLabel('First name').fill('Ada');
  await contactForm(page).getByLabel('First name').press('Enter');
  await expect(status(page, 'Sending as soon as the page is ready…')).toBeVisible();
  release();
  await expect(contactForm(page).locator('[aria-invalid="true"]').first()).toBeVisible();
  await expect(contactForm(page).getByLabel('Last name')).toBeFocused();
});

test(
  'a press of Send while offline is retried automatically',
  { tag: '@prove' },
  async ({ page, context }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 201 }));
    await page.goto('/');
    await context.setOffline(true);
    await fillEnquiry(page);
    await sendButton(page).click();
    await expect(status(page, 'Sending as soon as the page is ready…')).toBeVisible();
    await expect(status(page, FIRM.hotline.label)).toBeVisible();
    await context.setOffline(false);
    await page.unroute('**/assets/*.js');
    await expect(page.getByText('Form Submitted Successfully').first()).toBeVisible({ timeout: 20_000 });
  },
);

const HELD = [
  [
    '/insights',
    (page: Page) => newsletterForm(page).getByRole('button', { name: 'Subscribe' }),
    'Subscribing as soon as',
  ],
  [
    '/login',
    (page: Page) => page.getByRole('button', { name: 'Sign in to the desk' }),
    'Signing in as soon as',
  ],
] as const;

for (const [path, press, held] of sampleOf(HELD, 1)) {
  test(`${path} announces that an early press in its form is held`, async ({ page }) => {
    const release = await openUnhydrated(page, path);
    await press(page).click();
    await expect(status(page, held)).toBeVisible();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(status(page, held)).toHaveCount(0);
  });
}
