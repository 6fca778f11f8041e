import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { BUDGETS, overBudget } from '#scripts/build/budgets.ts';
import type { PageWeight } from '#scripts/build/budgets.ts';

import { BUILD, CLIENT, SITE } from './built-site.ts';

const WEIGHTS = JSON.parse(readFileSync(join(BUILD, 'weights.json'), 'utf8')) as PageWeight[];

test('every page has been measured', () => {
  expect(WEIGHTS.map(({ path }) => path).sort()).toEqual(Object.keys(SITE.pages).sort());
});

test('the budgets have the agreed values', () => {
  expect(BUDGETS).toEqual({ html: 20_000, css: 14_000, fonts: 60_000, script: 130_000 });
});

test.each(WEIGHTS)('$path is within the budgets', (weight) => {
  expect(overBudget([weight])).toEqual([]);
});

test.each(Object.entries(SITE.pages))(
  '%s fits into the initial TCP window: ten segments, less 900 bytes of response headers',
  (_path, { file }) => {
    expect(readFileSync(join(CLIENT, `${file}.br`)).byteLength).toBeLessThanOrEqual(14_600 - 900);
  },
);
