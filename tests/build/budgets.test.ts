import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { overBudget } from '#scripts/build/budgets.ts';
import type { PageWeight } from '#scripts/build/budgets.ts';

import { BUILD, CLIENT, SITE } from '#tests/harness/site/built-site.ts';

const WEIGHTS = JSON.parse(readFileSync(join(BUILD, 'weights.json'), 'utf8')) as PageWeight[];

test('every page has been measured', () => {
  expect(WEIGHTS.map(({ path }) => path).sort()).toEqual(Object.keys(SITE.pages).sort());
});

test.each(WEIGHTS)('$path is within the budgets', (weight) => {
  expect(overBudget([weight])).toEqual([]);
});

/** The initial TCP window: ten segments, less the response headers with a reserve. */
const FIRST_FLIGHT_BYTES = 14_600 - 900;
/** Pages with more text. Sizes vary by some 40 bytes with the names of hashed files. */
const LARGER_BYTES: Record<string, number> = {
  // 860 bytes are exactly its response headers.
  '/': 14_600 - 860,
  // Needs a second flight: it has the first-hour card, the definition of a response and the tier table of twelve rows.
  '/services/incident-response': 14_800,
};

test.each(Object.entries(SITE.pages))(
  '%s fits into the initial TCP window or its own limit',
  (path, { file }) => {
    expect(readFileSync(join(CLIENT, `${file}.br`)).byteLength).toBeLessThanOrEqual(
      LARGER_BYTES[path] ?? FIRST_FLIGHT_BYTES,
    );
  },
);
