import type { Page } from '@playwright/test';

import { openDesk, tab } from '#tests/harness/browser/desk.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { toast } from '#tests/harness/browser/visitor.ts';

async function subscribe(page: Page): Promise<string> {
  const email = `unsent${Date.now()}@example.com`;
  const answer = await page.request.post('/rest/v1/newsletter_subscriptions', {
    headers: { apikey: 'sb_publishable_local' },
    data: { email, source: 'insights_page' },
  });
  expect(answer.status()).toBe(201);
  return email;
}

test('while mail is not configured, the desk says what waits and shows a mail, and resending is limited', async ({
  page,
  admin,
  troubles,
}) => {
  const email = await subscribe(page);
  await openDesk(page, admin);
  await tab(page, 'Newsletter').click();
  const unsent = page.getByRole('region', { name: 'Emails that have not been sent' });
  await expect(unsent).toContainText('because mail is not configured');
  await unsent.getByRole('button', { name: 'Show emails' }).click();
  const read = unsent.getByRole('button', { name: `View: ${email}` });
  await read.click();
  const mail = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: /token=/ }) });
  await expect(mail).toBeVisible();
  await expect(mail.getByRole('link', { name: /newsletter\/confirm\?token=[\w-]{43}$/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(mail).toHaveCount(0);
  await expect(read).toBeFocused();

  await page.getByRole('button', { name: `Resend the confirmation to ${email}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Ask for the confirmation again?' });
  await expect(question).toContainText(email);
  await question.getByRole('button', { name: 'Resend', exact: true }).click();
  const limited = `${email} is confirmed, or already has such an email, waiting or sent within the last 24 hours.`;
  await expect(toast(page, 'Message not resent', limited)).toBeVisible();
  expect(troubles).toEqual([]);
});
