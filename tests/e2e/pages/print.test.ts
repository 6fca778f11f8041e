import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated } from '#tests/harness/browser/visitor.ts';

test('no sheet of paper ends with the line above a heading', async ({ page }, info) => {
  await openHydrated(page, '/industries/finance');
  const eyebrows = await page.locator('main .eyebrow').allInnerTexts();
  expect(eyebrows.length).toBeGreaterThan(2);
  const file = info.outputPath('finance.pdf');
  writeFileSync(file, await page.pdf({ format: 'A4' }));
  const sheets = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f');
  const lastLines = sheets.map((sheet) => sheet.trim().split('\n').at(-1)?.trim() ?? '');
  expect(lastLines.filter((line) => eyebrows.includes(line))).toEqual([]);
});
