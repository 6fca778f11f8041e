import { expect, test } from '#tests/harness/browser/site-test.ts';
import { newSender } from '#tests/harness/browser/visitor.ts';

const ADMIN = 'admin@example.com';
const PASSWORD = 'a-long-enough-passphrase';

test.use({ viewport: { width: 360, height: 740 } });

test('an enquiry sent on a phone is the first thing an admin reads', async ({ page, site, troubles }) => {
  const sender = newSender().replace('stone', "o'stone");
  const message = `We would like to talk about resilience (${Date.now()}).`;

  await page.goto('/');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Stone');
  await form.getByLabel('Email').fill(sender.toUpperCase());
  await form.getByLabel('Company').fill('Example Ltd');
  await form.getByLabel('Role').selectOption({ label: 'CEO/President' });
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
  await expect(
    page.getByText("Your information has been received. We'll get back to you within 24 hours."),
  ).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('');

  const made = await site.admin(['create', ADMIN], PASSWORD);
  expect(made).toEqual({ code: 0, text: `${ADMIN} has an account and is an admin now.` });

  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in to the desk' }).click();

  await expect(page).toHaveURL(/\/admin\/submissions$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Submissions' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Latest 100 contact form submissions' });
  const newest = table.getByRole('row').nth(1);
  await expect(newest).toContainText(message);
  await expect(newest).toContainText(sender);
  await expect(newest).toContainText('website_contact_form');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/admin/submissions');
  await expect(page).toHaveURL(/\/login$/);
  expect(troubles).toEqual([]);
});

test('an account without the admin right can read nothing', async ({ page, troubles }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign up' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create Admin Account' })).toBeVisible();
  await page.getByLabel('Email').fill(`someone-${Date.now()}@example.com`);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('You are now signed in.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/submissions$/);
  await expect(page.getByText('Not authorized')).toBeVisible();
  await expect(page.getByText('Your account does not have access to view submissions.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(troubles).toEqual([]);
});
