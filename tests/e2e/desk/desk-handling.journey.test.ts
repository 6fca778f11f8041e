import type { Route } from '@playwright/test';

import type { Account } from '#tests/harness/browser/site-test.ts';
import type { EnquiryDetail } from '#shared/desk/enquiries.ts';
import { bookAsVisitor, laterStarts, openConsultant } from '#tests/harness/browser/desk-calendar.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  deskOf,
  listTable,
  openDesk,
  openEnquiry,
  otherAdmin,
  panel,
  rowOf,
  sendEnquiry,
  tab,
} from '#tests/harness/browser/desk.ts';

const COLLEAGUE: Account = { email: 'colleague@example.com', password: 'a-long-enough-passphrase' };

/** The longest interval between two polls of an open desk. */
const POLL_MS = 60_000;

test('an enquiry can be assigned, noted and answered, and the history shows by whom', async ({
  page,
  admin,
  troubles,
}) => {
  const enquiry = await sendEnquiry(page, { interest: 'risk-resilience' });
  await openDesk(page, admin);
  await expect(page.getByRole('status').filter({ hasText: 'Mail needs attention.' })).toContainText(
    'not configured',
  );
  const row = rowOf(page, enquiry.name);
  await expect(row).toContainText('New');
  await expect(row).toContainText(/Waiting (under a minute|1 min)/);

  await openEnquiry(page, enquiry.name);
  await expect(page).toHaveURL(/\?enquiry=[0-9a-f-]{36}$/);
  const shown = panel(page);
  await expect(shown).toContainText(enquiry.message);
  await expect(shown).toContainText(/CV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}/);
  const reference = /CV-\w{4}-\w{2}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  const reply = await shown.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(decodeURIComponent(reply ?? '')).toContain(`mailto:${enquiry.email}?subject=`);
  expect(decodeURIComponent(reply ?? '')).toContain(`[${reference}]`);

  const acknowledgement = shown.getByRole('listitem').filter({ hasText: 'Acknowledgement to the sender' });
  await expect(acknowledgement).toContainText('Mail not configured');
  await expect(acknowledgement).toContainText(enquiry.email);

  await shown.getByRole('button', { name: 'Assign to me' }).press('Enter');
  await expect(shown.getByLabel('Status')).toHaveValue('in_progress');
  // The pressed button is gone, and the focus stays near.
  await expect(shown.getByRole('heading', { name: 'Handling' })).toBeFocused();
  await expect(shown.getByLabel('Owner').locator('option:checked')).toHaveText(admin.email);
  await shown.getByLabel('New note').fill('Called back, waiting for their dates.');
  await shown.getByRole('button', { name: 'Add note' }).click();
  await expect(shown.getByRole('listitem').filter({ hasText: 'Called back' })).toContainText(admin.email);
  await expect(page.getByRole('status').filter({ hasText: 'Note added' })).toHaveCount(1);
  await expect(shown.getByLabel('New note')).toHaveValue('');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/submission_detail', async (route) => {
    await isReleased;
    await route.continue();
  });
  await shown.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(shown.getByLabel('Status')).toHaveValue('answered');
  release();
  const history = shown.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').filter({ hasText: 'In progress → Answered' })).toContainText(
    admin.email,
  );
  await expect(history).toContainText('Note added');
  await expect(history).toContainText('Received');

  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(listTable(page).getByRole('link', { name: enquiry.name, exact: true })).toBeFocused();
  await expect(rowOf(page, enquiry.name)).toContainText('Answered');
  await expect(rowOf(page, enquiry.name)).not.toContainText('Waiting');
  // The panel closes before the router has added the history entry.
  await expect(page).toHaveURL(/\/admin\/submissions$/);
  await page.goBack();
  await expect(panel(page)).toContainText(enquiry.message);
  expect(troubles).toEqual([]);
});

test(
  'a note that is typed while another is sent stays in the field',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const enquiry = await sendEnquiry(page);
    await openDesk(page, admin);
    await openEnquiry(page, enquiry.name);
    const sent = Promise.withResolvers<void>();
    await page.route('**/add_submission_note', async (route) => {
      await sent.promise;
      return route.continue();
    });
    const field = panel(page).getByLabel('New note');
    await field.fill('Called back.');
    await panel(page).getByRole('button', { name: 'Add note' }).click();
    await field.press('ControlOrMeta+End');
    await field.pressSequentially(' They will write.');
    sent.resolve();
    await expect(panel(page).getByRole('listitem').filter({ hasText: 'Called back.' })).toBeVisible();
    await expect(field).toHaveValue('They will write.');
  },
);

test(
  'choices of status and owner outlive the panel and the tab until they are saved',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const enquiry = await sendEnquiry(page);
    await openDesk(page, admin);
    await openEnquiry(page, enquiry.name);
    const shown = panel(page);
    await shown.getByLabel('Status').selectOption('answered');
    await shown.getByLabel('Owner').selectOption(admin.email);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    await tab(page, 'People').click();
    await expect(page.getByRole('table', { name: /^Admins/ })).toBeVisible();
    await tab(page, 'Enquiries').click();
    await openEnquiry(page, enquiry.name);
    await expect(shown.getByLabel('Status')).toHaveValue('answered');
    await expect(shown.getByLabel('Owner').locator('option:checked')).toHaveText(admin.email);
    await shown.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(shown.getByRole('region', { name: 'History' })).toContainText('New → Answered');
    await expect(shown.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await expect(shown.getByLabel('Status')).toHaveValue('answered');
    expect(asked).toEqual([]);
  },
);

test('an enquiry is marked as spam with one press, and is then in the list of spam', async ({
  page,
  admin,
}) => {
  const { name } = await sendEnquiry(page);
  await openDesk(page, admin);
  await openEnquiry(page, name);
  await panel(page).getByRole('button', { name: 'Mark as spam' }).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Not spam' })).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Handling' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, name)).toHaveCount(0);
  await tab(page, /^Spam/).click();
  await expect(rowOf(page, name)).toBeVisible();
});

test('marking as spam says that it cancels the appointment, and “Not spam” books it again', async ({
  page,
  admin,
  troubles,
}) => {
  await openConsultant(page.request, admin, 'Grace Okafor');
  const [start = ''] = await laterStarts(page.request);
  const { name } = await bookAsVisitor(page.request, start);
  await openDesk(page, admin);
  await openEnquiry(page, name);
  const shown = panel(page);
  const warning = shown.getByRole('status').filter({ hasText: 'Saving this cancels the appointment on' });
  const status = shown.getByLabel('Status');
  await status.selectOption('answered');
  await expect(warning).toHaveCount(0);
  await shown.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(status).toHaveValue('spam');
  await expect(warning).toBeVisible();
  await shown.getByRole('button', { name: 'Save', exact: true }).click();
  const appointment = shown.getByRole('region', { name: 'Appointment' });
  await expect(appointment).toContainText('Cancelled');
  await expect(warning).toHaveCount(0);
  await shown.getByRole('button', { name: 'Not spam' }).click();
  await expect(appointment).toContainText('Booked');
  await expect(status).toHaveValue('new');
  expect(troubles).toEqual([]);
});

test('on a conflict the second admin sees the first one’s change and keeps their own input', async ({
  page,
  admin,
  site,
  browser,
}) => {
  const made = await site.admin(['create', COLLEAGUE.email], COLLEAGUE.password);
  expect(made.code, made.text).toBe(0);
  const enquiry = await sendEnquiry(page);
  await page.clock.install();
  await openDesk(page, admin);
  const colleague = await otherAdmin(browser, site.url, COLLEAGUE);
  for (const each of [page, colleague]) await openEnquiry(each, enquiry.name);

  const second = panel(colleague);
  await second.getByLabel('Status').selectOption('archived');
  await second.getByLabel('New note').fill('Half a thought');
  await panel(page).getByRole('button', { name: 'Mark as answered' }).click();
  await expect(panel(page).getByLabel('Status')).toHaveValue('answered');
  await second.getByRole('button', { name: 'Save', exact: true }).click();

  const conflict = second.getByRole('alert').filter({ hasText: 'changed this enquiry' });
  await expect(conflict).toContainText(`${admin.email} changed this enquiry`);
  await expect(conflict).toContainText('Status: New → Answered');
  await expect(second.getByLabel('Status')).toHaveValue('archived');
  await expect(second.getByLabel('New note')).toHaveValue('Half a thought');
  await expect(second.getByRole('region', { name: 'History' })).not.toContainText('Archived');

  await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(second.getByRole('region', { name: 'History' })).toContainText('Answered → Archived');
  await expect(conflict).toHaveCount(0);
  await expect(second.getByLabel('New note')).toHaveValue('Half a thought');
  // The first admin's view updates without any action.
  await page.clock.fastForward(POLL_MS);
  await expect(panel(page).getByRole('region', { name: 'History' })).toContainText('Answered → Archived');
  await colleague.context().close();
});

test('a change that is not made stays in the form, with the reason, and can be repeated', async ({
  page,
  admin,
}) => {
  const enquiry = await sendEnquiry(page);
  await openDesk(page, admin);
  await openEnquiry(page, enquiry.name);
  const shown = panel(page);
  await page.route('**/rpc/change_submission', (route) => route.abort(), { times: 1 });
  await shown.getByRole('button', { name: 'Mark as answered' }).click();
  const reason = shown.getByRole('alert').filter({ hasText: 'may or may not have been made' });
  await expect(reason).toBeVisible();
  await expect(shown.getByLabel('Status')).toHaveValue('answered');
  await shown.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shown.getByRole('region', { name: 'History' })).toContainText('New → Answered');
  await expect(reason).toHaveCount(0);
});

test(
  '“Not spam” takes an enquiry out of spam also beside an unsaved choice, and shows as done',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const enquiry = await sendEnquiry(page);
    await page.clock.install();
    await openDesk(page, admin);
    await openEnquiry(page, enquiry.name);
    const shown = panel(page);
    const ask = await deskOf(page.request, admin);
    const submission = new URL(page.url()).searchParams.get('enquiry');
    const changeTo = async (status: string) => {
      const detail = await ask<EnquiryDetail>('submission_detail', { submission });
      const expected_version = detail.submission.version;
      await ask('change_submission', { submission, expected_version, changes: { status } });
      await page.clock.fastForward(POLL_MS);
    };
    await shown.getByLabel('Owner').selectOption(admin.email);
    await changeTo('spam');
    await shown.getByRole('button', { name: 'Not spam' }).click();
    await expect(shown.getByRole('region', { name: 'History' })).toContainText('Spam → New');
    await expect(shown.getByLabel('Status')).toHaveValue('new');
    await expect(shown.getByLabel('Owner').locator('option:checked')).toHaveText(admin.email);

    // A choice of what the enquiry was before a colleague changed it is kept too.
    await shown.getByLabel('Status').selectOption('answered');
    await changeTo('archived');
    await expect(shown.getByRole('button', { name: 'Keep theirs' })).toBeVisible();
    await shown.getByLabel('Status').selectOption('new');
    await expect(shown.getByLabel('Status')).toHaveValue('new');
    await expect(shown.getByRole('button', { name: 'Keep theirs' })).toBeVisible();

    // The owner is named although the admins could not be loaded.
    await page.route('**/rpc/list_admins', (route) => route.abort());
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(shown.getByLabel('Owner').locator('option:checked')).toHaveText(admin.email);
  },
);

test('a note whose answer was lost is shown and not sent again', async ({ page, admin }) => {
  const enquiry = await sendEnquiry(page);
  await openDesk(page, admin);
  await openEnquiry(page, enquiry.name);
  const field = panel(page).getByLabel('New note');
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/rpc/add_submission_note', loseAnswer, { times: 1 });
  await field.fill('Called back.');
  await panel(page).getByRole('button', { name: 'Add note' }).click();
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Called back.' })).toHaveCount(1);
  await expect(field).toHaveValue('');
});

test('new enquiries are announced and shown on request', async ({ page, admin, troubles }) => {
  const first = await sendEnquiry(page);
  await page.clock.install();
  await openDesk(page, admin);
  await expect(rowOf(page, first.name)).toBeVisible();
  const later = [await sendEnquiry(page), await sendEnquiry(page)];
  const notice = page.getByRole('button', { name: '2 new enquiries — show' });
  await page.clock.fastForward(POLL_MS);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 new enquiries arrived' })).toHaveCount(1);
  await notice.click();
  for (const { name } of later) await expect(rowOf(page, name)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Submissions' })).toBeFocused();
  expect(troubles).toEqual([]);
});

test('a new enquiry that a change has brought into the list is no longer announced', async ({
  page,
  admin,
}) => {
  const first = await sendEnquiry(page);
  await page.clock.install();
  await openDesk(page, admin);
  await expect(rowOf(page, first.name)).toBeVisible();
  const id = await rowOf(page, first.name).getByRole('link').first().getAttribute('id');
  const later = await sendEnquiry(page);
  const notice = page.getByRole('button', { name: '1 new enquiry — show' });
  await page.clock.fastForward(POLL_MS);
  await expect(notice).toBeVisible();
  const ask = await deskOf(page.request, admin);
  await ask('add_submission_note', { submission: id?.replace('enquiry-', ''), body: 'By a colleague.' });
  await page.clock.fastForward(POLL_MS);
  await expect(rowOf(page, later.name)).toBeVisible();
  await expect(notice).toHaveCount(0);
});
