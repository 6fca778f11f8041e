import { accessibilityProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { openDesk } from '#tests/harness/browser/desk.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import type { Account } from '#tests/harness/browser/site-test.ts';
import { toast } from '#tests/harness/browser/visitor.ts';

const ACCOUNT: Account = { email: 'new.colleague@example.com', password: 'told-by-the-operator' };
const CHOSEN = 'seven-herons-cross-the-weir';

test('an admin replaces the password that the operator has set', async ({ page, site, troubles }) => {
  expect((await site.admin(['create', ACCOUNT.email], ACCOUNT.password)).code).toBe(0);
  await openDesk(page, ACCOUNT);
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Change the password' }).click();
  const form = page.getByRole('form', { name: 'Change the password' });
  const current = form.getByLabel(/^Current password/);
  const chosen = form.getByLabel(/^New password/);
  const submit = form.getByRole('button', { name: 'Change and sign out' });

  await submit.click();
  await expect(current).toHaveAccessibleDescription('Please enter your current password');
  await expect(chosen).toHaveAccessibleDescription(/Please choose a password of 12 to 72 characters/);
  await expect(current).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);

  await current.fill('not the password');
  await chosen.fill(CHOSEN);
  await submit.click();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(chosen).toHaveValue(CHOSEN);
  await current.fill(ACCOUNT.password);
  await chosen.fill('password1234');
  await submit.click();
  await expect(chosen).toHaveAccessibleDescription(/Password is too easy to guess/);

  await chosen.fill(CHOSEN);
  await submit.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, 'Password changed', 'Please sign in with the new one.')).toBeVisible();
  await page.getByLabel('Email').fill(ACCOUNT.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(CHOSEN);
  await page.getByRole('button', { name: 'Sign in to the desk' }).click();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
  // The browser logs the refusals, and that the session had ended before it was signed out.
  const expected = /\/auth\/v1\/(?:user|logout)/;
  expect(troubles.filter((trouble) => !expected.test(trouble))).toEqual([]);
});

test('unsent text in the desk stops the change, which would lose it', async ({ page, site }) => {
  const account: Account = { email: 'busy.colleague@example.com', password: 'told-by-the-operator' };
  expect((await site.admin(['create', account.email], account.password)).code).toBe(0);
  await openDesk(page, account, '?view=events');
  const tabs = page.getByRole('navigation', { name: 'Desk' });
  await page.getByText('New event').first().click();
  await page.getByLabel(/^Title/).fill('Half written');
  await tabs.getByRole('link', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Change the password' }).click();
  const form = page.getByRole('form', { name: 'Change the password' });
  await form.getByLabel(/^Current password/).fill(account.password);
  await form.getByLabel(/^New password/).fill(CHOSEN);
  await form.getByRole('button', { name: 'Change and sign out' }).click();
  const reason = 'You have typed something in the desk and not sent it. Send or discard it first.';
  await expect(toast(page, 'Change not saved', reason)).toBeVisible();
  await tabs.getByRole('link', { name: 'Events' }).click();
  await page.getByText('New event').first().click();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Half written');
});

test(
  'a change whose answer is lost says which passwords to try',
  { tag: '@prove' },
  async ({ page, site }) => {
    const account: Account = { email: 'unlucky.colleague@example.com', password: 'told-by-the-operator' };
    expect((await site.admin(['create', account.email], account.password)).code).toBe(0);
    await openDesk(page, account, '?view=people');
    await page.getByRole('button', { name: 'Change the password' }).click();
    const form = page.getByRole('form', { name: 'Change the password' });
    await form.getByLabel(/^Current password/).fill(account.password);
    await form.getByLabel(/^New password/).fill(CHOSEN);
    await page.route('**/auth/v1/user', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const submit = form.getByRole('button', { name: 'Change and sign out' });
    await submit.click();
    const advice =
      'Your password may have been changed. Sign in with the new one; if that fails, with the current one.';
    await expect(toast(page, 'Change not saved', advice)).toBeVisible();
    await page.unroute('**/auth/v1/user');
    await submit.click();
    await expect(page).toHaveURL(/\/login$/);
  },
);
