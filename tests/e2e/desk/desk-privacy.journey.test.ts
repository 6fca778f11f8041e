import { readFile } from 'node:fs/promises';

import { openDesk, openEnquiry, panel, rowOf, sendEnquiry, tab } from '#tests/harness/browser/desk.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';

test('a person’s data can be shown, exported and erased', async ({ page, admin, troubles }) => {
  const enquiry = await sendEnquiry(page);
  const tagged = enquiry.email.replace('@', '+work@');
  const subscribed = await page.request.post('/rest/v1/newsletter_subscriptions', {
    headers: { apikey: 'sb_publishable_local' },
    data: { email: tagged, source: 'insights_page' },
  });
  expect(subscribed.status()).toBe(201);
  await openDesk(page, admin);
  await openEnquiry(page, enquiry.name);
  await panel(page).getByLabel('New note').fill('Prefers the phone.');
  await panel(page).getByRole('button', { name: 'Add note' }).click();
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Prefers the phone.' })).toBeVisible();
  await page.keyboard.press('Escape');

  await tab(page, 'Privacy').click();
  const field = page.getByLabel('Email address of the person');
  const show = page.getByRole('button', { name: 'Show data' });
  await field.fill('nobody');
  await show.click();
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  await field.fill(enquiry.email.toUpperCase());
  await show.click();
  const held = page.getByRole('region', { name: `Data held on ${enquiry.email}` });
  await expect(held.getByRole('heading', { name: `Data held on ${enquiry.email}` })).toBeFocused();
  for (const line of ['1 enquiry', '1 note on these enquiries', '1 newsletter subscription'])
    await expect(held.getByRole('listitem').filter({ hasText: line })).toBeVisible();
  await field.fill('nobody');
  await show.click();
  await expect(held).toHaveCount(0);
  await field.fill(enquiry.email);
  await show.click();
  await expect(held).toContainText(`Known as ${tagged}, ${enquiry.email}`);
  // Neither a date nor a reference is broken within its digits.
  for (const text of [held.locator('time'), held.getByRole('link', { name: /^CV-/ })])
    expect(await text.evaluate((element) => element.getClientRects().length)).toBe(1);
  // The URL stays in the browser's history, so it must not contain the email address.
  expect(page.url()).not.toContain('example.com');

  const download = page.waitForEvent('download');
  await held.getByRole('button', { name: 'Export as JSON' }).click();
  const record = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    submissions: { message: string; notes: { body: string }[] }[];
  };
  expect(record.submissions.map(({ message }) => message)).toEqual([enquiry.message]);
  expect(record.submissions[0]?.notes[0]?.body).toBe('Prefers the phone.');

  await held.getByRole('button', { name: 'Erase…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase for good?' });
  await expect(question).toContainText(enquiry.email);
  await expect(question.getByRole('listitem').filter({ hasText: '1 newsletter subscription' })).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('heading', { name: `No data held on ${enquiry.email}` })).toBeFocused();

  await tab(page, 'Enquiries').click();
  await expect(rowOf(page, enquiry.name)).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test('the URL of a deleted enquiry says that it is gone', async ({ page, admin }) => {
  await openDesk(page, admin, '?enquiry=0b8e5f0a-9f6b-4a53-8a8f-0d5a3c1c2b1a');
  await expect(panel(page)).toContainText('This enquiry no longer exists.');
});

test('the desk shows the retention periods, and warns when enquiries are kept longer than promised', async ({
  page,
  admin,
}) => {
  await openDesk(page, admin);
  await tab(page, 'Privacy').click();
  const enquiries = page.getByRole('row').filter({ hasText: '730 days' });
  const warning = page.getByText('longer than the 24 months that the Privacy Policy promises');
  await expect(enquiries).toHaveCount(1);
  await expect(warning).toHaveCount(0);
  await page.route('**/rest/v1/rpc/retention_preview', async (route) => {
    const response = await route.fetch();
    const preview = (await response.json()) as { days: number | null }[];
    await route.fulfill({ response, json: preview.map((table) => Object.assign(table, { days: null })) });
  });
  await page.reload();
  await expect(warning).toBeVisible();
});

test(
  'an erasure that runs cannot be cancelled, and a failed search after it is not reported as its failure',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const { email } = await sendEnquiry(page);
    await openDesk(page, admin, '?view=privacy');
    await page.getByLabel('Email address of the person').fill(email);
    await page.getByRole('button', { name: 'Show data' }).click();
    await page.getByRole('button', { name: 'Erase…' }).click();
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/rest/v1/rpc/erase_person', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.route('**/rest/v1/rpc/find_person', (route) =>
      route.fulfill({ status: 500, json: { message: 'The search broke.' } }),
    );
    const question = page.getByRole('alertdialog', { name: 'Erase for good?' });
    await question.getByRole('button', { name: 'Erase for good' }).click();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Cancel' }).click({ force: true });
    await expect(question).toBeVisible();
    release();
    await expect(page.getByText('Search failed')).toBeVisible();
    await expect(page.getByText('Erased', { exact: true })).toBeVisible();
    await expect(page.getByText('Change not saved')).toHaveCount(0);
    await expect(page.getByLabel('Email address of the person')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Erase…' })).toHaveCount(0);
  },
);

test(
  'an erasure whose answer is lost is not reported as failed, and what is left of the person is shown',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const { email } = await sendEnquiry(page);
    await openDesk(page, admin, '?view=privacy');
    await page.getByLabel('Email address of the person').fill(email);
    await page.getByRole('button', { name: 'Show data' }).click();
    await page.route('**/rest/v1/rpc/erase_person', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Erase…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByText('No answer from the server')).toBeVisible();
    await expect(page.getByText('Change not saved')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Erase…' })).toHaveCount(0);
  },
);
