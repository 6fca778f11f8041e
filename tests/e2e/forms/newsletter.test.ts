import type { Page } from '@playwright/test';

import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  newsletterForm,
  openHydrated,
  SUBSCRIPTIONS,
  toast,
  watchBackend,
} from '#tests/harness/browser/visitor.ts';

const email = (page: Page) => newsletterForm(page).getByLabel('Email address');
const subscribe = (page: Page) =>
  newsletterForm(page).getByRole('button', { name: 'Subscribe', exact: true });

async function sign(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await subscribe(page).click();
}

test('a subscription is sanitised, shows a busy state and success, and clears the field', async ({
  page,
  troubles,
}) => {
  const requests = watchBackend(page);
  let answer = () => {};
  const answered = new Promise<void>((done) => (answer = done));
  await page.route(SUBSCRIPTIONS, async (route) => {
    await answered;
    await route.continue();
  });
  const address = `reader-${Date.now()}@example.com`;
  await openHydrated(page, '/insights');
  await sign(page, `  ${address.toUpperCase()} `);
  await expect(newsletterForm(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  await expect(email(page)).toBeDisabled();
  answer();
  await expect(
    toast(page, 'Successfully Subscribed!', "You'll receive our weekly intelligence briefings."),
  ).toBeVisible();
  await expect(newsletterForm(page)).toContainText('One step is left: open the link');
  await expect(email(page)).toHaveValue('');
  await expect(email(page)).toBeEnabled();
  expect(requests).toHaveLength(1);
  const body: unknown = requests[0]?.postDataJSON();
  expect([body].flat()).toEqual([{ email: address, source: 'insights_page' }]);
  expect(troubles).toEqual([]);
});

test('an email address already subscribed shows a neutral message, regardless of letter case', async ({
  page,
}) => {
  const address = `twice-${Date.now()}@example.com`;
  await openHydrated(page, '/insights');
  await sign(page, address);
  await expect(page.getByText('Successfully Subscribed!').first()).toBeVisible();
  await sign(page, address.replace('twice', 'Twice'));
  const known = toast(page, 'Already Subscribed', 'This email is already subscribed to our newsletter.');
  await expect(known).toBeVisible();
  await expect(newsletterForm(page)).toContainText('If you have not confirmed your address');
  // Neutral toasts are announced politely, not as alerts.
  await expect(page.getByRole('alert').filter({ hasText: 'Already Subscribed' })).toHaveCount(0);
});

test('an empty or invalid email address shows an error beside the field and in a toast', async ({
  page,
  troubles,
}) => {
  const requests = watchBackend(page);
  for (const address of sampleOf(['', 'reader@example', 'reader', 'reader@'], 2)) {
    await openHydrated(page, '/insights');
    await sign(page, address);
    const text = 'Please enter a valid email address.';
    await expect(toast(page, 'Invalid Email', text), `“${address}”`).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid Email' })).toHaveCount(1);
    await expect(email(page)).toHaveAccessibleDescription(text);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue(address);
  }
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(email(page)).toHaveAttribute('required', '');
  expect(requests).toEqual([]);
  expect(troubles).toEqual([]);
});

test('every failure shows the same message, is logged without the address, and keeps the field', async ({
  page,
  troubles,
}) => {
  const failures = ['abort', 'answer'];
  await page.route(SUBSCRIPTIONS, (route) =>
    failures.shift() === 'abort'
      ? route.abort()
      : route.fulfill({ status: 503, json: { code: 'unavailable', message: 'reader@example.com' } }),
  );
  for (const logged of [1, 2]) {
    await openHydrated(page, '/insights');
    await sign(page, 'reader@example.com');
    await expect(toast(page, 'Subscription Failed', 'Please try again later.')).toBeVisible();
    await expect(email(page)).toHaveValue('reader@example.com');
    await expect
      .poll(() => troubles.filter((line) => line.includes('Subscription not saved')))
      .toHaveLength(logged);
  }
  expect(troubles.join('\n')).not.toContain('reader@');
});

test('a sixth attempt within a minute is not sent, a later one is', async ({ page }) => {
  const requests = watchBackend(page);
  await page.route(SUBSCRIPTIONS, (route) => route.fulfill({ status: 201 }));
  await page.clock.install();
  await openHydrated(page, '/insights');
  for (const sent of [1, 2, 3, 4, 5]) {
    await sign(page, `reader-${sent}@example.com`);
    await expect.poll(() => requests.length).toBe(sent);
    await expect(email(page)).toHaveValue('');
  }
  await sign(page, 'reader-6@example.com');
  await expect(page.getByRole('alert').filter({ hasText: 'Rate Limit Exceeded' })).toHaveCount(1);
  expect(requests).toHaveLength(5);
  await page.clock.fastForward('01:00');
  await subscribe(page).click();
  await expect.poll(() => requests.length).toBe(6);
});
