import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { directoryOfTest } from '#tests/harness/files/directory-of-test.ts';

/** A tree as `npm ci --omit=dev` leaves it, with an npm that only notes that it was called. */
function productionTree(installed: string) {
  const root = directoryOfTest('installed');
  for (const folder of ['scripts', 'node_modules/.bin', 'node_modules/hono']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  copyFileSync(join(import.meta.dirname, 'ensure-installed.mjs'), join(root, 'scripts/ensure-installed.mjs'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies: { hono: '4.0.0' } }));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'node_modules/.bin/node'), '');
  writeFileSync(join(root, 'node_modules/hono/package.json'), JSON.stringify({ version: installed }));
  const npm = join(root, 'npm.cjs');
  writeFileSync(npm, `require('node:fs').writeFileSync(${JSON.stringify(join(root, 'called'))}, '')`);
  return (args: string[]) => {
    execFileSync(process.execPath, [join(root, 'scripts/ensure-installed.mjs'), ...args], {
      env: { ...process.env, npm_execpath: npm },
      stdio: 'ignore',
    });
    return existsSync(join(root, 'called')) ? 'installs' : 'leaves the packages';
  };
}

test('an operator command installs nothing over production packages', () => {
  expect(productionTree('4.0.0')(['--runtime'])).toBe('leaves the packages');
});

test('an operator command installs when a package has another version than the manifest', () => {
  expect(productionTree('3.9.0')(['--runtime'])).toBe('installs');
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
