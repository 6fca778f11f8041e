import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

import { CHECKSUMS_FILE } from '#server/settings/this-release.ts';

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Writes the checksums of all files, and gives every file the same modes whatever umask and owner it was made with. */
export function sealDirectory(directory: string): void {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({
    path: join(entry.parentPath, entry.name),
    isFile: entry.isFile(),
  }));
  const files = paths.filter(({ isFile }) => isFile).map(({ path }) => relative(directory, path));
  const lines = files.sort().map((file) => `${sha256(join(directory, file))}  ${file}\n`);
  writeFileSync(join(directory, CHECKSUMS_FILE), lines.join(''));
  for (const { path, isFile } of paths) {
    const isProgram = isFile && basename(dirname(path)) === 'bin';
    chmodSync(path, isFile && !isProgram ? 0o644 : 0o755);
  }
  chmodSync(join(directory, CHECKSUMS_FILE), 0o644);
  chmodSync(directory, 0o755);
}

/** Packs a directory so that the same contents always give the same archive, and writes its checksum beside it. */
export function packDirectory(directory: string, archive: string, madeAt: number): void {
  const order = ['--sort=name', `--mtime=@${madeAt}`, '--owner=0', '--group=0', '--numeric-owner'];
  execFileSync('tar', [...order, '-czf', archive, '-C', dirname(directory), basename(directory)]);
  writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${basename(archive)}\n`);
}
