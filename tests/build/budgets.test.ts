import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { BUILD, CLIENT, SITE } from './built-site.ts';

type Weight = { path: string; html: number; css: number; fonts: number; script: number };

const WEIGHTS = JSON.parse(readFileSync(join(BUILD, 'weights.json'), 'utf8')) as Weight[];

test('every page has been weighed', () => {
  expect(WEIGHTS.map(({ path }) => path).sort()).toEqual(Object.keys(SITE.pages).sort());
});

test.each(WEIGHTS)('$path keeps to the budgets', ({ html, css, fonts, script }) => {
  expect({ html, css, fonts, script }).toSatisfy(
    (weight: Omit<Weight, 'path'>) =>
      weight.html <= 20_000 && weight.css <= 14_000 && weight.fonts <= 60_000 && weight.script <= 130_000,
  );
});

test.each(Object.entries(SITE.pages))(
  '%s comes in one flight of TCP: ten segments, less 900 bytes for the head of the answer',
  (_path, { file }) => {
    expect(readFileSync(join(CLIENT, `${file}.br`)).byteLength).toBeLessThanOrEqual(14_600 - 900);
  },
);
