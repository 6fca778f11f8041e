import { openDesk, openEnquiry, panel, sendEnquiry } from '#tests/harness/browser/desk.ts';
import { DELIVERED, mailSiteTest } from '#tests/harness/browser/mail-site-test.ts';
import { expect } from '#tests/harness/browser/site-test.ts';
import { toast } from '#tests/harness/browser/visitor.ts';

const STAFF = 'desk@firm.example';

const test = mailSiteTest({ NOTIFY_TO: STAFF });

test('a refused mail is shown in the desk and can be resent', async ({ page, admin, mail, troubles }) => {
  const email = `refused-${Date.now()}@example.com`;
  mail.refusals.set(email, 550);
  const enquiry = await sendEnquiry(page, { email });
  const mailsTo = (address: string) => mail.received.filter(({ to }) => to.includes(address));
  await expect.poll(() => mailsTo(STAFF).length, DELIVERED).toBe(1);
  expect(mailsTo(email)).toEqual([]);

  await openDesk(page, admin);
  await openEnquiry(page, enquiry.name);
  const messages = panel(page).getByRole('listitem');
  const acknowledgement = messages.filter({ hasText: 'Acknowledgement to the sender' });
  await expect(messages.filter({ hasText: STAFF })).toContainText('Sent');
  await expect(acknowledgement).toContainText('Failed');
  await expect(acknowledgement).toContainText('1 attempt');

  mail.refusals.clear();
  await acknowledgement.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, 'Message queued', 'It will be sent with the next delivery.')).toBeVisible();
  await expect.poll(() => mailsTo(email).length, DELIVERED).toBe(1);
  await page.reload();
  await expect(acknowledgement).toContainText('Sent');
  await expect(acknowledgement.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  expect(mailsTo(STAFF)).toHaveLength(1);
  expect(troubles).toEqual([]);
});
