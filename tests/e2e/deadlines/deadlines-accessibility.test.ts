import type { Page } from '@playwright/test';

import { accessibilityProblems, structureProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { openDeadlines, overview, question } from '#tests/harness/browser/deadlines.ts';
import { enlargeText } from '#tests/harness/browser/enlarge-text.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';

/** Questions that together contain every kind of control. */
const LEGENDS = ['Where do the people live', 'How large are you', 'What is known, and since when?'];

async function expectAccessible(page: Page, step: string): Promise<void> {
  expect(await accessibilityProblems(page), step).toEqual([]);
}

for (const width of sampleOf([360, 1280], 1)) {
  test(`every question and the result are accessible at ${width} px`, async ({ page, troubles }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await openDeadlines(page);
    await expectAccessible(page, 'result');
    for (const legend of LEGENDS) {
      await question(page, legend).click();
      await expectAccessible(page, legend);
    }
    expect(troubles).toEqual([]);
  });
}

test('the page of a law is accessible, and a phone shows every cell of its table', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/resources/notification-deadlines/dora');
  await expectAccessible(page, 'law');
  const table = page.getByRole('table', { name: 'The notices' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const edges = await table
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(3);
  expect(Math.max(...edges)).toBeLessThanOrEqual(360);
});

for (const width of [390, 1280]) {
  test(`each cell in the table of a law begins with a capital letter or a number at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/resources/notification-deadlines/nis2');
    const cells = await page
      .getByRole('table', { name: 'The notices' })
      .locator('td > span:last-child')
      .evaluateAll((spans: HTMLElement[]) => spans.map(({ innerText }) => innerText));
    expect(cells).toContain('Without delay, at most 24 hours');
    expect(cells.filter((cell) => !/^[A-Z0-9]/.test(cell))).toEqual([]);
  });
}

test('on a phone with text of twice the size the result does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page, 2);
  await openDeadlines(page);
  await expect(overview(page).getByRole('rowheader').first()).toBeVisible();
  expect(await structureProblems(page)).toEqual([]);
});

test(
  'with text of 200 % nothing is cut off or needs sideways scrolling',
  { tag: '@prove' },
  async ({ page }) => {
    // A viewport of half the size reflows as 200 % zoom does.
    await page.setViewportSize({ width: 640, height: 400 });
    await openDeadlines(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await question(page, 'What is known, and since when?').click();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  },
);

test('countdowns change without being announced', { tag: '@prove' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-14T10:00:00Z') });
  await openDeadlines(page);
  const row = overview(page).getByRole('row', { name: /GDPR: Notice to the authority/ });
  await expect(row).toContainText('1 d 16 h left');
  await page.clock.fastForward('01:00:00');
  await expect(row).toContainText('1 d 15 h left');
  await expect(
    page.locator('[aria-live], output, [role=status], [role=alert]').filter({ hasText: /left/ }),
  ).toHaveCount(0);
});
