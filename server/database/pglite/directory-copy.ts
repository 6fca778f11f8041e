import { hash } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { errorCode } from '#backend/error-code.ts';

const CHUNK_BYTES = 256 * 1024;

/** What the copy of a file holds: its length, and the place and digest of each chunk. */
type Copied = { bytes: number; chunks: ReadonlySet<string> };

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

/**
 * Copies a directory whose files may change meanwhile: each call of `update` copies what has changed since the one
 * before. One file is read or written at a time, because Node has four threads for files, and the journal needs one.
 */
export class DirectoryCopy {
  readonly #source: string;
  readonly #target: string;
  readonly #directories = new Set<string>();
  #files = new Map<string, Copied>();
  readonly #buffer = Buffer.alloc(CHUNK_BYTES);

  constructor(source: string, target: string) {
    this.#source = source;
    this.#target = target;
  }

  /** @param afterChunk called after each chunk that has been read; a rejection ends the copy */
  async update(afterChunk: () => Promise<unknown> = async () => {}): Promise<void> {
    await this.#makeDirectory('');
    const files = new Map<string, Copied>();
    for (const entry of await readdir(this.#source, { recursive: true, withFileTypes: true })) {
      const path = relative(this.#source, join(entry.parentPath, entry.name));
      if (entry.isDirectory()) await this.#makeDirectory(path);
      if (!entry.isFile()) continue;
      const copied = await this.#updateFile(path, afterChunk);
      if (copied) files.set(path, copied);
    }
    for (const path of this.#files.keys()) if (!files.has(path)) await rm(join(this.#target, path));
    this.#files = files;
  }

  async #makeDirectory(path: string): Promise<void> {
    if (this.#directories.has(path)) return;
    await mkdir(join(this.#target, path), { mode: 0o700 });
    this.#directories.add(path);
  }

  /** Returns `undefined` for a file that has been removed since it was listed. */
  async #updateFile(path: string, afterChunk: () => Promise<unknown>): Promise<Copied | undefined> {
    let source: FileHandle;
    try {
      source = await open(join(this.#source, path), 'r');
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
    try {
      return await this.#updateChunks(source, path, afterChunk);
    } finally {
      await source.close();
    }
  }

  async #updateChunks(source: FileHandle, path: string, afterChunk: () => Promise<unknown>): Promise<Copied> {
    const before = this.#files.get(path);
    const chunks = new Set<string>();
    const openTarget = (flags: 'wx' | 'r+') => open(join(this.#target, path), flags, 0o600);
    let target = before ? undefined : await openTarget('wx');
    let bytes = 0;
    try {
      for (;;) {
        const { bytesRead } = await source.read(this.#buffer, 0, CHUNK_BYTES, bytes);
        if (bytesRead === 0) break;
        const read = this.#buffer.subarray(0, bytesRead);
        // The digest of what was written, so that a chunk that changed while it was read is noticed by the next update.
        const chunk = `${bytes} ${hash('sha256', read)}`;
        if (!before?.chunks.has(chunk)) {
          target ??= await openTarget('r+');
          await writeAll(target, read, bytes);
        }
        chunks.add(chunk);
        bytes += bytesRead;
        await afterChunk();
      }
      if (before && before.bytes > bytes) {
        target ??= await openTarget('r+');
        await target.truncate(bytes);
      }
      return { bytes, chunks };
    } finally {
      await target?.close();
    }
  }
}
