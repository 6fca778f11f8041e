// Writes the software bill of materials: every package that the site runs on, read from the lockfile.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import * as z from 'zod/mini';

import { commandOfTool } from '#tests/tools/packages.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = 'node_modules/';
const OPTIONS = ['--omit', 'dev', '--package-lock-only', '--flatten-components', '--output-file'];

const lockfileSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ name: z.optional(z.string()), version: z.optional(z.string()) }),
  ),
});

/**
 * The lockfile with the address of every package. Ours omits the addresses, so that it installs from any registry, but
 * CycloneDX attaches a package's hash to its address and would omit both.
 */
function withAddresses(lockfile: string): string {
  const lock = lockfileSchema.parse(JSON.parse(lockfile));
  for (const [path, part] of Object.entries(lock.packages)) {
    const name = part.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    if (path !== '')
      part['resolved'] = `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${part.version}.tgz`;
  }
  return JSON.stringify(lock);
}

// `node scripts/sbom.ts [FILE [DIRECTORY]]`: the directory holds another manifest and lockfile, such as a release's.
const output = resolve(process.argv[2] ?? join(ROOT, 'sbom.cdx.json'));
const source = resolve(process.argv[3] ?? ROOT);
const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
copyFileSync(join(source, 'package.json'), join(folder, 'package.json'));
writeFileSync(
  join(folder, 'package-lock.json'),
  withAddresses(readFileSync(join(source, 'package-lock.json'), 'utf8')),
);
const command = commandOfTool('@cyclonedx/cyclonedx-npm', 'cyclonedx-npm');
const { status } = spawnSync(process.execPath, [command, ...OPTIONS, output], {
  cwd: folder,
  stdio: 'inherit',
});
rmSync(folder, { recursive: true });
if (status === 0) process.stdout.write(`Written: ${output}\n`);
process.exitCode = status ?? 1;
