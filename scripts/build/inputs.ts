import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Everything that a build is made of; a change of any of it makes another site. */
const SOURCES = ['app', 'shared', 'public', 'assets', 'scripts/build'];
const FILES = [
  'scripts/build.ts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];
const NOT_BUILT = /\.test\.tsx?$|\.md$|^assets\/art\//;

/** Digest of the sources and of the variables that are built in. */
export function inputsDigest(root: string, variables: Record<string, string | undefined>): string {
  const digest = createHash('sha256').update(JSON.stringify(variables)).update(process.version);
  const found = SOURCES.flatMap((source) =>
    readdirSync(join(root, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  for (const file of [...found.filter((path) => !NOT_BUILT.test(path)), ...FILES].sort()) {
    digest.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return digest.digest('hex');
}
