import type { Locator } from '@playwright/test';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import type { DeskResults } from '#shared/desk/results.ts';
import { deskOf, listTable, openDesk, sendEnquiry, tab } from '#tests/harness/browser/desk.ts';
import { bookAsVisitor, laterStarts, openConsultant } from '#tests/harness/browser/desk-calendar.ts';
import { enlargeText } from '#tests/harness/browser/enlarge-text.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';

/** The left and right edge of an element's content box. */
const edges = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(node);
    return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)].map(Math.round);
  });

for (const width of sampleOf([1920, 1280, 1600], 1)) {
  test(`the desk is aligned with the header at ${width} px`, { tag: '@prove' }, async ({ page, admin }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDesk(page, admin);
    const column = await edges(page.locator('.site-header-row'));
    expect(await edges(page.locator('main section > div').first())).toEqual(column);
    // The second one holds only the alert about the session.
    expect(await edges(page.locator('.desk').first())).toEqual(column);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test(
  'the list of enquiries shows that it has the keyboard focus',
  { tag: '@prove' },
  async ({ page, admin }) => {
    await sendEnquiry(page);
    await openDesk(page, admin);
    const list = page.getByRole('region', { name: 'Submissions' });
    await list.focus();
    await expect(list).toBeFocused();
    await expect(list).not.toHaveCSS('outline-style', 'none');
  },
);

test('on a phone the current tab of the desk is on screen', async ({ page, admin }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openDesk(page, admin, '?view=people');
  await expect(tab(page, 'People')).toBeInViewport({ ratio: 0.9 });
  await openDesk(page, admin);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const width of [390, 1280])
  test(`nothing that arrives later moves the tabs or the list at ${width} px`, async ({ page, admin }) => {
    await page.setViewportSize({ width, height: 900 });
    await sendEnquiry(page);
    await openDesk(page, admin);
    const isReleased = Promise.withResolvers<void>();
    await page.route(/rpc\/(desk_statistics|mail_status)/, async (route) => {
      await isReleased.promise;
      await route.continue();
    });
    await page.goto('/admin/submissions');
    await expect(tab(page, 'Calendar')).toBeVisible();
    const before = await tab(page, 'Calendar').boundingBox();
    await page.mouse.move((before?.x ?? 0) + 10, (before?.y ?? 0) + 20);
    await page.mouse.down();
    isReleased.resolve();
    await expect(page.getByRole('region', { name: 'Figures', exact: true })).toBeVisible();
    await expect(listTable(page)).toBeVisible();
    expect(await tab(page, 'Calendar').boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(page).toHaveURL(/view=calendar/);
  });

test('the list is shown even if the figures never arrive', async ({ page, admin }) => {
  await page.route('**/rpc/desk_statistics', () => undefined);
  await openDesk(page, admin);
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('long words of strangers and ordinary rows leave every control within reach', async ({
  page,
  admin,
}) => {
  const enquiry = await sendEnquiry(page, { first_name: 'W'.repeat(120) });
  const ask = await deskOf(page.request, admin);
  const { rows } = await ask<DeskResults['list_submissions']>('list_submissions', { filter: {} });
  const { id: submission, version } = rows[0] ?? { id: '', version: 0 };
  const changes = { status: 'answered' };
  await ask('change_submission', { submission, expected_version: version, changes });
  await openConsultant(page.request, admin, 'Ada Stone');
  const [start = ''] = await laterStarts(page.request);
  await bookAsVisitor(page.request, start);
  const last_day = '2098-06-01';
  for (const [pattern, note] of [
    ['margaret@riverside-trust.example', 'Retainer until June, see contract'],
    ['long@example.org', 'N'.repeat(200)],
  ])
    await ask('invite_reader_client', { pattern, note, last_day });
  for (const email of [
    'alexandra.montgomery@riverside-trust.example',
    `${'n'.repeat(60)}@${'m'.repeat(60)}.example.com`,
  ])
    await page.request.post('/rest/v1/newsletter_subscriptions', {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'x-forwarded-for': '203.0.113.77' },
      data: { email, source: 'insights_page' },
    });
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await openDesk(page, admin);
  const sizes = [
    { width: 390, text: 2 },
    { width: 1280, text: 1 },
    { width: 320, text: 1 },
    { width: 390, text: 1 },
    { width: 640, text: 1 },
  ];
  for (const { width, text } of sampleOf(sizes, 2)) {
    await page.setViewportSize({ width, height: 900 });
    await enlargeText(page, text);
    await page.goto('/admin/submissions');
    await listTable(page).getByRole('link', { name: enquiry.name, exact: true }).click();
    await expect(close).toBeInViewport({ ratio: 1 });
    for (const view of ['enquiries', 'newsletter', 'clients', 'people', 'calendar', 'events', 'privacy']) {
      await page.goto(`/admin/submissions?view=${view}`);
      await expect(page.locator('.desk').first()).toBeVisible();
      if (view !== 'calendar' && view !== 'privacy') await expect(page.getByRole('row').nth(1)).toBeVisible();
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, `${view}, ${width} px, text ${text}`).toBe(0);
    }
  }
});

test(
  'a long name of a visitor stays in its appointment, also with text of twice the size',
  { tag: '@prove' },
  async ({ page, admin }) => {
    await openConsultant(page.request, admin, 'Ada Stone');
    const [start = ''] = await laterStarts(page.request);
    const { name } = await bookAsVisitor(page.request, start, 'W'.repeat(100));
    await openDesk(page, admin);
    const sizes = [
      { width: 390, text: 2 },
      { width: 1280, text: 1 },
      { width: 1024, text: 1 },
      { width: 390, text: 1 },
    ];
    for (const { width, text } of sampleOf(sizes, 2)) {
      await page.setViewportSize({ width, height: 900 });
      await enlargeText(page, text);
      for (const span of ['week', 'day', 'list']) {
        await page.goto(`/admin/submissions?view=calendar&span=${span}&day=${start.slice(0, 10)}`);
        await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(overflow, `${span}, ${width} px, text ${text}`).toBe(0);
      }
    }
  },
);
