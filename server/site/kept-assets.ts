import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import pLimit from 'p-limit';

import { errorCode } from '#backend/error-code.ts';
import type { Log } from '#server/log.ts';
import { DAY_MS } from '#shared/time/durations.ts';

import { staticFile } from './static-file.ts';
import type { Encoding, StaticFile } from './static-file.ts';

/** Files whose names contain a hash of their content. No such name leads out of the directory. */
const HASHED =
  /^\/(?:assets\/[\w.-]{1,100}-[\w-]{8}\.(?:js|css|svg|woff2)|images\/[\w-]{1,100}\.[0-9a-f]{8}\.(?:avif|webp))$/;
const FOLDERS = ['assets', 'images'];
const ENDINGS: Record<NonNullable<Encoding>, string> = { br: '.br', gzip: '.gz' };
const UNFINISHED = /\.unfinished$/;

/** More than twelve times the largest file of the build. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Maximum number of requests waiting for a hung network directory; any more get 404. */
const MAX_WAITING = 200;
/** Files that were marked within this time are not marked again. */
const MARKED_EVERY_MS = 60 * 60_000;

export type KeptAssets = {
  /** The file of an earlier or later build; `undefined` when there is none. */
  find(path: string): Promise<StaticFile | undefined>;
  /** Stores the files of this build, marks them as in use, and removes what no server has used for `days`. */
  keep(): Promise<void>;
};

type Options = {
  directory: string;
  days: number;
  /** The files of this build, by path. */
  files: ReadonlyMap<string, StaticFile>;
  log: Log;
};

/** Size and time of a file; zero for both when it is absent. */
async function statOrZero(file: string): Promise<{ size: number; mtimeMs: number }> {
  try {
    return await stat(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { size: 0, mtimeMs: 0 };
    throw error;
  }
}

async function readBounded(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const { size } = await statOrZero(file);
  // An empty file is one that a power failure cut short.
  return size > 0 && size <= MAX_BYTES ? readFile(file) : undefined;
}

async function writeAtomically(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.unfinished`;
  try {
    await writeFile(draft, body);
    await rename(draft, file);
  } catch (error) {
    // On a full disk the partial file would take the last space.
    await rm(draft, { force: true });
    throw error;
  }
}

/** Stores or marks one file. Its plain variant comes last, so a file that has it is complete. */
async function store(directory: string, path: string, { variants }: StaticFile): Promise<boolean> {
  const now = new Date();
  const bodies = variants.map(({ encoding, body }) => ({
    body,
    name: join(directory, path) + (encoding ? ENDINGS[encoding] : ''),
  }));
  const plain = bodies.at(-1);
  if (!plain) return false;
  const { size, mtimeMs } = await statOrZero(plain.name);
  const isStored = size === plain.body.byteLength;
  if (isStored && mtimeMs > now.getTime() - MARKED_EVERY_MS) return false;
  for (const { name, body } of bodies) {
    if (isStored) await utimes(name, now, now).catch(() => writeAtomically(name, body));
    else await writeAtomically(name, body);
  }
  return !isStored;
}

async function removeUnused(directory: string, before: number): Promise<number> {
  let removed = 0;
  for (const folder of FOLDERS) {
    for (const name of await readdir(join(directory, folder))) {
      const path = `/${folder}/${name}`;
      if (!HASHED.test(path.replace(/\.(br|gz)$/, '')) && !UNFINISHED.test(name)) continue;
      const { mtimeMs } = await stat(join(directory, path)).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs >= before) continue;
      await rm(join(directory, path), { force: true });
      removed += 1;
    }
  }
  return removed;
}

/**
 * The hashed files of all builds that ran here or on another server with the same directory. A page that was loaded before
 * a release still finds its files, and during a rolling update each server has the files of both builds.
 */
export function openKeptAssets({ directory, days, files, log }: Options): KeptAssets {
  // One read at a time: with `keep`, a hung directory blocks two of Node's four file threads, and the journal needs one.
  const oneByOne = pLimit(1);
  let isKeeping = false;
  const own = [...files].filter(([path]) => HASHED.test(path));

  async function read(path: string): Promise<StaticFile | undefined> {
    const file = join(directory, path);
    const plain = await readBounded(file);
    if (!plain) return undefined;
    const br = await readBounded(file + ENDINGS.br);
    const gzip = await readBounded(file + ENDINGS.gzip);
    return staticFile(path, { br, gzip, plain });
  }

  return {
    async find(path) {
      if (!HASHED.test(path) || oneByOne.pendingCount >= MAX_WAITING) return undefined;
      return oneByOne(() => read(path)).catch(() => undefined);
    },
    async keep() {
      if (isKeeping) return;
      isKeeping = true;
      try {
        for (const folder of FOLDERS) await mkdir(join(directory, folder), { recursive: true });
        let added = 0;
        for (const [path, file] of own) if (await store(directory, path, file)) added += 1;
        const removed = await removeUnused(directory, Date.now() - days * DAY_MS);
        if (added + removed > 0) log('assets_kept', { added, removed });
      } catch (error) {
        log('assets_not_kept', { reason: errorCode(error) ?? 'unknown' }, 'warn');
      }
      isKeeping = false;
    },
  };
}
