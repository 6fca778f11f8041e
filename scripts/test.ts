import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

import * as z from 'zod/mini';

import { installSystemPackages } from './test/system-packages.ts';

type Outcome = { passed: number; failed: number };

const REPORTS = resolve(import.meta.dirname, '../.cache/test');

const vitestSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n▸ ${command} ${args.join(' ')}\n`);
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** A check that passes or fails as one. */
function check(command: string, ...args: string[]): Outcome {
  return run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that failed without a failed test (a file that does not load, say) still counts as one failure. */
function counted(ok: boolean, passed: number, failed: number): Outcome {
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

function vitest(...projects: string[]): Outcome {
  const file = resolve(REPORTS, `vitest-${projects.join('-')}.json`);
  const selected = projects.map((project) => `--project=${project}`);
  const ok = run('vitest', [
    'run',
    ...selected,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = vitestSchema.safeParse(readReport(file));
  return report.success
    ? counted(ok, report.data.numPassedTests, report.data.numFailedTests)
    : { passed: 0, failed: 1 };
}

function playwright(): Outcome {
  const file = resolve(REPORTS, 'playwright.json');
  const ok = run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const report = playwrightSchema.safeParse(readReport(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.data.stats;
  return counted(ok, expected, unexpected + flaky);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
try {
  installSystemPackages();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

const steps: (() => Outcome)[] = [
  () => check('prettier', '--check', '--log-level=warn', '.'),
  () => check('oxlint'),
  () => check('react-router', 'typegen'),
  () => check('tsc'),
  () => check('knip'),
  () => vitest('unit'),
  () => vitest('policies'),
  () => check('node', 'scripts/build.ts'),
  () => vitest('build'),
  () => vitest('prove'),
  playwright,
];
const outcomes = steps.map((step) => step());
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
