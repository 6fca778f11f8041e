import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { HOTLINES } from '#content/firm.ts';
import { BANK, openDeadlines } from '#tests/harness/browser/deadlines.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';

const EVERYWHERE = {
  ...BANK,
  established: ['DE', 'GB', 'US', 'AU'],
  people: ['DE', 'GB', 'US', 'US-CA', 'US-NY', 'US-TX', 'AU'],
  sectors: ['bank', 'cloud'],
  listedInUs: true,
};

const CASES = [
  { name: 'a listed bank in four countries', answers: EVERYWHERE, format: 'Letter' },
  { name: 'a bank in one country', answers: BANK, format: 'A4' },
  { name: 'a listed bank in four countries', answers: EVERYWHERE, format: 'A4' },
] as const;

for (const { name, answers, format } of sampleOf(CASES, 1)) {
  test(`the result of ${name} prints on two sheets of ${format}`, async ({ page }, info) => {
    await openDeadlines(page, answers);
    const file = info.outputPath(`deadlines-${format}.pdf`);
    writeFileSync(file, await page.pdf({ format }));
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/^Pages:\s+2$/m);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    const [first = '', second = ''] = text.split('\f').map((sheet) => sheet.replace(/\s+/g, ' '));
    for (const { label } of HOTLINES) expect(first).toContain(label);
    expect(first).toContain('Who must be told, and by when');
    expect(first).toContain('16 Jan 2026');
    expect(second).toContain('What each notice contains');
    expect(text).not.toMatch(/Skip to content|Next question|Save to calendar|Leave/);
  });
}
