import type { ReaderClient } from '#shared/desk/results.ts';
import { deskOf, openDesk, tab } from '#tests/harness/browser/desk.ts';
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
  await expect(invite).toBeFocused();
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

  const end = row.getByRole('button', { name: `End now: ${domain}` });
  await end.click();
  await page.keyboard.press('Escape');
  await expect(end).toBeFocused();
  await end.click();
  await question.getByRole('button', { name: 'End now' }).click();
  await expect(
    toast(page, 'Ended', `${domain} can no longer read the insights through this invitation.`),
  ).toBeVisible();
  await expect(row).toContainText('Ended ');
  await expect(row.getByRole('button', { name: `Invite again: ${domain}` })).toBeVisible();
  expect(troubles).toEqual([]);
});

test(
  'a change of an invitation that a colleague has ended since is kept and saved only over theirs',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const ask = await deskOf(page.request, admin);
    const pattern = `former.${Date.now()}@client.example`;
    const client = await ask('invite_reader_client', { pattern, note: 'Retainer', last_day: '2098-06-01' });
    const isEnded = async () => {
      const clients = await ask<ReaderClient[]>('list_reader_clients', {});
      return clients.find(({ id }) => id === client)?.is_ended;
    };
    await openDesk(page, admin, '?view=clients');
    const change = page.getByRole('button', { name: `Change end: ${pattern}` });
    await change.click();
    await page.getByLabel('Note for colleagues').fill('Retainer, renewed');
    // The typed note outlives its tab.
    await tab(page, 'People').click();
    await expect(page.getByRole('table', { name: /^Admins/ })).toBeVisible();
    await tab(page, 'Clients').click();
    await change.click();
    await expect(page.getByLabel('Note for colleagues')).toHaveValue('Retainer, renewed');

    await ask('end_reader_client', { client });
    await page.getByRole('button', { name: 'Save…' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Change', exact: true }).click();
    const note = page.getByRole('alert').filter({ hasText: 'Someone else changed this invitation' });
    await expect(note).toContainText(/Last day of reading: 6\/1\/2098 → Ended /);
    expect(await isEnded()).toBe(true);
    await expect(page.getByLabel('Note for colleagues')).toHaveValue('Retainer, renewed');
    await expect(page.getByRole('button', { name: 'Save…' })).toBeDisabled();
    await note.getByRole('button', { name: 'Overwrite with mine…' }).click();
    await question.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: pattern })).toContainText('6/1/2098');
    expect(await isEnded()).toBe(false);
  },
);
