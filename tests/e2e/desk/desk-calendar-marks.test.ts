import { resolve } from 'node:path';

import { expect, request, test } from '@playwright/test';

import { bookAsVisitor, freeStarts, openConsultant } from '#tests/harness/browser/desk-calendar.ts';
import { otherAdmin, panel } from '#tests/harness/browser/desk.ts';
import { toast } from '#tests/harness/browser/visitor.ts';
import { newDataDir } from '#tests/harness/database/database-template.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { startSite, type SiteProcess } from '#tests/harness/site/site-process.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ADMIN = { email: 'operator@example.com', password: 'a-long-enough-passphrase' };
const CLOCK = resolve(import.meta.dirname, '../../harness/clock/shifted-clock.ts');

/** Runs a site on the directory until the work is done. */
async function withSite<Result>(
  dataDir: string,
  env: Record<string, string>,
  work: (site: SiteProcess) => Promise<Result>,
): Promise<Result> {
  const site = await startSite(env, { dataDir });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

test(
  'an appointment that has begun is marked, and the mark can be undone',
  { tag: '@prove' },
  async ({ browser }) => {
    test.setTimeout(180_000);
    const dataDir = await newDataDir();
    // A site whose clock is two days behind takes a booking for what is the past of the next one.
    const behind = { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_SHIFT_MS: String(-2 * DAY_MS) };
    const name = await withSite(dataDir, behind, async (site) => {
      await site.admin(['create', ADMIN.email], ADMIN.password);
      const visitor = await request.newContext({ baseURL: site.url });
      await openConsultant(visitor, ADMIN, 'Grace Okafor');
      const starts = await freeStarts(visitor);
      const past = starts.findLast((start) => Date.parse(start) < Date.now() - HOUR_MS);
      const booked = await bookAsVisitor(visitor, past ?? '');
      await visitor.dispose();
      return booked.name;
    });
    await withSite(dataDir, {}, async (site) => {
      const first = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
      const page = await otherAdmin(browser, site.url, ADMIN);
      await page.goto(`/admin/submissions?view=calendar&span=list&day=${first}`);
      await page.getByRole('link', { name, exact: true }).click();
      const shown = panel(page);
      await expect(shown.getByRole('button', { name: 'Move' })).toHaveCount(0);
      await shown.getByRole('button', { name: 'The visitor did not come' }).click();
      await expect(toast(page, 'Marked', 'Marked: Missed.')).toBeVisible();
      await shown.getByRole('button', { name: 'Undo the mark' }).click();
      await shown.getByRole('button', { name: 'It took place' }).click();
      await expect(shown.getByRole('region', { name: 'History' })).toContainText('Appointment marked');
      await page.goto('/admin/submissions?view=calendar&part=figures');
      await expect(
        page.getByRole('term').filter({ hasText: 'Took place' }).locator('xpath=..'),
      ).toContainText('1');
      await page.context().close();
    });
    removeDirectory(dataDir);
  },
);
