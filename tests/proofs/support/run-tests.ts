import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { failedTests, readPlaywrightReport, readVitestReport, testsOf } from '#scripts/test-reports.ts';
import { missedIfNone } from '#tests/harness/measuring/measurement.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Runs a program of this project and returns its exit code; a program of `node_modules/.bin` is given by its name. */
export async function run(
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<number | null> {
  const file = program.includes('/') ? program : join(ROOT, 'node_modules/.bin', program);
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

async function withReport<Result>(
  read: (file: string, directory: string) => Promise<Result>,
): Promise<Result> {
  const directory = newTemporaryDirectory('run-tests');
  try {
    return await read(join(directory, 'report.json'), directory);
  } finally {
    removeDirectory(directory);
  }
}

/** Prints the failures. No test may fail, and a run in which none passed proves nothing. */
function judged(what: string, passed: number, failures: readonly string[]): Measurement[] {
  for (const failure of failures) process.stderr.write(`Failed: ${failure}\n`);
  return [
    { name: `${what}: passed`, value: passed, unit: '' },
    missedIfNone(`${what}: none passed`, passed),
    { name: `${what}: failed`, value: failures.length, unit: '', limit: 0 },
  ];
}

/** Runs tests in a browser, with further arguments of `playwright test`. */
export function runInBrowser(
  what: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Measurement[]> {
  return withReport(async (report, directory) => {
    const all = ['test', '--reporter=json', `--output=${join(directory, 'results')}`, ...args];
    const code = await run('playwright', all, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    const read = readPlaywrightReport(report);
    const failures = read && code !== 0 ? testsOf(read.suites, 'unexpected') : [];
    // For example, a file that does not load.
    if (code !== 0 && failures.length === 0) failures.push('an error outside of any test, see above');
    return judged(what, read?.stats.expected ?? 0, failures);
  });
}

/** Runs vitest tests, with further arguments of `vitest run`. */
export function runInVitest(
  what: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Measurement[]> {
  return withReport(async (report) => {
    const code = await run('vitest', ['run', '--reporter=json', `--outputFile.json=${report}`, ...args], env);
    const read = readVitestReport(report);
    const failures = read ? failedTests(code === 0, read) : ['no report, see above'];
    return judged(what, read?.numPassedTests ?? 0, failures);
  });
}
