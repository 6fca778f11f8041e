import { renameSync } from 'node:fs';
import { join } from 'node:path';

import { expect, request, test } from '@playwright/test';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { UNSYNCED_CODE } from '#shared/desk/calls.ts';
import { bookAsVisitor, laterStarts, openConsultant } from '#tests/harness/browser/desk-calendar.ts';
import { otherAdmin, panel } from '#tests/harness/browser/desk.ts';
import { toast } from '#tests/harness/browser/visitor.ts';
import { newDataDir } from '#tests/harness/database/database-template.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { startSite } from '#tests/harness/site/site-process.ts';

const ADMIN = { email: 'operator@example.com', password: 'a-long-enough-passphrase' };
const TITLE = 'Change made, but not yet on the disk';
const TEXT =
  'The change has taken effect but is not on the disk yet, and a power failure would undo it. The server tries again within five minutes.';

test(
  'a change that could not be synced is shown as made, and nothing of it stays unsent',
  { tag: '@prove' },
  async ({ browser }) => {
    test.setTimeout(120_000);
    const dataDir = await newDataDir();
    const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }, { dataDir });
    await site.admin(['create', ADMIN.email], ADMIN.password);
    await site.admin(['create', 'colleague@example.com'], ADMIN.password);
    const visitor = await request.newContext({ baseURL: site.url });
    const subscribed = await visitor.post('/rest/v1/newsletter_subscriptions', {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
      data: { email: 'reader@example.com', source: 'insights_page' },
    });
    expect(subscribed.status()).toBe(201);
    await openConsultant(visitor, ADMIN, 'Grace Okafor');
    const starts = await laterStarts(visitor);
    const first = await bookAsVisitor(visitor, starts[0] ?? '');
    const second = await bookAsVisitor(visitor, starts[4] ?? '');
    const page = await otherAdmin(browser, site.url, ADMIN);
    const open = async (name: string) => {
      await page.goto(`/admin/submissions?view=calendar&span=list&day=${starts[0]?.slice(0, 10)}`);
      await page.getByRole('link', { name, exact: true }).click();
    };
    await open(first.name);

    // The journal's file is open, so moving its directory away does not make this change fail: its answer is replaced.
    await page.route('**/rest/v1/rpc/cancel_appointment_by_staff', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { code: UNSYNCED_CODE, message: TEXT } });
    });
    await panel(page)
      .getByLabel(/^Reason/)
      .fill('Our consultant has the flu.');
    await panel(page).getByRole('button', { name: 'Cancel the appointment…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the appointment' }).click();
    await expect(toast(page, TITLE, TEXT).first()).toBeVisible();
    await expect(panel(page).getByRole('region', { name: 'History' })).toContainText('Appointment cancelled');
    await expect(panel(page).getByRole('alert').filter({ hasText: TEXT })).toHaveCount(0);

    const journal = join(dataDir, 'journal');
    renameSync(journal, `${journal}-elsewhere`);
    await open(second.name);
    await panel(page).getByRole('link', { name: 'Open the enquiry' }).click();
    await panel(page).getByLabel('Status').selectOption('spam');
    await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, TITLE, TEXT).first()).toBeVisible();
    await expect(panel(page).getByLabel('Status')).toHaveValue('spam');
    await expect(panel(page).getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

    await page.goto('/admin/submissions?view=privacy');
    await page.getByLabel('Email address of the person').fill(first.email);
    await page.getByRole('button', { name: 'Show data' }).click();
    await page.getByRole('button', { name: 'Erase…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase for good' }).click();
    await expect(toast(page, TITLE, TEXT).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: `No data held on ${first.email}` })).toBeVisible();

    await page.goto('/admin/submissions?view=newsletter');
    await page.getByRole('button', { name: 'Remove reader@example.com' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(toast(page, TITLE, TEXT).first()).toBeVisible();

    await page.goto('/admin/submissions?view=calendar&part=consultants');
    await page.getByRole('button', { name: 'Add a consultant' }).click();
    await page.getByLabel('Email address of the account').fill('colleague@example.com');
    await page.getByLabel('Name, as visitors read it').fill('Maria Lund');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toast(page, TITLE, TEXT).first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Maria Lund' })).toBeVisible();
    await expect(page.getByLabel('Email address of the account')).toHaveCount(0);

    renameSync(`${journal}-elsewhere`, journal);
    await page.context().close();
    await visitor.dispose();
    await site.stop();
    removeDirectory(dataDir);
  },
);
