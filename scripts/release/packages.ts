import { cpSync, existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { readJsonFile, writeJsonFile } from './json.ts';

const MODULES = 'node_modules';
/** Files that Node never loads: documentation, types and source maps. Node does not run TypeScript inside packages. */
const UNUSED_FILE = /\.(?:map|[cm]?tsx?|tsbuildinfo)$|^changelog\.md$/i;
/** Folders at the top of a package that Node loads nothing from. */
const UNUSED_FOLDERS = new Set(['docs', 'playground', 'test']);
const PREBUILDS = 'prebuilds';

type Dependencies = Record<string, string>;
type Manifest = {
  name: string;
  version: string;
  dependencies?: Dependencies;
  optionalDependencies?: Dependencies;
  peerDependencies?: Dependencies;
  [field: string]: unknown;
};
type Lockfile = { packages: Record<string, Manifest>; [field: string]: unknown };

const KINDS = ['dependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** Where Node finds a package that the package or project in `importer` names: in the nearest `node_modules` upwards. */
function resolvePackage(root: string, name: string, importer: string): string | undefined {
  for (let folder = importer; ; folder = dirname(folder)) {
    const candidate = basename(folder) === MODULES ? join(folder, name) : join(folder, MODULES, name);
    if (existsSync(join(root, candidate))) return candidate;
    if (folder === '.') return undefined;
  }
}

/** Removes the dependencies that are not kept, so that `npm ls` neither misses them nor shows a package without a reason. */
function trimDependencies(
  root: string,
  manifest: Manifest,
  path: string,
  kept: ReadonlySet<string>,
): Manifest {
  const isKept = (name: string) => kept.has(resolvePackage(root, name, path) ?? '');
  const trimmed = { ...manifest };
  for (const kind of KINDS) {
    const named = Object.entries(manifest[kind] ?? {});
    trimmed[kind] = Object.fromEntries(named.filter(([name]) => isKept(name)));
    if (Object.keys(trimmed[kind]).length === 0) delete trimmed[kind];
  }
  delete trimmed['devDependencies'];
  return trimmed;
}

/** Copies a package without the packages nested in it, and without what only other systems need. */
function copyPackage(root: string, target: string, path: string): void {
  const source = join(root, path);
  const here = `${process.platform}-${process.arch}`;
  cpSync(source, join(target, path), {
    recursive: true,
    filter: (file) => {
      const name = basename(file);
      if (file === source) return true;
      if (basename(dirname(file)) === PREBUILDS) return name === here;
      if (dirname(file) === source && UNUSED_FOLDERS.has(name)) return false;
      return name !== MODULES && !UNUSED_FILE.test(name);
    },
  });
}

/** Copies the packages that the server runs on. Their code stays as published; only their manifests are trimmed. */
export function copyPackages(root: string, target: string, packages: readonly string[]): void {
  const kept = new Set(packages);
  for (const path of packages) {
    copyPackage(root, target, path);
    const manifest = readJsonFile<Manifest>(join(root, path, 'package.json'));
    writeJsonFile(join(target, path, 'package.json'), trimDependencies(root, manifest, path, kept));
  }
  const lock = readJsonFile<Lockfile>(join(root, 'package-lock.json'));
  const entries = Object.entries(lock.packages).filter(([path]) => path === '' || kept.has(path));
  const trimmed = entries.map(([path, entry]) => [path, trimDependencies(root, entry, path || '.', kept)]);
  writeJsonFile(join(target, 'package-lock.json'), { ...lock, packages: Object.fromEntries(trimmed) });
  const manifest = readJsonFile<Manifest>(join(root, 'package.json'));
  const { scripts: _scripts, ...rest } = trimDependencies(root, manifest, '.', kept);
  const commands = ['start', 'admin', 'backup', 'restore', 'migrate', 'check'];
  const scripts = Object.fromEntries(commands.map((command) => [command, `bin/site ${command}`]));
  writeJsonFile(join(target, 'package.json'), { ...rest, engines: { node: '>=24' }, scripts });
}
