import { openDesk, tab } from '#tests/harness/browser/desk.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { toast } from '#tests/harness/browser/visitor.ts';

test('a client can be invited, given another end and ended, each after a question', async ({
  page,
  admin,
  troubles,
}) => {
  const domain = `@client-${Date.now()}.example`;
  await openDesk(page, admin);
  await tab(page, 'Clients').click();
  const address = page.getByLabel('Email address, or @ and a domain');
  const invite = page.getByRole('button', { name: 'Invite…' });
  await address.fill('client.example');
  await invite.click();
  await expect(address).toBeFocused();
  await expect(page.getByText('such as @client.example')).toBeVisible();

  await address.fill(domain.toUpperCase());
  await page.getByLabel('Last day of reading').fill('2098-12-30');
  await page.getByLabel('Note for colleagues').fill('Board programme');
  await invite.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Everybody with an email address at ${domain.slice(1)}`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row').filter({ hasText: domain })).toHaveCount(0);
  await invite.click();
  await question.getByRole('button', { name: 'Invite', exact: true }).click();
  const everybody = `Everybody with an email address at ${domain.slice(1)} can ask for a link and read every insight until the end of 12/30/2098.`;
  await expect(toast(page, 'Invited', everybody)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: domain });
  await expect(row).toContainText('12/30/2098');
  await expect(row).toContainText('Board programme');
  await expect(row).toContainText(admin.email);

  await row.getByRole('button', { name: `Change end: ${domain}` }).click();
  await expect(
    page.getByRole('heading', { name: `Change the invitation of ${domain}`, exact: true }),
  ).toBeFocused();
  await expect(page.getByLabel('Last day of reading')).toHaveValue('2098-12-30');
  await page.getByLabel('Last day of reading').fill('2097-01-31');
  await page.getByRole('button', { name: 'Save…' }).click();
  await question.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(row).toContainText('1/31/2097');

  await row.getByRole('button', { name: `End now: ${domain}` }).click();
  await question.getByRole('button', { name: 'End now' }).click();
  await expect(
    toast(page, 'Ended', `${domain} can no longer read the insights through this invitation.`),
  ).toBeVisible();
  await expect(row).toContainText('Ended ');
  await expect(row.getByRole('button', { name: `Invite again: ${domain}` })).toBeVisible();
  expect(troubles).toEqual([]);
});
