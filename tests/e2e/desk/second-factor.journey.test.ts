import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { accessibilityProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { openDesk } from '#tests/harness/browser/desk.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import type { Account } from '#tests/harness/browser/site-test.ts';
import { openHydrated, toast } from '#tests/harness/browser/visitor.ts';

const ACCOUNT: Account = { email: 'careful@example.com', password: 'a-long-enough-passphrase' };
const PERIOD_MS = 30_000;

const codeField = (page: Page) => page.getByLabel('Six-digit code');

/** The code of this period, or of the next one: the server accepts both, each once. */
function codeOf(key: string, period: number): string {
  const secret = Secret.fromBase32(key);
  return new TOTP({ secret }).generate({ timestamp: Date.now() + period * PERIOD_MS });
}

async function signIn(page: Page): Promise<void> {
  await openHydrated(page, '/login');
  await page.getByLabel('Email').fill(ACCOUNT.email);
  await page.getByLabel(/^Password/).fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Sign in to the desk' }).click();
}

test('an authenticator app is set up, a code asked for at the next sign-in, and the app removed', async ({
  page,
  site,
  troubles,
}) => {
  expect((await site.admin(['create', ACCOUNT.email], ACCOUNT.password)).code).toBe(0);
  await openDesk(page, ACCOUNT);
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click();
  const own = page.getByRole('region', { name: 'Your second factor' });
  await expect(own.getByRole('heading')).toBeFocused();
  await expect(own.getByRole('heading')).toBeInViewport();
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click();
  await expect(own.getByRole('heading')).toBeFocused();
  await own.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const image = own.getByRole('img', { name: 'QR code' });
  await expect(image).toBeVisible();
  expect(await image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  const key = (await own.getByRole('listitem').first().locator('code').innerText()).replaceAll(' ', '');

  // After a reload there is another key, and codes of this one are refused.
  await expect(own).toContainText('valid until you leave or reload this page');
  await codeField(page).fill('12 34');
  await own.getByRole('button', { name: 'Confirm' }).click();
  await expect(codeField(page)).toHaveAccessibleDescription(
    'Please enter the six digits that the app shows.',
  );
  const first = codeOf(key, 0);
  await codeField(page).fill(`${first.slice(0, 3)} ${first.slice(3)}`);
  await own.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    toast(page, 'Authenticator app set up', 'From now on a code is needed to sign in.'),
  ).toBeVisible();
  await expect(own).toContainText('the desk asks for a code');
  await expect(own.getByRole('heading')).toBeFocused();
  await expect(page.getByText('Your password alone opens this desk.')).toHaveCount(0);
  expect((await site.admin(['list'])).text).not.toContain(`${ACCOUNT.email} (no second factor)`);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'One-time code' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toHaveCount(0);
  await expect(codeField(page)).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await codeField(page).fill(first);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(codeField(page)).toHaveAccessibleDescription(/This code is not valid/);
  await expect(codeField(page)).toHaveValue(first);
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(codeOf(key, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Submissions' })).toBeFocused();
  // A reload asks for no other code.
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Remove the authenticator app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the authenticator app' }).click();
  await expect(
    toast(page, 'Authenticator app removed', 'Your password alone opens the desk now.'),
  ).toBeVisible();
  await expect(own).toContainText('Your password alone opens the desk.');
  // The refused code is logged by the browser.
  expect(troubles.filter((trouble) => !trouble.includes('/auth/v1/factors/'))).toEqual([]);
});
