import type { Page } from '@playwright/test';

import {
  CAPTION,
  listTable,
  openDesk,
  openEnquiry,
  panel,
  rowOf,
  sendEnquiry,
  spam,
  tab,
} from '#tests/harness/browser/desk.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { watchBackend } from '#tests/harness/browser/visitor.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search in all text' });

test('search, filters and order are kept in the URL, and Back undoes them', async ({
  page,
  admin,
  troubles,
}) => {
  const word = `zephyr${Date.now()}`;
  const finance = await sendEnquiry(page, { company: `${word} Bank`, industry: 'finance' });
  const defense = await sendEnquiry(page, { message: `About ${word} again`, industry: 'defense' });
  await openDesk(page, admin);
  await expect(page.getByRole('table', { name: CAPTION })).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the enquiries' }).press('Enter');
  await expect(listTable(page).getByRole('link', { name: defense.name, exact: true })).toBeFocused();

  await search(page).fill(`${word} nowhere`);
  await expect(page.getByRole('status').filter({ hasText: 'Nothing matches.' })).toBeVisible();
  await search(page).fill(word);
  await expect(listTable(page)).toHaveAccessibleName('2 matching submissions');
  await expect(page.getByRole('status').filter({ hasText: '2 matching submissions' })).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`\\?q=${word}$`));
  await page.getByRole('button', { name: 'Filters' }).click();
  const entries = await page.evaluate(() => history.length);
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await expect(page).toHaveURL(/from=2020-01-01/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.getByLabel('Industry').selectOption({ label: 'Finance' });
  await expect(listTable(page)).toHaveAccessibleName('1 matching submission');
  await expect(rowOf(page, finance.name)).toBeVisible();
  await expect(page).toHaveURL(/industry=finance/);

  await page.goBack();
  await expect(rowOf(page, defense.name)).toBeVisible();
  await listTable(page).getByRole('button', { name: 'Name' }).click();
  await expect(listTable(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page).toHaveURL(/sort=name/);
  await expect(listTable(page).getByRole('row').nth(1)).toContainText(finance.name);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Reference' }).check();
  await page.getByRole('checkbox', { name: 'Source' }).uncheck();
  await expect(listTable(page).getByRole('columnheader')).toHaveText(
    'Date Name Email Company Role Industry Interest Message Reference'.split(' '),
  );
  // The URL restores the view after a reload.
  await expect(page).toHaveURL(/columns=(?!.*source).*reference/);
  await page.reload();
  await expect(search(page)).toHaveValue(word);
  await expect(listTable(page).getByRole('columnheader')).toHaveCount(9);
  await expect(rowOf(page, finance.name)).toBeVisible();

  await search(page).fill(`${word} nothing like it`);
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(search(page)).toHaveValue('');
  expect(troubles).toEqual([]);
});

test('spam is listed separately with its reasons and can be restored', async ({ page, admin, troubles }) => {
  const sent = await sendEnquiry(page, spam(String(Date.now())));
  await openDesk(page, admin);
  await expect(tab(page, /^Spam\s*\(\d+\)$/)).toBeVisible();
  await expect(rowOf(page, sent.name)).toHaveCount(0);

  await tab(page, /^Spam/).click();
  await expect(page).toHaveTitle(/^Spam \| Contact Submissions \| /);
  const row = rowOf(page, sent.name);
  await expect(row).toContainText('Links');
  await expect(row).toContainText('Disposable address');
  let changes = 0;
  await page.route('**/rest/v1/rpc/change_submission', (route) => {
    changes += 1;
    return route.continue();
  });
  await row.getByRole('button', { name: `Not spam: ${sent.name}` }).dblclick();
  await expect(row).toHaveCount(0);
  expect(changes).toBe(1);

  await tab(page, 'Enquiries').click();
  await expect(page).toHaveTitle(/^Contact Submissions \| /);
  await expect(rowOf(page, sent.name)).toContainText('New');
  await openEnquiry(page, sent.name);
  await expect(panel(page)).toContainText('Spam → New');
  await panel(page).getByLabel('Status').selectOption('spam');
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page)).toContainText('New → Spam');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, sent.name)).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test('enquiries beyond the newest hundred are on the next page', async ({ page, admin }) => {
  const oldest = await sendEnquiry(page);
  for (let count = 0; count < 100; count += 1) await sendEnquiry(page);
  await openDesk(page, admin);
  await expect(listTable(page).getByRole('row')).toHaveCount(101);
  await expect(rowOf(page, oldest.name)).toHaveCount(0);
  const list = page.getByRole('region', { name: 'Submissions' });
  const fromTop = () => list.evaluate((region) => region.scrollTop);
  await list.evaluate((region) => region.scrollTo(0, region.scrollHeight));
  expect(await fromTop()).toBeGreaterThan(0);
  const next = page.getByRole('button', { name: 'Next page' });
  await next.click();
  await expect(rowOf(page, oldest.name)).toBeVisible();
  await expect(page).toHaveURL(/\?page=2$/);
  expect(await fromTop()).toBe(0);
  await expect(next).toBeFocused();
  await page.goBack();
  await expect(listTable(page)).toHaveAccessibleName(CAPTION);
});

test('the list is loaded once, without a read of the table itself', async ({ page, admin }) => {
  const { name } = await sendEnquiry(page);
  const requests = watchBackend(page);
  await openDesk(page, admin);
  await expect(rowOf(page, name)).toBeVisible();
  // The other call counts the matching spam.
  const sizes = requests
    .filter((request) => request.url().endsWith('/rpc/list_submissions'))
    .map((request) => (request.postDataJSON() as { page_size: number }).page_size);
  expect(sizes.toSorted()).toEqual([1, 100]);
  expect(requests.filter((request) => request.url().includes('/contact_submissions'))).toEqual([]);
});

test('waiting times are compared with the configured promise', async ({ page, admin }) => {
  const { name } = await sendEnquiry(page);
  await page.route('**/rest/v1/rpc/desk_statistics', async (route) => {
    const response = await route.fetch();
    const statistics = (await response.json()) as { office: object };
    const office = { ...statistics.office, promise_hours: 48 };
    await route.fulfill({ response, json: { ...statistics, office } });
  });
  await page.route('**/rest/v1/rpc/list_submissions', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { rows: object[] };
    const rows = list.rows.map((row) => ({ ...row, promise: 'overdue', waiting_minutes: 3_000 }));
    await route.fulfill({ response, json: { ...list, rows } });
  });
  await openDesk(page, admin);
  await expect(rowOf(page, name)).toContainText('Waiting 2 days 2 h, overdue');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Waiting', { exact: true }).getByRole('option')).toHaveText([
    'Any',
    'Over 48 hours',
  ]);
});

test('the keyboard focus stays at the list when the pressed button goes', async ({ page, admin }) => {
  await sendEnquiry(page, spam(`${Date.now()}-focus`));
  await openDesk(page, admin, '?view=spam');
  const list = page.locator('#desk-list');
  await page
    .getByRole('button', { name: /^Not spam/ })
    .first()
    .press('Enter');
  await expect(list).toBeFocused();
  await page.goto('/admin/submissions?q=zzzz');
  await page.getByRole('button', { name: 'Clear search and filters' }).press('Enter');
  await expect(page).not.toHaveURL(/q=/);
  await expect(list).toBeFocused();
  await page.goto('/admin/submissions?q=Stone%00');
  await expect(page.getByRole('searchbox')).toHaveValue('Stone');
  await page.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(page).not.toHaveURL(/q=/);
  await expect(list).toBeFocused();
});

test(
  'the keyboard focus goes to the next enquiry when the handled one has left the list',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const company = `Keyboard ${Date.now()} Ltd`;
    const [last, first] = [await sendEnquiry(page, { company }), await sendEnquiry(page, { company })];
    await openDesk(page, admin, `?status=new&q=${encodeURIComponent(company)}`);
    const link = (name: string) => listTable(page).getByRole('link', { name, exact: true });
    const answer = async (name: string) => {
      await link(name).press('Enter');
      await panel(page).getByRole('button', { name: 'Mark as answered' }).press('Enter');
      await expect(panel(page).getByLabel('Status')).toHaveValue('answered');
      // The open panel hides the list from the accessibility tree.
      await expect(page.locator('#desk-list').getByText(name, { exact: true })).toHaveCount(0);
      await page.keyboard.press('Escape');
    };
    await answer(first.name);
    await expect(link(last.name)).toBeFocused();
    await answer(last.name);
    await expect(page.getByRole('button', { name: 'Clear search and filters' })).toBeFocused();
  },
);

test.describe('in another time zone than the office', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the filter by day says whose days it counts', async ({ page, admin }) => {
    await openDesk(page, admin, '?from=2026-11-01');
    await expect(page.getByLabel('From', { exact: true })).toHaveAccessibleDescription('Day in London');
    await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription('Day in London');
  });
});

test('what a search finds is marked as spam at once, but nothing that a colleague has handled', async ({
  page,
  admin,
}) => {
  const word = `flood${Date.now()}`;
  const floods = [];
  for (let number = 1; number <= 12; number += 1)
    floods.push(await sendEnquiry(page, { message: `Buy ${word} today (${number}).` }));
  const real = await sendEnquiry(page, { message: `You seem to be flooded with ${word}.` });
  await openDesk(page, admin);
  await openEnquiry(page, real.name);
  await panel(page).getByRole('button', { name: 'Mark as answered' }).click();
  await expect(panel(page).getByText('Answered', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  // Not offered for everything that happens to be shown.
  await expect(page.getByRole('button', { name: /^Mark these/ })).toHaveCount(0);
  await search(page).fill(word);
  await expect(listTable(page)).toHaveAccessibleName('13 matching submissions');
  await page.getByRole('button', { name: 'Mark these 12 as spam…' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Mark 12 enquiries as spam?' });
  await expect(question.getByRole('listitem')).toHaveCount(11);
  await expect(question).toContainText('and 2 more');
  await question.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByText('12 enquiries moved to Spam.')).toBeVisible();
  await expect(listTable(page)).toHaveAccessibleName('1 matching submission');
  await expect(rowOf(page, real.name)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mark these/ })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.getByRole('link', { name: '12 held as spam' }).click();
  await expect(rowOf(page, floods[0]?.name ?? '')).toBeVisible();
});
