import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Page } from '@playwright/test';

import { axeViolations, structureProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated } from '#tests/harness/browser/visitor.ts';

const ID = 'governing-ai-you-did-not-build';
const PATH = `/insights/${ID}`;
const READER = resolve('build/reader');

/** Answers the address of the piece with the page for readers. Who gets it is tested in `tests/api/reader.test.ts`. */
async function beReader(page: Page, id = ID): Promise<void> {
  const index = JSON.parse(readFileSync(resolve(READER, 'index.json'), 'utf8')) as Record<
    string,
    { csp: string }
  >;
  await page.route(`**/insights/${id}`, (route) =>
    route.fulfill({
      path: resolve(READER, `${id}.html`),
      headers: { 'content-type': 'text/html', 'content-security-policy': index[id]?.csp ?? '' },
    }),
  );
}

for (const width of sampleOf([390, 1280], 1)) {
  test(`a piece is accessible to visitors and readers at ${width} px`, async ({ page, troubles }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const isReader of [false, true]) {
      if (isReader) await beReader(page);
      await openHydrated(page, PATH);
      await expect(page.locator('.piece-body')).toHaveCount(isReader ? 1 : 0);
      await expect(page.getByRole('button', { name: 'Read Full Paper' })).toBeVisible({ visible: !isReader });
      expect(await axeViolations(page)).toEqual([]);
      expect(await structureProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(troubles).toEqual([]);
  });
}

test('a title leads to the page of its piece, whose button opens the gate', async ({ page, troubles }) => {
  await openHydrated(page, '/insights');
  await page.getByRole('link', { name: 'A board’s guide to governing AI it did not build' }).click();
  await page.waitForURL(`**${PATH}`);
  await page.getByRole('button', { name: 'Read Full Paper' }).click();
  await expect(page.getByRole('dialog', { name: 'For Clients and Subscribers Only' })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a reader keeps the text after hydration and when returning to it', async ({ page, troubles }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await beReader(page);
  await openHydrated(page, PATH);
  const note = page.getByRole('button', { name: 'Note 1', exact: true });
  await note.click();
  // The note is shown over the text.
  await expect(page.locator('#note-1')).toBeInViewport({ ratio: 1 });
  await expect(note).toBeInViewport();
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(page.locator('#note-1')).not.toBeInViewport();
  await expect(note).toBeFocused();
  await page.getByRole('link', { name: 'Back to note 1 in the text' }).click();
  await expect(note).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Insights', exact: true }).click();
  await page.waitForURL('**/insights');
  await page.goBack();
  await expect(page.locator('.piece-body')).toContainText('Imagine a company of ordinary habits');
  expect(troubles).toEqual([]);
});

for (const width of sampleOf([1280, 390], 1)) {
  test(`no text of a drawing is cut off by its edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const ids = readdirSync(READER).flatMap((file) => (file.endsWith('.html') ? [file.slice(0, -5)] : []));
    const cut: string[] = [];
    for (const id of ids) {
      await beReader(page, id);
      await page.goto(`/insights/${id}`);
      await page.evaluate(() => document.fonts.ready);
      const texts = await page.locator('.exhibit svg:visible text').evaluateAll((marks) =>
        marks.flatMap((mark) => {
          const drawing = mark.closest('svg')?.getBoundingClientRect();
          const { left, right } = mark.getBoundingClientRect();
          return drawing && left >= drawing.left - 0.5 && right <= drawing.right + 0.5
            ? []
            : [mark.textContent ?? ''];
        }),
      );
      cut.push(...texts.map((text) => `${id}: ${text}`));
    }
    expect(ids.length).toBeGreaterThan(20);
    expect(cut).toEqual([]);
  });
}
