// Makes one archive of the finished site that runs without build tools, npm or a network (docs/deployment.md).
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { RELEASE_FILE, ROOT } from '#server/settings/this-release.ts';

import { packDirectory, sealDirectory } from './release/archive.ts';
import { readJsonFile } from './release/json.ts';
import { copyPackages } from './release/packages.ts';
import { traceImports } from './release/trace.ts';
import { git, hasUncommittedChanges, versionInName } from './release/version.ts';

/** Files that no import leads to: those read by path at run time, and those for the operator. */
const COPIED = ['build', 'supabase/migrations', 'deploy', 'docs', 'README.md'];
/** Screenshots are for readers of the repository; the stamp only tells a checkout whether to build again. */
const LEFT_OUT = ['docs/screenshots', 'build/stamp.json', 'build/weights.json'];
/** Libraries beside the C library that Node's binary is linked to. */
const NODE_LIBRARIES = ['libstdc++.so.6', 'libgcc_s.so.1'];
const NODE_PACKAGE = 'node_modules/node';

/** The commit that is released, with a note when the files differ from it. */
function describeCommit(): string | undefined {
  const commit = git(ROOT, 'rev-parse', 'HEAD');
  return commit && hasUncommittedChanges(ROOT) ? `${commit}, with uncommitted changes` : commit;
}

function copyTo(target: string, path: string): void {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(ROOT, path), join(target, path), {
    recursive: true,
    filter: (source) => !LEFT_OUT.some((left) => source === join(ROOT, left)),
  });
}

/** Copies the C++ libraries of Node's binary, for a machine that has a C library only. */
function copyNodeLibraries(target: string): void {
  const linked = execFileSync('ldd', [join(ROOT, NODE_PACKAGE, 'bin/node')]).toString();
  mkdirSync(join(target, 'lib'));
  for (const name of NODE_LIBRARIES) {
    const path = linked
      .split('\n')
      .find((line) => line.trim().startsWith(`${name} =>`))
      ?.split(' ')[2];
    if (path) copyFileSync(realpathSync(path), join(target, 'lib', name));
  }
}

/** Puts the release together in `target`, a directory that does not exist yet. */
async function assemble(target: string, withNode: boolean): Promise<void> {
  const { version } = readJsonFile<{ version: string }>(join(ROOT, 'package.json'));
  const { files, packages } = await traceImports(ROOT);
  for (const path of [...files, ...COPIED]) copyTo(target, path);
  copyPackages(ROOT, target, withNode ? [...packages, NODE_PACKAGE] : packages);
  mkdirSync(join(target, 'bin'));
  copyFileSync(join(ROOT, 'scripts/release/site.sh'), join(target, 'bin/site'));
  chmodSync(join(target, 'bin/site'), 0o755);
  if (withNode) copyNodeLibraries(target);
  const { siteUrl: builtFor } = readJsonFile<{ siteUrl: string }>(join(ROOT, 'build/site.json'));
  const about = {
    version,
    commit: describeCommit(),
    node: withNode ? process.version : '>= 24, from the machine',
    system: `${process.platform}-${process.arch}`,
    builtFor,
  };
  writeFileSync(join(target, RELEASE_FILE), `${JSON.stringify(about, null, 2)}\n`);
  execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.ts'), join(target, 'sbom.cdx.json'), target], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  sealDirectory(target);
}

/** Puts the release of the build in `build/` together, in a new directory below `output`. */
export async function assembleRelease(output: string, withNode: boolean): Promise<string> {
  const { name, version } = readJsonFile<{ name: string; version: string }>(join(ROOT, 'package.json'));
  const system = `${process.platform}-${process.arch}${withNode ? '' : '-without-node'}`;
  const directory = join(output, `${name}-${versionInName(version, ROOT)}-${system}`);
  rmSync(directory, { recursive: true, force: true });
  await assemble(directory, withNode);
  return directory;
}

export function packRelease(directory: string): string {
  const archive = `${directory}.tar.gz`;
  packDirectory(directory, archive, Number(git(ROOT, 'log', '-1', '--format=%ct') ?? 0));
  return archive;
}

if (import.meta.main) {
  // Throws at an unknown option.
  const { values, positionals } = parseArgs({
    options: { 'without-node': { type: 'boolean' } },
    allowPositionals: true,
  });
  const { buildIfChanged } = await import('./build.ts');
  await buildIfChanged();
  const directory = await assembleRelease(
    resolve(positionals[0] ?? join(ROOT, 'release')),
    !values['without-node'],
  );
  process.stdout.write(`${packRelease(directory)}\n`);
  rmSync(directory, { recursive: true });
}
