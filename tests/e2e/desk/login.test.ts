import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Page } from '@playwright/test';

import { expect, test } from '#tests/harness/browser/site-test.ts';
import type { Account } from '#tests/harness/browser/site-test.ts';
import { openHydrated, signInBefore, toast, watchBackend } from '#tests/harness/browser/visitor.ts';

const TOKEN = '**/auth/v1/token*';

const ASSETS = resolve(import.meta.dirname, '../../../build/client/assets');
/** Name of the built file that contains the client library of Supabase. */
function supabaseLibrary(): string {
  const name = readdirSync(ASSETS).find(
    (asset) => asset.endsWith('.js') && readFileSync(join(ASSETS, asset), 'utf8').includes('supabase-js/'),
  );
  if (!name) throw new Error('The build has no client library of Supabase');
  return name;
}

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel(/^Password/);
const submit = (page: Page, name: 'Sign in to the desk' | 'Create account') =>
  page.getByRole('button', { name, exact: true });
const failed = (page: Page, text: string) => toast(page, 'Authentication failed', text);

async function enter(page: Page, account: Account): Promise<void> {
  await email(page).fill(account.email);
  await password(page).fill(account.password);
}

test('the toggle switches between sign-in and sign-up', async ({ page, troubles }) => {
  await openHydrated(page, '/login');
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  const signUp = page.getByRole('button', { name: 'Sign up', exact: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await expect(signIn).toHaveAttribute('aria-pressed', 'true');
  for (const field of [email(page), password(page)]) await expect(field).toHaveAttribute('required', '');
  await expect(page.getByText('Forgotten your password? Ask the operator')).toBeVisible();
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(password(page)).toHaveAttribute('type', 'password');

  await signUp.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Admin Account' })).toBeVisible();
  await expect(signUp).toHaveAttribute('aria-pressed', 'true');
  await expect(signIn).toHaveAttribute('aria-pressed', 'false');
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');

  await signIn.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  expect(troubles).toEqual([]);
});

test('empty fields show errors beside them without a backend call', async ({ page }) => {
  const requests = watchBackend(page);
  await openHydrated(page, '/login');
  await submit(page, 'Sign in to the desk').click();
  await expect(email(page)).toHaveAccessibleDescription('Please enter your email');
  await expect(password(page)).toHaveAccessibleDescription('Please enter your password');
  await expect(email(page)).toBeFocused();
  expect(requests).toEqual([]);
});

test('signing in shows a busy state and a greeting, and opens the submissions', async ({
  page,
  admin,
  troubles,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((done) => (answer = done));
  await page.route(TOKEN, async (route) => {
    await answered;
    await route.continue();
  });
  await openHydrated(page, '/login');
  await enter(page, admin);
  await submit(page, 'Sign in to the desk').click();
  await expect(page.getByRole('button', { name: 'Please wait…' })).toBeDisabled();
  answer();
  await expect(page).toHaveURL(/\/admin\/submissions$/);
  await expect(toast(page, 'Signed in', 'Welcome back.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Submissions' })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a wrong password and an unknown account show the same message', async ({ page, admin }) => {
  const text = 'Invalid email or password. Please try again.';
  for (const account of [
    { email: admin.email, password: 'another-long-passphrase' },
    { email: 'nobody@example.com', password: admin.password },
  ]) {
    await openHydrated(page, '/login');
    await enter(page, account);
    await submit(page, 'Sign in to the desk').click();
    await expect(failed(page, text)).toBeVisible();
    await expect(email(page)).toHaveValue(account.email);
    await expect(submit(page, 'Sign in to the desk')).toBeFocused();
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('other failures show their own message or a general one', async ({ page }) => {
  for (const [answer, text] of [
    [
      { status: 422, json: { code: 'x', message: 'The backend explains itself.' } },
      'The backend explains itself.',
    ],
    [{ status: 422, json: {} }, 'Authentication failed. Please try again.'],
  ] as const) {
    await page.route(TOKEN, (route) => route.fulfill(answer), { times: 1 });
    await openHydrated(page, '/login');
    await enter(page, { email: 'ada@example.com', password: 'a-long-enough-passphrase' });
    await submit(page, 'Sign in to the desk').click();
    await expect(failed(page, text)).toBeVisible();
  }
});

test('a weak password is reported and creates no account', async ({ page }) => {
  await openHydrated(page, '/login');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await enter(page, { email: `weak-${Date.now()}@example.com`, password: 'short' });
  await submit(page, 'Create account').click();
  await expect(password(page)).toHaveAccessibleDescription(/Please choose a password of 12 to 72 characters/);
  await expect(password(page)).toBeFocused();

  await password(page).fill('password1234');
  await submit(page, 'Create account').click();
  await expect(failed(page, 'Password is too easy to guess. Please choose another one.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a link in a mail leads to its enquiry after signing in', async ({ page, admin }) => {
  await page.goto('/admin/submissions?view=clients&q=northern');
  await expect(page).toHaveURL(/\/login$/);
  await enter(page, admin);
  await submit(page, 'Sign in to the desk').click();
  await expect(page).toHaveURL(/\/admin\/submissions\?view=clients&q=northern$/);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await enter(page, admin);
  await submit(page, 'Sign in to the desk').click();
  await expect(page).toHaveURL(/\/admin\/submissions$/);
});

test('a signed-in admin is redirected from the login to the submissions', async ({ page, admin }) => {
  await signInBefore(page, admin);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/admin\/submissions$/);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a spinner is shown while a stored session is read', async ({ page, admin }) => {
  await signInBefore(page, admin);
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  await page.route(`**/assets/${supabaseLibrary()}`, async (route) => {
    await arrived;
    await route.continue();
  });
  await openHydrated(page, '/about');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});
