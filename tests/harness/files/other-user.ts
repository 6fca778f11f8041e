import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** User `nobody`, which shares no group with the user who runs the tests. */
export const OTHER_USER = { uid: 65534, gid: 65534 };

/** Only root may act as another user; without root, tests check file modes only. */
export const CAN_ACT_AS_OTHER = process.getuid?.() === 0;

export const NO_OTHER_USER = 'only root can give files to another user';

/** Files and directories, `directory` included, whose mode gives group or others any access. */
export function openToOthers(directory: string): string[] {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return ['.', ...paths].filter((path) => (lstatSync(join(directory, path)).mode & 0o077) !== 0);
}

/** Files below a directory that another user can actually read. */
export function readByOther(directory: string): string[] {
  if (!CAN_ACT_AS_OTHER) return [];
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  // Each file is tried by its path: `find` would miss files in directories that can be entered but not listed.
  const script = 'while read -r file; do [ -r "$file" ] && echo "$file"; done; true';
  const found = execFileSync('/bin/sh', ['-c', script], { ...OTHER_USER, input: `${files.join('\n')}\n` });
  return found
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((file) => relative(directory, file));
}
