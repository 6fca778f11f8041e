import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { testDirectory } from '#tests/harness/files/test-directory.ts';

import { DirectoryCopy } from './directory-copy.ts';

const MEGABYTE = 1024 * 1024;

/** The contents of all files below a directory, by name; `undefined` for a directory. */
function contentsOf(directory: string): Record<string, string | undefined> {
  return Object.fromEntries(
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => {
        const path = join(directory, name);
        return [name, statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined];
      }),
  );
}

test('an update copies what was added, changed, lengthened, shortened and removed since the last one', async () => {
  const source = testDirectory('source');
  const target = join(testDirectory('target'), 'copy');
  mkdirSync(join(source, 'empty'));
  mkdirSync(join(source, 'base'));
  for (const name of ['same', 'removed', 'changed', 'lengthened', 'base/shortened', 'emptied']) {
    writeFileSync(join(source, name), `${name} `.repeat(MEGABYTE / 8));
  }
  const copy = new DirectoryCopy(source, target);
  await copy.update();
  expect(contentsOf(target)).toEqual(contentsOf(source));

  rmSync(join(source, 'removed'));
  writeFileSync(join(source, 'changed'), 'CHANGED ', { flag: 'r+' });
  appendFileSync(join(source, 'lengthened'), 'more');
  writeFileSync(join(source, 'base/shortened'), 'base');
  writeFileSync(join(source, 'emptied'), '');
  writeFileSync(join(source, 'added'), 'added');
  await copy.update();
  expect(contentsOf(target)).toEqual(contentsOf(source));
});

test('a file that changes while it is read is copied whole by the next update', async () => {
  const source = testDirectory('source');
  const target = join(testDirectory('target'), 'copy');
  writeFileSync(join(source, 'table'), Buffer.alloc(MEGABYTE, 'a'));
  const copy = new DirectoryCopy(source, target);
  await copy.update(async () => writeFileSync(join(source, 'table'), Buffer.alloc(MEGABYTE, 'b')));
  expect(new Set(contentsOf(target)['table'])).toEqual(new Set(['a', 'b']));
  await copy.update();
  expect(new Set(contentsOf(target)['table'])).toEqual(new Set(['b']));
});
