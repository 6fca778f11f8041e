import type { Page } from '@playwright/test';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

import { accessibilityProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import type { Account } from '#tests/harness/browser/site-test.ts';
import {
  expectStill,
  openHydrated,
  signInBefore,
  SUBMISSIONS,
  toast,
  watchBackend,
} from '#tests/harness/browser/visitor.ts';
import type { SiteProcess } from '#tests/harness/site/site-process.ts';

const COLUMNS = 'Date Name Email Company Role Industry Interest Message Source'.split(' ');
const IS_ADMIN = '**/rest/v1/rpc/is_admin*';

const table = (page: Page) => page.getByRole('table', { name: 'Latest 100 contact form submissions' });
const newest = (page: Page) => table(page).getByRole('row').nth(1);

/** Sends an enquiry directly to the API, as another visitor. */
async function sendEnquiry(page: Page, changes: Record<string, string | null> = {}): Promise<string> {
  const message = `Enquiry ${Date.now()}-${Math.random()}`;
  const answer = await page.request.post('/rest/v1/contact_submissions', {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: {
      first_name: 'Ada',
      last_name: 'Stone',
      email: `ada-${Math.random()}@example.com`,
      company: 'Example Ltd',
      role: null,
      industry: null,
      interest: null,
      message,
      source: 'website_contact_form',
      ...changes,
    },
  });
  expect(answer.status()).toBe(201);
  return message;
}

test('a signed-out visitor is redirected to the login without a backend call', async ({ page, troubles }) => {
  const requests = watchBackend(page);
  for (const path of ['/admin/submissions', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  }
  expect(requests).toEqual([]);
  expect(troubles).toEqual([]);
});

test('the table has its caption, its nine columns in order, labels, dashes and local dates', async ({
  page,
  admin,
  troubles,
}) => {
  const today = () => page.evaluate(() => new Date().toLocaleDateString());
  const before = await today();
  const message = await sendEnquiry(page, { industry: 'defense' });
  await signInBefore(page, admin);
  await openHydrated(page, '/admin/submissions');
  await expect(table(page).getByRole('columnheader')).toHaveText(COLUMNS);
  await expect(newest(page)).toContainText(message);
  const cells = newest(page).getByRole('cell');
  await expect(cells).toHaveCount(COLUMNS.length);
  await expect(cells.nth(COLUMNS.indexOf('Name'))).toHaveText('Ada Stone');
  await expect(cells.nth(COLUMNS.indexOf('Role'))).toHaveText('–');
  await expect(cells.nth(COLUMNS.indexOf('Interest'))).toHaveText('–');
  await expect(cells.nth(COLUMNS.indexOf('Industry'))).toHaveText('Defense');
  await expect(cells.nth(COLUMNS.indexOf('Source'))).toHaveText('website_contact_form');
  // The enquiry may have been sent just before midnight.
  const date = await cells.nth(0).textContent();
  expect([before, await today()].some((day) => date?.includes(day))).toBe(true);
  expect(troubles).toEqual([]);
});

test('Refresh reloads the page and shows new enquiries', async ({ page, admin }) => {
  await sendEnquiry(page);
  await signInBefore(page, admin);
  await openHydrated(page, '/admin/submissions');
  await expect(table(page)).toBeVisible();
  const message = await sendEnquiry(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await loaded;
  await expect(newest(page)).toContainText(message);
});

test('Sign out ends the session and opens the login', async ({ page, admin }) => {
  await signInBefore(page, admin);
  await openHydrated(page, '/admin/submissions');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/admin/submissions');
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('Sign out asks before it drops what is not saved', async ({ page, admin }) => {
  const enquiry = await sendEnquiry(page);
  await signInBefore(page, admin);
  await openHydrated(page, '/admin/submissions');
  await page.getByRole('row').filter({ hasText: enquiry }).getByRole('link').first().click();
  await page.getByLabel('New note').fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/submissions$/);
  const button = page.getByRole('button', { name: 'Sign out' });
  // The question needs no connection.
  await page.context().setOffline(true);
  await button.click();
  const question = page.getByRole('alertdialog', { name: 'Sign out?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/submissions/);
  await page.context().setOffline(false);
  await button.click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

/** Types a note in the desk, ends the session as the operator does, and waits until the page has noticed. Returns the new password. */
async function endSessionWhileTyping(page: Page, site: SiteProcess, account: Account): Promise<string> {
  await site.admin(['create', account.email], account.password);
  const enquiry = await sendEnquiry(page);
  await signInBefore(page, account);
  await openHydrated(page, '/admin/submissions');
  await page.getByRole('row').filter({ hasText: enquiry }).getByRole('link').first().click();
  await page.getByLabel('New note').fill('What took ten minutes to type.');
  const password = 'another-long-passphrase';
  await site.admin(['password', account.email], password);
  // The access token is about to run out, so the library renews the session and is refused.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-session')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + 5 }));
  });
  await expect(sessionAlert(page).getByRole('link')).toBeInViewport({ timeout: 60_000 });
  return password;
}

const sessionAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your session has ended.' });

async function signInElsewhere(page: Page, { email, password }: Account): Promise<Page> {
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByLabel(/^Password/).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in to the desk' }).click();
  await expect(elsewhere).toHaveURL(/\/admin\/submissions$/);
  return elsewhere;
}

test('typed text survives the end of a session and can be sent after signing in again', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const account = { email: 'interrupted@example.com', password: 'a-long-enough-passphrase' };
  const password = await endSessionWhileTyping(page, site, account);
  const note = page.getByLabel('New note');
  const refused = page.waitForResponse('**/rpc/add_submission_note');
  const reloaded = ['submission_detail', 'list_submissions'].map((call) =>
    page.waitForResponse(`**/rpc/${call}`),
  );
  await page.getByRole('button', { name: 'Add note' }).click();
  expect((await refused).status()).toBe(401);
  await expect(note).toHaveValue('What took ten minutes to type.');
  // That nothing can be loaded is part of what the alert says.
  await Promise.all(reloaded);
  await expectStill(page);
  await expect(page.getByText(/could not be loaded|Failed to load/)).toHaveCount(0);

  const elsewhere = await signInElsewhere(page, { ...account, password });
  await expect(sessionAlert(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'What took ten minutes' })).toBeVisible();

  // Signing out in another tab asks first, and then discards the entries of all tabs.
  await note.fill('Half a thought');
  await elsewhere.getByRole('button', { name: 'Sign out' }).click();
  const question = elsewhere.getByRole('alertdialog', { name: 'Sign out?' });
  await expect(question).toContainText('in another tab');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(note).toHaveValue('Half a thought');
  await elsewhere.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test(
  'after another account has signed in, nothing that the former one typed is on the page',
  { tag: '@prove' },
  async ({ page, site, admin }) => {
    test.setTimeout(120_000);
    await endSessionWhileTyping(page, site, {
      email: 'former@example.com',
      password: 'a-long-enough-passphrase',
    });
    await signInElsewhere(page, admin);
    await expect(sessionAlert(page)).toHaveCount(0);
    await expect(page.getByLabel('New note')).toHaveValue('');
  },
);

test('a failed check of the admin right denies access and says why', async ({ page, admin }) => {
  await page.route(IS_ADMIN, (route) =>
    route.fulfill({ status: 503, json: { message: 'The check broke.' } }),
  );
  const requests = watchBackend(page);
  await signInBefore(page, admin);
  await openHydrated(page, '/admin/submissions');
  await expect(toast(page, 'Authorization check failed', 'The check broke.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(requests.filter((request) => request.url().includes('contact_submissions'))).toEqual([]);
});

test('an admin whose session the operator has ended is asked to sign in again', async ({ page, site }) => {
  const ended = { email: 'ended@example.com', password: 'a-long-enough-passphrase' };
  expect((await site.admin(['create', ended.email], ended.password)).code).toBe(0);
  await signInBefore(page, ended);
  expect((await site.admin(['password', ended.email], 'another-long-passphrase')).code).toBe(0);
  await page.goto('/admin/submissions');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(ended.email);
  await page.getByLabel(/^Password/).fill('another-long-passphrase');
  await page.getByRole('button', { name: 'Sign in to the desk' }).click();
  await expect(page).toHaveURL(/\/admin\/submissions$/);
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
});

test('a failure to load the submissions is reported', async ({ page, admin }) => {
  await page.route('**/rest/v1/rpc/list_submissions', (route) => route.abort());
  await page.route(SUBMISSIONS, (route) =>
    route.fulfill({ status: 400, json: { message: 'The read broke.' } }),
  );
  await signInBefore(page, admin);
  await openHydrated(page, '/admin/submissions');
  await expect(toast(page, 'Failed to load submissions', 'The read broke.')).toBeVisible();
  await expect(table(page)).toHaveCount(0);
});

test('the table fits a phone without horizontal scrolling and is accessible', async ({ page, admin }) => {
  const message = await sendEnquiry(page, {
    company: 'An-extraordinarily-long-name-of-a-company-without-any-space-in-it-'.repeat(2),
  });
  await signInBefore(page, admin);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await openHydrated(page, '/admin/submissions');
    await expect(newest(page)).toContainText(message);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const outside = await newest(page)
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells
        .map((cell) => cell.getBoundingClientRect())
        .filter(({ left, right, width }) => left < 0 || right > innerWidth || width === 0),
    );
  expect(outside).toEqual([]);
});
