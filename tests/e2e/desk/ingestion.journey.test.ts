import type { Page } from '@playwright/test';

import { INGESTION_REQUEST } from '#shared/ingestion.ts';

import { accessibilityProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated, signInBefore, toast } from '#tests/harness/browser/visitor.ts';

const FUNCTION = '**/functions/v1/ingest-site';
const RUNS = '**/rest/v1/ingestion_runs*';

const area = (page: Page) => page.getByRole('region', { name: 'Site content' });
const button = (page: Page) => page.getByRole('button', { name: 'Ingest Site Content' });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Ingest site content?' });
const lastRun = (page: Page) => area(page).locator('summary');

async function confirm(page: Page): Promise<void> {
  await button(page).click();
  await dialog(page).getByRole('button', { name: 'Ingest', exact: true }).click();
}

test('the first start ingests the pages, and an admin can repeat it by keyboard', async ({
  page,
  admin,
  troubles,
}) => {
  await signInBefore(page, admin);
  await openHydrated(page, '/admin/submissions');
  await expect(lastRun(page)).toContainText(/Site content ingested: [1-9]\d* added/);
  await lastRun(page).click();
  const list = area(page).getByRole('region', { name: 'Pages of the last run' });
  await expect(list.getByText('/services/incident-response')).toBeVisible();
  await expect(list.getByText('/privacy – Excluded by the request.')).toBeVisible();

  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  const request = page.waitForRequest(FUNCTION);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await request).postDataJSON()).toEqual({ baseUrl: 'http://localhost:3000', ...INGESTION_REQUEST });
  const done = /^Site content ingested: 0 added, 0 changed, \d+ unchanged, 0 removed\.$/;
  await expect(page.getByText('Ingestion complete', { exact: true })).toBeVisible();
  await expect(page.getByText(done)).toBeVisible();
  await expect(lastRun(page)).toContainText('0 added, 0 changed');
  await expect(button(page)).toBeFocused();
  expect(troubles).toEqual([]);
});

test('a run shows its progress, and the button is busy until the run ends', async ({ page, admin }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let starts = 0;
  await page.route(FUNCTION, async (route) => {
    starts += 1;
    await held;
    await route.fulfill({ json: { success: true, message: '' } });
  });
  await signInBefore(page, admin);
  await openHydrated(page, '/admin/submissions');
  await expect(lastRun(page)).toBeVisible();
  const run = {
    id: '1',
    state: 'running',
    started_at: new Date().toISOString(),
    message: '',
    found: 25,
    done: 3,
  };
  await page.route(RUNS, (route) => route.fulfill({ json: [run] }));
  await confirm(page);
  await expect(area(page).getByText('3 of 25 pages')).toBeVisible();
  await expect(area(page).getByRole('progressbar', { name: 'Pages read' })).toHaveAttribute('value', '3');
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  // Forced, because the button is marked as disabled; the press must have no effect.
  await button(page).click({ force: true });
  await expect(dialog(page)).toBeHidden();
  await page.unroute(RUNS);
  release();
  await expect(toast(page, 'Ingestion complete', 'Site content ingested')).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-busy', 'false');
  expect(starts).toBe(1);
});

test('issues, refusals and failures are reported in the specified words', async ({ page, admin }) => {
  const issues = { success: false, message: `Nothing was changed: ${'x'.repeat(300)}` };
  const refused = { success: false, message: 'An ingestion is already running. Wait until it has finished.' };
  await signInBefore(page, admin);
  await page.route(RUNS, (route) => route.fulfill({ status: 400, json: { message: 'The read broke.' } }));
  await openHydrated(page, '/admin/submissions');
  await expect(area(page)).toHaveText('The last run could not be loaded.');
  await page.unroute(RUNS);
  await page.route(FUNCTION, (route) => route.fulfill({ json: issues }));
  await confirm(page);
  await expect(
    toast(page, 'Ingestion finished with issues', JSON.stringify(issues).slice(0, 200)),
  ).toBeVisible();
  await expect(lastRun(page)).toBeVisible();
  await page.unroute(FUNCTION);
  await page.route(FUNCTION, (route) => route.fulfill({ status: 409, json: refused }));
  await confirm(page);
  const refusal = toast(page, 'Ingestion failed', refused.message);
  await expect(refusal).toBeVisible();
  await refusal.getByRole('button', { name: 'Dismiss', includeHidden: true }).click();
  await expect(refusal).toHaveCount(0);
  await page.unroute(FUNCTION);
  await page.route(FUNCTION, (route) => route.abort());
  await confirm(page);
  await expect(page.getByText('Ingestion failed', { exact: true })).toBeVisible();
});

test('ingestion is offered only to admins', { tag: '@prove' }, async ({ page, site }) => {
  const account = { email: 'reader@example.com', password: 'a-long-enough-passphrase' };
  await site.admin(['create', account.email], account.password);
  await site.admin(['revoke', account.email]);
  await signInBefore(page, account);
  await openHydrated(page, '/admin/submissions');
  await expect(page.getByRole('heading', { level: 1, name: 'Not authorized' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ingest Site Content' })).toHaveCount(0);
});

test(
  'the list of the last run fits a phone and is accessible',
  { tag: '@prove' },
  async ({ page, admin }) => {
    await signInBefore(page, admin);
    for (const width of sampleOf([360, 1280], 1)) {
      await page.setViewportSize({ width, height: 740 });
      await openHydrated(page, '/admin/submissions');
      await lastRun(page).click();
      await expect(area(page).getByRole('region', { name: 'Pages of the last run' })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  },
);
