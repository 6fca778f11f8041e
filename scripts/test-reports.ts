import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

import * as z from 'zod/mini';

/* Reads the JSON reports of Vitest and Playwright. Each failed test is listed with the first lines of its message. */

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(z.unknown()),
});
const suiteSchema = z.object({
  suites: z.optional(z.array(z.unknown())),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
        }),
      ),
    }),
  ),
});

export type VitestReport = z.infer<typeof vitestSchema>;

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function firstLines(message = ''): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** The report of a Vitest run; `undefined` if the run ended without one. */
export function readVitestReport(file: string): VitestReport | undefined {
  return vitestSchema.safeParse(readReport(file)).data;
}

/** The report of a Playwright run; `undefined` if the run ended without one. */
export function readPlaywrightReport(file: string): z.infer<typeof playwrightSchema> | undefined {
  return playwrightSchema.safeParse(readReport(file)).data;
}

export function failedTests(ok: boolean, { testResults }: VitestReport): string[] {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((result) => result.status === 'failed');
    // A file that fails to load, or whose set-up fails, reports no failed test.
    if (tests.length === 0) return status === 'failed' ? [`${name}\n${firstLines(message)}`] : [];
    return tests.map(
      ({ fullName, failureMessages }) => `${name} › ${fullName}\n${firstLines(failureMessages[0])}`,
    );
  });
  return ok || failed.length > 0 ? failed : ['an error outside of any test, see above'];
}

/** Pattern of `vitest -t` for the failed tests, or `undefined` if no single test failed. */
export function failedTestsPattern({ testResults }: VitestReport): string | undefined {
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  // Vitest matches the titles of a test and its suites joined by " > ", not the `fullName` of its own report.
  const names = failed.map(({ ancestorTitles, title }) =>
    [...ancestorTitles, title].join(' > ').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return names.length > 0 ? `(?:${names.join('|')})$` : undefined;
}

function specsOf(suite: unknown): z.infer<typeof suiteSchema>['specs'] {
  const { specs, suites = [] } = suiteSchema.parse(suite);
  return [...specs, ...suites.flatMap(specsOf)];
}

export function testsOf(suites: unknown[], status: string): string[] {
  return suites
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => `${file}:${line} › ${title}\n${firstLines(results[0]?.error?.message)}`),
    );
}
