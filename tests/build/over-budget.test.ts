import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = ['app', 'assets', 'content', 'public', 'scripts', 'server', 'shared', 'backend'];
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
/** Words that do not repeat: 60 KB of them outgrow the budget of HTML, compressed as well. */
const WORDS = Array.from({ length: 7_000 }, (_, index) => (index * 2_654_435_761).toString(36)).join(' ');

test(
  'a page that an editor has made too long is built all the same, and the build names it',
  { timeout: 120_000 },
  () => {
    const copy = newTemporaryDirectory('editor');
    onTestFinished(() => removeDirectory(copy));
    for (const path of [...SOURCES, ...SETTINGS])
      cpSync(join(ROOT, path), join(copy, path), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    const about = join(copy, 'content/about.ts');
    const text = readFileSync(about, 'utf8');
    const edited = text.replace("lead: 'We are", `lead: '${WORDS} We are`);
    expect(edited.length - text.length).toBeGreaterThan(60_000);
    writeFileSync(about, edited);

    const said = execFileSync(process.execPath, ['scripts/build.ts'], { cwd: copy, encoding: 'utf8' });
    expect(said).toMatch(/Over budget: \/about has \d+ bytes of html, the budget is 20000/);
    expect(readFileSync(join(copy, 'build/client/about/index.html'), 'utf8')).toContain(WORDS.slice(-200));
  },
);
