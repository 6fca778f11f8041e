import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { testDirectory } from '#tests/harness/files/test-directory.ts';

import { failedTestsPattern, readVitestReport } from './test-reports.ts';
import type { VitestReport } from './test-reports.ts';

const MODULES = resolve(import.meta.dirname, '../node_modules');

function runVitest(root: string, ...options: string[]): VitestReport {
  const output = join(root, 'report.json');
  const settings = ['run', `--root=${root}`, '--reporter=json', `--outputFile=${output}`];
  spawnSync(join(MODULES, '.bin/vitest'), [...settings, ...options], { stdio: 'ignore' });
  const report = readVitestReport(output);
  if (!report) throw new Error('Vitest ended without a report');
  return report;
}

test('the pattern of the failed tests makes Vitest repeat them and no others', () => {
  const root = testDirectory('test-reports');
  symlinkSync(MODULES, join(root, 'node_modules'));
  writeFileSync(
    join(root, 'some.test.ts'),
    `import { describe, expect, test } from 'vitest';
    describe('a suite (1 of 2)', () => {
      test('a limit', () => {});
      test('a limit + one?', () => expect(1).toBe(2));
      test('a limit + one? and more', () => {});
    });
    test('at the top', () => expect(1).toBe(2));`,
  );
  const first = runVitest(root);
  expect([first.numPassedTests, first.numFailedTests]).toEqual([2, 2]);
  const second = runVitest(root, '-t', failedTestsPattern(first) ?? '');
  expect([second.numPassedTests, second.numFailedTests]).toEqual([0, 2]);
});
