import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { BuildSettings } from './build-settings.ts';
import { writeAtomically } from './write-atomically.ts';

const INPUTS = [
  'app',
  'assets/images',
  'backend/assistant',
  'backend/compressed-json.ts',
  'content',
  'public',
  'scripts/build',
  'server/database/pglite/limit-compilation.ts',
  'shared',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'scripts/build.ts',
  'tsconfig.json',
  'vite.config.ts',
];

type InputFile = { size: number; modified: number; hash: string };

/** What a build was made from. It is written into the build last, so it marks a complete build. */
export type Stamp = { settings: BuildSettings; files: Record<string, InputFile> };

/** Markdown is documentation, except for the pieces. */
function isInput(path: string): boolean {
  return !/\.test\.tsx?$/.test(path) && (!path.endsWith('.md') || path.startsWith('content/'));
}

function inputPaths(root: string): string[] {
  return INPUTS.flatMap((input) => {
    if (!statSync(join(root, input)).isDirectory()) return [input];
    return readdirSync(join(root, input), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  }).filter(isInput);
}

/** The current inputs. Files whose size and modification time equal those in `previous` are not hashed again. */
export function takeStamp(root: string, settings: BuildSettings, previous?: Stamp): Stamp {
  const files: Record<string, InputFile> = {};
  for (const path of inputPaths(root)) {
    const { size, mtimeMs: modified } = statSync(join(root, path));
    const earlier = previous?.files[path];
    const hash =
      earlier?.size === size && earlier.modified === modified
        ? earlier.hash
        : createHash('sha256')
            .update(readFileSync(join(root, path)))
            .digest('base64url');
    files[path] = { size, modified, hash };
  }
  return { settings, files };
}

/** Whether both would produce the same build. Only settings and contents count, not file times. */
export function isSameInput(a: Stamp, b: Stamp): boolean {
  const hashes = ({ settings, files }: Stamp) =>
    JSON.stringify([
      settings,
      Object.entries(files)
        .map(([path, { hash }]) => [path, hash])
        .sort(([x = ''], [y = '']) => (x < y ? -1 : 1)),
    ]);
  return hashes(a) === hashes(b);
}

/** The stamp of a complete build; `undefined` for one that was never finished. */
export function readStamp(buildDir: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(join(buildDir, 'stamp.json'), 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

export function writeStamp(buildDir: string, stamp: Stamp): void {
  writeAtomically(join(buildDir, 'stamp.json'), JSON.stringify(stamp));
}
