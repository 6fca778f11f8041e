import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { openDesk, rowOf, sendEnquiry } from '#tests/harness/browser/desk.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { toast } from '#tests/harness/browser/visitor.ts';

async function exported(page: Page): Promise<{ name: string; bytes: Buffer; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}

test('the export holds the filtered rows and opens safely in a spreadsheet', async ({ page, admin }) => {
  const word = `orchard${Date.now()}`;
  const wanted = await sendEnquiry(page, {
    company: `=1+1 ${word}`,
    message: `Line one\nline "two" ${word}`,
  });
  const other = await sendEnquiry(page);
  await openDesk(page, admin, `?q=${word}`);
  await expect(rowOf(page, wanted.name)).toBeVisible();
  const { name, bytes, text } = await exported(page);
  expect(name).toMatch(/^enquiries-\d{4}-\d{2}-\d{2}\.csv$/);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  await expect(page.getByRole('status').filter({ hasText: 'Exported' })).toHaveCount(1);
  expect(text).toContain(wanted.email);
  expect(text).not.toContain(other.email);
  expect(text).toContain(`'=1+1 ${word}`);
  expect(text).toContain(`"Line one\nline ""two"" ${word}"`);
});

test('a subscriber can be found, filtered by state, exported and, after a question, removed', async ({
  page,
  admin,
  troubles,
}) => {
  const email = `reader${Date.now()}@example.com`;
  const subscribed = await page.request.post('/rest/v1/newsletter_subscriptions', {
    headers: { apikey: 'sb_publishable_local' },
    data: { email, source: 'insights_page' },
  });
  expect(subscribed.status()).toBe(201);
  await openDesk(page, admin, '?view=newsletter&page=2');
  await expect(page.getByText('No entries on this page')).toBeVisible();
  await expect(page.getByText('No subscribers yet.')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill(email);
  const table = page.getByRole('table', { name: '1 newsletter subscriber' });
  await expect(table).toContainText(email);
  await expect(table).toContainText('All topics; weekly');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Confirmed');
  await expect(page.getByRole('status').filter({ hasText: 'No subscriber matches.' })).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Unconfirmed');
  await expect(page).toHaveURL(/state=unconfirmed/);
  await expect(table).toContainText('deleted unless confirmed by');
  expect((await exported(page)).text).toContain(email);
  await expect(page.getByRole('region', { name: 'Newsletter figures' })).toContainText('Unconfirmed');

  await page.getByRole('button', { name: `Remove ${email}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this subscriber?' });
  await expect(question).toContainText(email);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Remove ${email}` }).click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toast(page, 'Removed', `${email} will no longer get the newsletter.`)).toBeVisible();
  await expect(page.getByText('No subscriber matches.')).toBeVisible();
  expect(troubles).toEqual([]);
});
