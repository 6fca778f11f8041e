import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { readBuildSettings } from './build-settings.ts';
import { takeStamp } from './stamp.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** These change no built file: the stamp holds the settings themselves, and an error only ends the build. */
const WITHOUT_EFFECT = ['server/settings/env.ts', 'server/start-error.ts'];

test('a change to any module that the build imports from backend or server triggers a new build', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const imported = [...sources.join('\n').matchAll(/'#((?:backend|server)\/[^']+)'/g)].map(
    ([, path = '']) => path,
  );
  const inputs = takeStamp(ROOT, readBuildSettings({})).files;

  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((path) => !(path in inputs) && !WITHOUT_EFFECT.includes(path))).toEqual([]);
});
