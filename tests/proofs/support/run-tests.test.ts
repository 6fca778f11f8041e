import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { testDirectory } from '#tests/harness/files/test-directory.ts';

import { runInVitest } from './run-tests.ts';

test('a file whose set-up fails counts as failed, although none of its tests does', async () => {
  const root = testDirectory('run-tests');
  symlinkSync(resolve(import.meta.dirname, '../../../node_modules'), join(root, 'node_modules'));
  const passing = `import { beforeAll, test } from 'vitest';\ntest('passes', () => {});\n`;
  const failing = `${passing}beforeAll(() => { throw new Error('no database'); });\n`;
  writeFileSync(join(root, 'passing.test.ts'), passing);
  writeFileSync(join(root, 'failing.test.ts'), failing);
  const measured = await runInVitest('Run', [`--root=${root}`]);
  expect(measured.map(({ name, value }) => [name, value])).toEqual([
    ['Run: passed', 1],
    ['Run: none passed', 0],
    ['Run: failed', 1],
  ]);
});
