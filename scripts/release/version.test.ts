import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { testDirectory } from '#tests/harness/files/test-directory.ts';

import { versionInName } from './version.ts';

test('only a build of the tagged commit has the bare version in its name', () => {
  const checkout = testDirectory('checkout');
  expect(versionInName('1.1.0', checkout)).toBe('1.1.0');
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: checkout, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message=First');
  const commit = git('rev-parse', '--short', 'HEAD');
  expect(versionInName('1.1.0', checkout)).toBe(`1.1.0-${commit}`);
  git('tag', '--annotate', '--message=Release', 'v1.1.0');
  expect(versionInName('1.1.0', checkout)).toBe('1.1.0');
  expect(versionInName('1.2.0', checkout)).toBe(`1.2.0-${commit}`);
  writeFileSync(join(checkout, 'changed'), '');
  expect(versionInName('1.1.0', checkout)).toBe(`1.1.0-${commit}-changed`);
});
