import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { testDirectory } from '#tests/harness/files/test-directory.ts';

const ROOT = resolve(import.meta.dirname, '..');
const COPIED = [
  'package.json',
  'scripts/start.ts',
  'server/http/listening-socket.ts',
  'server/node-options.ts',
  'server/settings/this-release.ts',
];

/** Runs a start whose build prints these lines and whose server exits immediately. Returns its log. */
function startAfter(printed: string[]): unknown[] {
  const root = testDirectory('start');
  for (const file of COPIED) cpSync(join(ROOT, file), join(root, file));
  const build = `process.stdout.write(${JSON.stringify(printed.map((line) => `${line}\n`).join(''))});`;
  writeFileSync(join(root, 'scripts/build.ts'), build);
  writeFileSync(join(root, 'server/main.ts'), '');
  const output = execFileSync(process.execPath, [join(root, 'scripts/start.ts')], { encoding: 'utf8' });
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}

test('a start logs the warnings of its build', () => {
  const warnings = ['Over budget: / by 12 bytes', 'Left out: content/insights/a.md:3'];
  const logged = startAfter(['Building the site…', ...warnings, 'Built in 9.9 s']);
  expect(logged).toEqual([expect.objectContaining({ event: 'site_built', warnings })]);
});

test('a start logs only the time of a build without warnings, and nothing when the build is current', () => {
  const [built] = startAfter(['Building the site…', 'Built in 9.9 s']);
  expect(Object.keys(built as object)).toEqual(['level', 'time', 'event', 'ms']);
  expect(startAfter([])).toEqual([]);
});
