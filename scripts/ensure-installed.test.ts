import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { testDirectory } from '#tests/harness/files/test-directory.ts';

/**
 * A directory as after `npm ci --omit=dev`, with a fake npm that records the call. Returns a function that runs the script
 * and returns what it did, or its error message.
 */
function productionTree(installed: string, { isFresh = false } = {}) {
  const root = testDirectory('installed');
  for (const folder of ['scripts', 'node_modules/.bin', 'node_modules/hono']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  copyFileSync(join(import.meta.dirname, 'ensure-installed.mjs'), join(root, 'scripts/ensure-installed.mjs'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies: { hono: '4.0.0' } }));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'node_modules/.bin/node'), '');
  writeFileSync(join(root, 'node_modules/hono/package.json'), JSON.stringify({ version: installed }));
  if (isFresh) rmSync(join(root, 'node_modules'), { recursive: true });
  const node = join(root, 'node_modules/.bin/node');
  const npm = join(root, 'npm.cjs');
  writeFileSync(
    npm,
    `const fs = require('node:fs'); fs.writeFileSync(${JSON.stringify(join(root, 'called'))}, '');
     fs.mkdirSync(${JSON.stringify(dirname(node))}, { recursive: true }); fs.writeFileSync(${JSON.stringify(node)}, '');`,
  );
  return (args: string[]) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts/ensure-installed.mjs'), ...args],
      { env: { ...process.env, npm_execpath: npm }, encoding: 'utf8' },
    );
    if (status !== 0) return stderr;
    return existsSync(join(root, 'called')) ? 'installs' : 'leaves the packages';
  };
}

test('an operator command installs nothing over production packages', () => {
  expect(productionTree('4.0.0')(['--runtime'])).toBe('leaves the packages');
});

test('an operator command replaces no package under a running server, and says what to do', () => {
  expect(productionTree('3.9.0')(['--runtime'])).toBe(
    'The installed packages are those of another version: stop the site, run npm ci, and repeat the command.\n',
  );
});

test('an operator command installs in a fresh checkout', () => {
  expect(productionTree('4.0.0', { isFresh: true })(['--runtime'])).toBe('installs');
});

test('a command of the checkout installs the development packages that are missing', () => {
  expect(productionTree('4.0.0')([])).toBe('installs');
});

const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
const OWN_COMMANDS = Object.keys(scripts).filter(
  (name) => /\bnode /.test(scripts[name] ?? '') && !scripts[name]?.includes('ensure-installed'),
);

test.each(OWN_COMMANDS)('npm run %s works in a fresh checkout', (name) => {
  expect(scripts[`pre${name}`]).toMatch(/^node scripts\/ensure-installed\.mjs/);
});

test.each(['release', 'sbom'])('npm run %s installs the tool that writes the bill of materials', (name) => {
  expect(scripts[`pre${name}`]).toMatch(/ensure-installed\.mjs --tools$/);
});
