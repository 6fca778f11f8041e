import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { DAY_MS } from '#shared/time/durations.ts';
import { testDirectory } from '#tests/harness/files/test-directory.ts';

import { openKeptAssets } from './kept-assets.ts';
import { staticFile } from './static-file.ts';

function build(texts: Record<string, string>) {
  return new Map(
    Object.entries(texts).map(([path, text]) => [
      path,
      staticFile(path, { plain: Buffer.from(text), br: Buffer.from(`br of ${text}`) }),
    ]),
  );
}

function server(directory: string, texts: Record<string, string>, days = 30) {
  const log: string[] = [];
  const files = build(texts);
  const kept = openKeptAssets({ directory, days, files, log: (event) => void log.push(event) });
  return { ...kept, log };
}

const FIRST = { '/assets/home-AAAAAAAA.js': 'first', '/images/hero-480.0123abcd.avif': 'picture' };
const SECOND = { '/assets/home-BBBBBBBB.js': 'second' };

const textOf = async (found: ReturnType<ReturnType<typeof server>['find']>) =>
  (await found)?.variants.at(-1)?.body.toString();

test('servers of two builds find the files of both, whichever started first', async () => {
  const directory = testDirectory('assets');
  const earlier = server(directory, FIRST);
  await earlier.keep();
  const later = server(directory, SECOND);
  await later.keep();
  expect(await textOf(later.find('/assets/home-AAAAAAAA.js'))).toBe('first');
  expect(await textOf(later.find('/images/hero-480.0123abcd.avif'))).toBe('picture');
  expect(await textOf(earlier.find('/assets/home-BBBBBBBB.js'))).toBe('second');
});

test('a kept file has its type, its compressed variant and a year in the cache', async () => {
  const directory = testDirectory('assets');
  const kept = server(directory, FIRST);
  await kept.keep();
  const found = await kept.find('/assets/home-AAAAAAAA.js');
  expect(found?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(found?.variants.map(({ encoding }) => encoding)).toEqual(['br', undefined]);
  const image = await kept.find('/images/hero-480.0123abcd.avif');
  expect(image?.headers).toMatchObject({ 'content-type': 'image/avif' });
});

test('only names with a hash are looked up, and no name leads out of the directory', async () => {
  const directory = testDirectory('assets');
  const kept = server(join(directory, 'store'), FIRST);
  await kept.keep();
  writeFileSync(join(directory, 'secret-AAAAAAAA.js'), 'secret');
  writeFileSync(join(directory, 'store/assets/plain.js'), 'plain');
  writeFileSync(join(directory, 'store/assets/page-AAAAAAAA.html'), 'page');
  writeFileSync(join(directory, 'store/assets/huge-AAAAAAAA.js'), Buffer.alloc(5 * 1024 * 1024));
  writeFileSync(join(directory, 'store/assets/empty-AAAAAAAA.js'), '');
  for (const path of [
    '/assets/../../secret-AAAAAAAA.js',
    '/assets/..\\..\\secret-AAAAAAAA.js',
    '/assets/%2e%2e/%2e%2e/secret-AAAAAAAA.js',
    '/../secret-AAAAAAAA.js',
    '/assets/plain.js',
    '/assets/page-AAAAAAAA.html',
    '/assets/home-AAAAAAAA.js.br',
    '/assets/home-AAAAAAAA.js\0',
    '/assets/huge-AAAAAAAA.js',
    '/assets/empty-AAAAAAAA.js',
    '/assets/gone-AAAAAAAA.js',
    '/assets/',
  ]) {
    expect([path, await kept.find(path)]).toEqual([path, undefined]);
  }
});

test('only files that no server has used for the configured days are removed', async () => {
  const directory = testDirectory('assets');
  await server(directory, { ...FIRST, ...SECOND }).keep();
  const assets = join(directory, 'assets');
  writeFileSync(join(assets, 'notes.txt'), 'of the operator');
  writeFileSync(join(assets, 'home-CCCCCCCC.js.1.unfinished'), '');
  const long = new Date(Date.now() - 31 * DAY_MS);
  for (const name of readdirSync(assets)) utimesSync(join(assets, name), long, long);
  const running = server(directory, SECOND);
  await running.keep();
  expect(readdirSync(assets).sort()).toEqual(['home-BBBBBBBB.js', 'home-BBBBBBBB.js.br', 'notes.txt']);
  expect(running.log).toEqual(['assets_kept']);
});

test('a file that was cut short is stored again, and an unchanged one is left alone', async () => {
  const directory = testDirectory('assets');
  await server(directory, FIRST).keep();
  const file = join(directory, 'assets/home-AAAAAAAA.js');
  writeFileSync(file, '');
  rmSync(`${file}.br`);
  const second = server(directory, FIRST);
  await second.keep();
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readFileSync(`${file}.br`, 'utf8')).toBe('br of first');
  await second.keep();
  expect(second.log).toEqual(['assets_kept']);
});

test('a directory that cannot be written is logged and does not fail the start', async () => {
  const directory = testDirectory('assets');
  mkdirSync(directory, { recursive: true });
  symlinkSync('/proc/version', join(directory, 'assets'));
  const kept = server(directory, FIRST);
  await kept.keep();
  expect(kept.log).toEqual(['assets_not_kept']);
  expect(await kept.find('/assets/home-AAAAAAAA.js')).toBeUndefined();
});
