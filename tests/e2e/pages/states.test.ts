import type { Page } from '@playwright/test';

import { axeViolations } from '#tests/harness/browser/accessibility-problems.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  contactForm,
  expectStill,
  fillEnquiry,
  newsletterForm,
  openHydrated,
  sendButton,
  SUBMISSIONS,
  toast,
} from '#tests/harness/browser/visitor.ts';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

async function expectAccessible(page: Page): Promise<void> {
  await expectStill(page);
  expect(await axeViolations(page)).toEqual([]);
}

test('the open menus of the bar are accessible', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openHydrated(page, '/');
  for (const name of ['Services', 'Industries']) {
    const trigger = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
    await trigger.hover();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
  }
});

test('the open mobile menu is accessible', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, '/');
  await page.locator('header summary').first().click();
  await page.locator('header summary', { hasText: 'Services' }).click();
  await expectAccessible(page);
});

for (const viewport of sampleOf([PHONE, WIDE], 1)) {
  test(`the open gate is accessible at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, '/resources/white-papers');
    await page.getByRole('button', { name: 'Download' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test(`form errors and toasts are accessible at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, '/');
    await sendButton(page).click();
    await expect(contactForm(page).getByLabel('First name')).toBeFocused();
    await expectAccessible(page);

    await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await fillEnquiry(page);
    await sendButton(page).click();
    const failure = 'An error occurred. Please try again later.';
    await expect(toast(page, 'Failed to Submit Form', failure)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: failure })).toHaveCount(1);
    await expectAccessible(page);

    await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 201 }), { times: 1 });
    await sendButton(page).click();
    await expect(page.getByText('Form Submitted Successfully').first()).toBeVisible();
    await expectAccessible(page);

    await openHydrated(page, '/insights');
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(newsletterForm(page).getByLabel('Email address')).toBeFocused();
    await expectAccessible(page);
  });

  test(`both modes of the login and their errors are accessible at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, '/login');
    await page.getByRole('button', { name: 'Sign in to the desk' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByLabel(/^Password/).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectAccessible(page);
  });
}

test('filters without results and ticked checklists are accessible', { tag: '@prove' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, '/resources/library?q=nothing-like-this');
  await expectAccessible(page);
  await openHydrated(page, '/resources/crisis-assessment');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('status').filter({ hasText: /In all: 1 of/ })).toHaveCount(1);
  await expectAccessible(page);
});

test('a toast can be dismissed; a success disappears after 5 s, a failure after 10 s', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/');
  const failed = toast(page, 'Failed to Submit Form', 'An error occurred. Please try again later.');
  const sent = page.getByRole('region', { name: 'Notifications' }).getByText('Form Submitted Successfully');
  await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 500, json: {} }), { times: 2 });
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(failed).toBeVisible();
  await failed.getByRole('button', { name: 'Dismiss', includeHidden: true }).click();
  await expect(failed).toHaveCount(0);

  await sendButton(page).click();
  await expect(failed).toBeVisible();
  await page.clock.runFor(9000);
  await expect(failed).toBeVisible();
  await page.clock.runFor(1500);
  await expect(failed).toHaveCount(0);

  await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 201 }));
  await sendButton(page).click();
  await expect(sent).toBeVisible();
  await page.clock.runFor(4000);
  await expect(sent).toBeVisible();
  await page.clock.runFor(1500);
  await expect(sent).toHaveCount(0);
});
