import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { FIRM, HOTLINES } from '#content/firm.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated } from '#tests/harness/browser/visitor.ts';

test('no printed page ends with a heading or the line above one', async ({ page }, info) => {
  await openHydrated(page, '/industries/finance');
  const heads = await page.locator('main :is(.eyebrow, h2, h3)').allInnerTexts();
  expect(heads.length).toBeGreaterThan(5);
  const file = info.outputPath('finance.pdf');
  writeFileSync(file, await page.pdf({ format: 'A4' }));
  const sheets = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f');
  const lastLines = sheets.map((sheet) => sheet.trim().split('\n').at(-1)?.trim() ?? '');
  expect(lastLines.filter((line) => heads.includes(line))).toEqual([]);
});

test('on paper every question has its answer', async ({ page }, info) => {
  await openHydrated(page, '/services/risk-resilience');
  const answers = await page
    .locator('main details')
    .evaluateAll((all) => all.map((one) => one.textContent?.trim().split(/\s+/).slice(-3).join(' ') ?? ''));
  expect(answers.length).toBeGreaterThan(2);
  const file = info.outputPath('questions.pdf');
  writeFileSync(file, await page.pdf({ format: 'A4' }));
  const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ');
  for (const answer of answers) expect(text).toContain(answer);
});

const PRINTED = [
  '/services/risk-resilience',
  '/events/rehearsing-an-ai-incident',
  '/insights/first-day-of-a-crisis',
  '/resources/library',
  '/consultation',
  '/form/received',
  '/nothing-here',
];

for (const path of sampleOf(PRINTED, 3)) {
  test(`on paper ${path} ends with whom to call, without menus`, async ({ page }, info) => {
    // The pages that the server fills have no script to hydrate them.
    await (/^\/(events|consultation|form)/.test(path) ? page.goto(path) : openHydrated(page, path));
    const file = info.outputPath('page.pdf');
    writeFileSync(file, await page.pdf({ format: 'A4' }));
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    for (const { label } of HOTLINES) expect(text).toContain(label);
    expect(text).toContain(FIRM.email);
    expect(text).toContain(FIRM.phone.label);
    // Part of the footer's columns of links.
    expect(text).not.toContain('LinkedIn');
    expect(text).not.toContain('Terms of Service');
  });
}
