import { expect, test, vi } from 'vitest';

import {
  CONSTRUCTED,
  INPUT_LIMITS,
  limitOf,
  OWN_TEXT,
} from '#tests/harness/expressions/expression-limits.ts';
import {
  expressionsIn,
  findSlow,
  readExpressions,
  runtimeSources,
} from '#tests/harness/expressions/regular-expressions.ts';
import type { Expression } from '#tests/harness/expressions/regular-expressions.ts';

/** A slow expression blocks the event loop, and so delays all other requests. */
const WITHIN_MS = 20;

const files = runtimeSources();
const slowIn = (expressions: readonly Expression[], limit: number) =>
  expressions.flatMap((expression) => findSlow(expression, limit, WITHIN_MS) ?? []);

test('every expression that reads untrusted text takes at most 20 ms on the longest input', () => {
  const measured = files.flatMap((file) => {
    const untrusted = readExpressions(file).literals.filter(
      ({ source }) => !(source in (OWN_TEXT[file] ?? {})),
    );
    return untrusted.length === 0 ? [] : [{ untrusted, limit: limitOf(file) }];
  });
  expect(measured.flatMap(({ untrusted }) => untrusted).length).toBeGreaterThan(140);
  expect(measured.flatMap(({ untrusted, limit }) => slowIn(untrusted, limit))).toEqual([]);
});

test('expressions are constructed only in known files', () => {
  expect(files.filter((file) => readExpressions(file).constructs).toSorted()).toEqual(
    Object.keys(CONSTRUCTED).toSorted(),
  );
});

test('expressions constructed when a module loads are within the same limit', async () => {
  const recorded: Expression[] = [];
  class Recorded extends RegExp {
    constructor(source: string, flags = '') {
      super(source, flags);
      recorded.push({ file: 'constructed', source, flags });
    }
  }
  // Another test file of this worker may have loaded them already.
  vi.resetModules();
  vi.stubGlobal('RegExp', Recorded);
  await Promise.all([import('#server/guard/accounts/passwords.ts'), import('#shared/text/visible-text.ts')]);
  vi.unstubAllGlobals();
  expect(recorded.length).toBeGreaterThan(2);
  expect(slowIn(recorded, 4_000)).toEqual([]);
});

test('every limit belongs to a file or folder that still exists', () => {
  const isUsed = (path: string) => files.some((file) => file.startsWith(path));
  expect(Object.keys(INPUT_LIMITS).filter((path) => !isUsed(path))).toEqual([]);
});

test('every exception belongs to an expression that still exists', () => {
  for (const [file, exceptions] of Object.entries(OWN_TEXT)) {
    const sources = readExpressions(file).literals.map(({ source }) => source);
    expect(sources).toEqual(expect.arrayContaining(Object.keys(exceptions)));
  }
});

test.each([
  ['cubic', String.raw`/[\w.+-]*@?\b(?:[a-z0-9-]+\.)+(?:com|net|org)\b\S*/gi`],
  ['exponential', String.raw`/^(?:[a-z]+)*$/`],
  ['nested in a group', String.raw`/^(?:\w+\s?)+:$/`],
  ['quadratic from every start', String.raw`/\s*;\s*/`],
  ['alternatives that overlap', String.raw`/^(?:a|ab|b|.)*c$/s`],
])('the search finds a slow expression: %s', (_name, literal) => {
  const { literals } = expressionsIn('planted.ts', `export const planted = ${literal};`);
  expect(slowIn(literals, 16_384)).toHaveLength(1);
});
