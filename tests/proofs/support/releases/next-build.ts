import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { newTemporaryDirectory } from '#tests/harness/files/temporary-directory.ts';

export const ROOT = resolve(import.meta.dirname, '../../../..');
const NOT_SOURCES = new Set(['node_modules', 'build', '.git', '.cache', '.data', '.react-router', 'tests']);
const SCRIPT = /^(.+-)([\w-]{8})(\.(?:js|css))$/;
const TEXT = /\.(?:html|js|css|json)$/;

const run = promisify(execFile);

/** Names of the hashed files of a build. */
export function hashedNames(root: string): string[] {
  return readdirSync(join(root, 'build/client/assets')).filter((name) => !/\.(br|gz)$/.test(name));
}

function change(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, after);
}

/** A copy of the sources with another text and another build setting, built: another release of the site. */
export async function buildNextRelease(): Promise<string> {
  const copy = newTemporaryDirectory('next-release');
  for (const name of readdirSync(ROOT)) {
    if (!NOT_SOURCES.has(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  change(join(copy, 'vite.config.ts'), "target: 'es2023'", "target: 'es2020'");
  change(join(copy, 'content/about.ts'), "heading: 'AI first", "heading: 'Still AI first");
  await run(process.execPath, ['scripts/build.ts'], { cwd: copy });
  return copy;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** A copy of the build in which every script and sheet has another name. It takes a second, a build takes ten. */
export function renameBuild(): string {
  const copy = newTemporaryDirectory('next-release');
  const build = join(copy, 'build');
  cpSync(join(ROOT, 'build'), build, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(build, 'client/assets');
  const renamed = new Map<string, string>();
  for (const name of hashedNames(copy)) {
    const [, stem = '', hash = '', ending = ''] = SCRIPT.exec(name) ?? [];
    if (!hash) continue;
    const other = [...hash].reverse().join('');
    renamed.set(stem + hash, stem + other);
    renameSync(join(assets, name), join(assets, stem + other + ending));
  }
  const names = new RegExp([...renamed.keys()].map((name) => name.replace('.', '\\.')).join('|'), 'g');
  const hashes = new Map<string, string>();
  const rewrite = (text: string) => text.replace(names, (name) => renamed.get(name) ?? name);
  const files = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    const after = rewrite(before);
    if (after !== before) writeFileSync(file, after);
    if (/\/hydrate-[^/]+\.js$/.test(file)) hashes.set(sha256(before), sha256(after));
    if (!file.endsWith('.html')) continue;
    for (const [, script = ''] of before.matchAll(/<script>([^<]+)<\/script>/g))
      hashes.set(sha256(script), sha256(rewrite(script)));
  }
  // Content security policies name the inline scripts by hash, and pages the hydration script.
  for (const file of files.filter((path) => /\.html$|\/site\.json$/.test(path))) {
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of hashes) text = text.replaceAll(from, to);
    writeFileSync(file, text);
  }
  return copy;
}
