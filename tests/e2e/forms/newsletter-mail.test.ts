import type { Page } from '@playwright/test';

import { axeViolations } from '#tests/harness/browser/accessibility-problems.ts';
import { DELIVERED, mailSiteTest } from '#tests/harness/browser/mail-site-test.ts';
import { expect } from '#tests/harness/browser/site-test.ts';
import { newSender, newsletterForm } from '#tests/harness/browser/visitor.ts';

const test = mailSiteTest();
test.use({ javaScriptEnabled: false });

const PIECE = '/insights/first-hour-belongs-to-the-facts';
/** A sentence that only readers get. */
const SENTENCE = 'A first explanation may be perfectly sensible and still be wrong.';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('without JavaScript a reader signs up, confirms from the mail, reads, chooses topics and leaves', async ({
  page,
  browser,
  mail,
  troubles,
}) => {
  // The accessibility checker is a script.
  const checker = await browser.newPage({ javaScriptEnabled: true });
  const problemsOfPage = async () => {
    await checker.goto(page.url());
    return axeViolations(checker);
  };
  const address = newSender();
  await page.goto(PIECE);
  await expect(page.getByText(SENTENCE)).toHaveCount(0);
  await page.goto('/insights');
  await newsletterForm(page).getByLabel('Email address').fill(address);
  await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(heading(page, 'Successfully Subscribed!')).toBeVisible();
  await expect(page.getByText('We will email you a link to confirm your address')).toBeVisible();

  const received = () => mail.received.find(({ to }) => to.includes(address));
  await expect.poll(received, DELIVERED).toBeDefined();
  const text = (received()?.text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const pathOf = (name: string) => new RegExp(`/newsletter/${name}\\?token=[\\w-]{43}`).exec(text)?.[0] ?? '';

  await page.goto(pathOf('confirm'));
  await expect(heading(page, 'Confirm your subscription')).toBeVisible();
  expect(await problemsOfPage()).toEqual([]);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading(page, 'Your subscription is confirmed')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Already confirmed')).toBeVisible();

  await page.goto(PIECE);
  await expect(page.getByText(SENTENCE)).toBeVisible();
  const href = await page.locator('a[href$=".pdf"]').first().getAttribute('href');
  const pdf = await page.request.get(href ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await problemsOfPage()).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(pathOf('preferences'));
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6);
  expect(await problemsOfPage()).toEqual([]);
  await page.getByRole('checkbox', { name: 'Leadership' }).uncheck();
  await page.getByRole('radio', { name: 'Once a month' }).check();
  await page.getByRole('button', { name: 'Save choice' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await expect(page.getByRole('radio', { name: 'Once a month' })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const leave = page.getByRole('button', { name: 'Yes, leave and delete' });
  await expect(leave).toBeHidden();
  await page.getByText('Leave and delete my data').click();
  expect(await problemsOfPage()).toEqual([]);
  await leave.click();
  await expect(heading(page, 'You have left the newsletter')).toBeVisible();
  await page.goto(PIECE);
  await expect(page.getByText(SENTENCE)).toHaveCount(0);
  const refused = await page.request.get(href ?? '', { maxRedirects: 0 });
  expect([refused.status(), refused.headers()['location']]).toEqual([303, PIECE]);
  await checker.close();
  expect(troubles).toEqual([]);
});
