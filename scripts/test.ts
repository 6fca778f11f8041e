import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { newMemoryDirectory } from './memory-directory.ts';
import { installSystemPackages, TEST_PACKAGES } from './system-packages.ts';
import {
  failedTests,
  failedTestsPattern,
  readPlaywrightReport,
  readVitestReport,
  testsOf,
} from './test-reports.ts';
import type { VitestReport } from './test-reports.ts';

/**
 * Result of a step. `failures` lists each failed test with its message; `flakyTests` may also hold tests that failed
 * both times, which are left out when printed.
 */
type Outcome = { passed: number; failed: number; failures: string[]; flakyTests: string[] };

const REPORTS = resolve(import.meta.dirname, '../.cache/test');

/**
 * Most tests keep their temporary files in memory: opening many databases there takes a fifth less time. Proofs keep
 * them on the disk, because they measure and limit what the site uses.
 */
const MEMORY = newMemoryDirectory();
const IN_MEMORY: Record<string, string> = MEMORY === undefined ? {} : { TMPDIR: MEMORY };

/** All processes that were started. A signal ends them too. */
const children: ChildProcess[] = [];

function start(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  children.push(child);
  return child;
}

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  process.stdout.write(`\n▸ ${command} ${args.join(' ')}\n`);
  const child = start(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'close');
  return code === 0;
}

function outcomeOf(command: string, ok: boolean): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [command], flakyTests: [] };
}

/** Runs a command that counts as one check. */
async function check(command: string, ...args: string[]): Promise<Outcome> {
  return outcomeOf([command, ...args].join(' '), await run(command, args));
}

/** Runs commands in parallel, each counted as one check, and prints the output of each when it ends. */
function checkTogether(...commands: string[]): Promise<Outcome[]> {
  return Promise.all(
    commands.map(async (command) => {
      const [program = '', ...args] = command.split(' ');
      const child = start(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      const [out, error, [code]] = await Promise.all([
        child.stdout ? text(child.stdout) : '',
        child.stderr ? text(child.stderr) : '',
        once(child, 'close'),
      ]);
      process.stdout.write(`\n▸ ${command}\n${out}${error}`);
      return outcomeOf(command, code === 0);
    }),
  );
}

function unreported(what: string): Outcome {
  return { passed: 0, failed: 1, failures: [`${what} ended without a report`], flakyTests: [] };
}

async function runVitest(
  project: string,
  file: string,
  only: string[],
): Promise<{ ok: boolean; report: VitestReport } | undefined> {
  const output = `--outputFile.json=${file}`;
  const args = ['run', `--project=${project}`, '--reporter=default', '--reporter=json', output, ...only];
  const ok = await run('vitest', args, project === 'prove' ? {} : IN_MEMORY);
  const report = readVitestReport(file);
  return report && { ok, report };
}

/**
 * Runs a project, then its failed files once more. A test counts as failed if it fails twice (docs/decisions/0018).
 * Proofs do not build on each other, so of them only those that failed are repeated.
 */
async function vitest(project: string): Promise<Outcome> {
  const first = await runVitest(project, resolve(REPORTS, `vitest-${project}.json`), []);
  if (!first) return unreported(`vitest ${project}`);
  const total = first.report.numPassedTests + first.report.numFailedTests;
  const flakyTests = failedTests(first.ok, first.report);
  if (flakyTests.length === 0) return { passed: total, failed: 0, failures: [], flakyTests };
  const files = first.report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const pattern = project === 'prove' ? failedTestsPattern(first.report) : undefined;
  const second = await runVitest(project, resolve(REPORTS, `vitest-${project}-again.json`), [
    ...files,
    ...(pattern === undefined ? [] : ['-t', pattern]),
  ]);
  if (!second) return unreported(`vitest ${project}`);
  const repeated = second.report.numPassedTests + second.report.numFailedTests;
  // A failure that was not repeated stays a failure.
  const failures =
    repeated < first.report.numFailedTests ? flakyTests : failedTests(second.ok, second.report);
  return { passed: Math.max(0, total - failures.length), failed: failures.length, failures, flakyTests };
}

async function playwright(): Promise<Outcome> {
  const file = resolve(REPORTS, 'playwright.json');
  const ok = await run('playwright', ['test', '--project=pglite', '--retries=1', '--reporter=list,json'], {
    ...IN_MEMORY,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readPlaywrightReport(file);
  if (!report) return unreported('playwright');
  const { stats, suites } = report;
  const failures = testsOf(suites, 'unexpected');
  // A failed run without a failed test (for example, a file that does not load) counts as one failure.
  if (!ok && failures.length === 0) failures.push('playwright: an error outside of any test, see above');
  const failed = ok ? 0 : Math.max(1, stats.unexpected);
  return { passed: stats.expected + stats.flaky, failed, failures, flakyTests: testsOf(suites, 'flaky') };
}

function heading(failure: string): string {
  return failure.split('\n', 1)[0] ?? '';
}

/** The file of a failure, whose heading is `file › test` or `file:line › test`. */
function fileOf(failure: string): string {
  const [file = ''] = heading(failure).split(' › ');
  return relative('.', file.replace(/:\d+$/, ''));
}

function list(title: string, names: string[]): void {
  if (names.length > 0) process.stdout.write(`\n${title}\n${names.map((name) => `  ${name}\n`).join('')}`);
}

// Tests start hundreds of Node processes, which load mostly the same modules.
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, '../.cache/compiled');
// By default a signal ends the process without the exit handler that removes the temporary files.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
installSystemPackages(TEST_PACKAGES);

const steps: (() => Promise<Outcome>)[] = [
  // The build runs first so that unit tests read the assistant that it prepares, instead of preparing it again.
  () => check('node', 'scripts/build.ts'),
  () => vitest('unit'),
  () => vitest('database'),
  () => vitest('build'),
  () => vitest('prove'),
  playwright,
];
const outcomes = [
  await check('react-router', 'typegen'),
  ...(await checkTogether(
    'tsc',
    'oxfmt --check',
    'oxlint',
    'knip',
    'node --disable-proto=delete tests/harness/database/make-templates.ts',
  )),
];
for (const runStep of steps) outcomes.push(await runStep());
const flakyTests = outcomes.flatMap(({ flakyTests: names, failures }) =>
  names.filter((name) => !failures.some((failed) => heading(failed) === heading(name))),
);
list('Failed at first, passed in the retry:', flakyTests);
list(
  'Failed:',
  outcomes.flatMap(({ failures }) => failures),
);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const retried = [...new Set(flakyTests.map(fileOf))];
const retries = retried.length > 0 ? `; passed only in the retry: ${retried.join(', ')}` : '';
process.stdout.write(`\n${passed} passed, ${failed} failed${retries}\n`);
process.exitCode = failed === 0 ? 0 : 1;
