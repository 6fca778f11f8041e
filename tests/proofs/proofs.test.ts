import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { isMissed } from '#tests/harness/measuring/measurement.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import type { Proof } from './proof.ts';
import { PROOFS } from './proofs.ts';

/**
 * Tests may run on busy machines, so limits on times and rates are three times as large here as in `npm run prove`.
 * Limits on counts, such as lost rows, are the same everywhere.
 */
const BUSY_FACTOR = 3;
const UNITS_RELAXED_WHEN_BUSY = ['ms', '%', 'MB/min'];

function onBusyMachine(measurement: Measurement): Measurement {
  const { limit, unit } = measurement;
  return limit !== undefined && UNITS_RELAXED_WHEN_BUSY.includes(unit)
    ? { ...measurement, limit: limit * BUSY_FACTOR }
    : measurement;
}

/** One line of text, because in a failure message vitest reduces a list of objects to its length. */
function describeMissed({ name, value, unit, limit }: Measurement): string {
  return `${name}: ${[value, unit].join(' ').trim()}, at most ${limit}`;
}

/** Proofs that need the machine for themselves: they measure waiting times or memory, or serve from the process of the tests. */
const ALONE = ['connections', 'restarts', 'isolation', 'memory', 'sessions-ended'];

/** Proofs of which `npm test` checks a part by another test: its file below `tests/`, and its title in that file. */
const TESTED_ELSEWHERE: Record<string, [file: string, title: string]> = {
  'journal-cuts': ['engine/durability.test.ts', 'replays the complete entries of a truncated file'],
  'disk-full': ['engine/disasters.test.ts', 'Disk full while running'],
  'erased-text': [
    'engine/erased-text.test.ts',
    'erased text is gone from every file within a minute and stays gone',
  ],
  'postgres-failures': [
    'engine/postgres-lost.test.ts',
    'requests in flight during a crash are refused, and later ones are served',
  ],
  'brute-force': [
    'api/accounts/known-addresses.test.ts',
    'guessing never locks an admin out of a known address, even after a restart or on another server',
  ],
  crowding: [
    'api/limits/fair-shares.test.ts',
    'no enquiry is refused during a flood of desk calls from %i addresses',
  ],
  'release-archive': [
    'build/release.test.ts',
    'a release serves the site from read-only files, for the SITE_URL of its start, with all of its commands',
  ],
  browser: ['e2e/pages/sweep.test.ts', 'the sweep covers the registry'],
  answers: ['build/assistant.test.ts', 'the questions that it was tuned on are answered correctly'],
  engines: [
    'sql/rights/matrix.test.ts',
    'every table and function that visitors or staff have a right to is tried',
  ],
};
/** Not run in `npm test`: it rebuilds the site, and matters only when the framework is upgraded. */
const NOT_IN_TESTS = ['plain-build'];

const [alone, together] = [true, false].map((isAlone) =>
  Object.entries(PROOFS).filter(
    ([name]) =>
      !(name in TESTED_ELSEWHERE) && !NOT_IN_TESTS.includes(name) && ALONE.includes(name) === isAlone,
  ),
);

async function expectShortFormToPass(prove: Proof): Promise<void> {
  const missed = (await prove('short')).map(onBusyMachine).filter(isMissed).map(describeMissed);
  expect(missed, missed.join('\n')).toEqual([]);
}

test('a promise is missed above its limit, and when nothing was measured', () => {
  const missed = [0, 1, 2, Infinity, Number.NaN].filter((value) =>
    isMissed({ name: 'Lost', value, unit: '', limit: 1 }),
  );
  expect(missed).toEqual([2, Infinity, Number.NaN]);
  expect(isMissed({ name: 'Lost', value: Number.NaN, unit: '' })).toBe(false);
});

test.each(Object.entries(TESTED_ELSEWHERE))('a part of %s is tested elsewhere', (name, [file, title]) => {
  expect(name in PROOFS).toBe(true);
  expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toContain(`'${title}'`);
});

describe('every other proof passes in its short form', () => {
  test('each proof that needs the machine for itself exists', () => {
    expect(alone).toHaveLength(ALONE.length);
  });

  test.each(alone ?? [])('%s', (_name, prove) => expectShortFormToPass(prove));

  test.concurrent.each(together ?? [])('%s', (_name, prove) => expectShortFormToPass(prove));
});
