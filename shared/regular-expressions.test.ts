import { expect, test, vi } from 'vitest';

import { CONSTRUCTED, limitOf, OWN_TEXT } from '../tests/harness/expression-limits.ts';
import {
  expressionsIn,
  findSlow,
  readExpressions,
  runtimeSources,
} from '../tests/harness/regular-expressions.ts';
import type { Expression } from '../tests/harness/regular-expressions.ts';

/** One call holds up all other requests for as long. */
const WITHIN_MS = 20;

const files = runtimeSources();
const slowIn = (expressions: readonly Expression[], limit: number) =>
  expressions.flatMap((expression) => findSlow(expression, limit, WITHIN_MS) ?? []);

test('every expression that reads foreign text takes at most 20 ms at the limit of its input', () => {
  const measured = files.flatMap((file) => {
    const foreign = readExpressions(file).literals.filter(
      ({ source }) => !(source in (OWN_TEXT[file] ?? {})),
    );
    return foreign.length === 0 ? [] : [{ foreign, limit: limitOf(file) }];
  });
  expect(measured.flatMap(({ foreign }) => foreign).length).toBeGreaterThan(200);
  expect(measured.flatMap(({ foreign, limit }) => slowIn(foreign, limit))).toEqual([]);
});

test('expressions are constructed in known places alone', () => {
  expect(files.filter((file) => readExpressions(file).constructs).toSorted()).toEqual(
    Object.keys(CONSTRUCTED).toSorted(),
  );
});

test('those constructed when a module loads are as quick', async () => {
  const made: Expression[] = [];
  class Recorded extends RegExp {
    constructor(source: string, flags = '') {
      super(source, flags);
      made.push({ file: 'constructed', source, flags });
    }
  }
  vi.stubGlobal('RegExp', Recorded);
  await Promise.all([import('../backend/assistant/small-talk.ts'), import('./visible-text.ts')]);
  vi.unstubAllGlobals();
  expect(made.length).toBeGreaterThan(5);
  expect(slowIn(made, 4_000)).toEqual([]);
});

test('no exception outlives its expression', () => {
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
])('the search finds an expression that is %s', (_name, literal) => {
  const { literals } = expressionsIn('planted.ts', `export const planted = ${literal};`);
  expect(slowIn(literals, 16_384)).toHaveLength(1);
});
