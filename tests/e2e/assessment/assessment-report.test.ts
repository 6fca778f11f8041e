import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import type { Page, TestInfo } from '@playwright/test';

import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';
import { FIRM } from '#content/firm.ts';

import { mixedAnswers, openResult } from '#tests/harness/browser/assessor.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';

const FORMATS = { A4: [595, 842], Letter: [612, 792] } as const;
const NOTE = 'Nobody in the room had seen the list since the move to the new site. ';

/** Prints the page to PDF and returns the text of each sheet with normalised white space. */
async function printed(page: Page, format: keyof typeof FORMATS, info: TestInfo): Promise<string[]> {
  const file = info.outputPath(`report-${format}.pdf`);
  writeFileSync(file, await page.pdf({ format }));
  const size = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
  const [, width, height] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(size) ?? [];
  // Chromium rounds the paper size up to whole pixels.
  expect(Math.abs(Number(width) - FORMATS[format][0])).toBeLessThan(2);
  expect(Math.abs(Number(height) - FORMATS[format][1])).toBeLessThan(2);
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  return text
    .split('\f')
    .slice(0, -1)
    .map((sheet) => sheet.replace(/\s+/g, ' '));
}

for (const format of sampleOf(['Letter', 'A4'] as const, 1)) {
  test(`the report prints on two to four sheets of ${format}, none of them nearly empty`, async ({
    page,
  }, info) => {
    await openResult(page, {
      notes: { [QUESTIONS[0]?.id ?? '']: NOTE.trim() },
      previous: { answers: mixedAnswers(20), day: '2026-05-12' },
    });
    const sheets = await printed(page, format, info);
    expect(sheets.length).toBeGreaterThanOrEqual(2);
    expect(sheets.length).toBeLessThanOrEqual(4);
    expect(sheets.filter((sheet) => sheet.length < 400)).toEqual([]);

    const [first = '', second = ''] = sheets;
    expect(first).toContain('Crisis readiness report');
    expect(first).toMatch(/20 November 2026/i);
    for (const { name } of AREAS) expect(first).toContain(name);
    expect(first).toContain('Overall');
    expect(second).toContain('What to do first');
    expect(second.match(/First action/g)).toHaveLength(5);
    const all = sheets.join(' ');
    for (const { topic } of QUESTIONS) expect(all).toContain(topic);
    expect(all).toContain(FIRM.email);
    for (const [at, sheet] of sheets.entries())
      expect(sheet).toMatch(new RegExp(`${at + 1} ?/ ?${sheets.length}`));
    // Controls that only work on screen are not printed.
    expect(all).not.toMatch(/Skip to content|Facilitator mode|Print the report|Delete my answers|Schedule/);
  });

  test(
    `a report with many long notes still fits on four sheets of ${format}`,
    { tag: '@prove' },
    async ({ page }, info) => {
      const note = NOTE.repeat(4).slice(0, 200);
      await openResult(page, {
        isFacilitated: true,
        notes: Object.fromEntries(QUESTIONS.map(({ id }) => [id, note])),
        previous: { answers: mixedAnswers(20), day: '2026-05-12' },
      });
      const sheets = await printed(page, format, info);
      expect(sheets.length).toBeLessThanOrEqual(4);
      expect(sheets.join(' ').match(/Note: /g)).toHaveLength(QUESTIONS.length);
    },
  );
}

test(
  'a report of nearly the best answers has no nearly empty sheet',
  { tag: '@prove' },
  async ({ page }, info) => {
    const best = Object.fromEntries(QUESTIONS.map(({ id }) => [id, 3]));
    await openResult(page, { answers: { ...best, 'cyber-mfa': 0 } });
    const sheets = await printed(page, 'A4', info);
    expect(sheets.filter((sheet) => sheet.length < 400)).toEqual([]);
  },
);

test(
  'the first sheet holds the areas also when every critical question is missing',
  { tag: '@prove' },
  async ({ page }, info) => {
    await openResult(page, {
      answers: Object.fromEntries(QUESTIONS.map(({ id }) => [id, 0])),
      previous: { answers: mixedAnswers(20), day: '2026-05-12' },
    });
    const sheets = await printed(page, 'Letter', info);
    expect(sheets.length).toBeLessThanOrEqual(4);
    expect(sheets[0]).toContain('What keeps you from Prepared');
    for (const { name } of AREAS) expect(sheets[0]).toContain(name);
  },
);

test('the print button prints the report', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await openResult(page);
  await page.getByRole('button', { name: 'Print the report' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
});
