import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

import pLimit from 'p-limit';

import { syncDirectory } from './sync-directory.ts';

/** A row that has been or is about to be acknowledged. */
export type JournalEntry = {
  table: 'contact_submissions' | 'newsletter_subscriptions' | 'appointments' | 'event_registrations';
  row: Record<string, unknown>;
};

/** The journal's directory, below DATA_DIR. */
export const JOURNAL = 'journal';

const SEGMENT = /^(\d{8})\.log$/;

function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, '0');
}

/** Formats an entry as one line: a checksum, then JSON, which contains no line breaks. */
function format(entry: JournalEntry): string {
  const json = JSON.stringify(entry);
  return `${checksum(json)} ${json}\n`;
}

function parse(line: string): JournalEntry | undefined {
  const json = line.slice(9);
  return checksum(json) === line.slice(0, 8) ? (JSON.parse(json) as JournalEntry) : undefined;
}

/**
 * An append-only log of acknowledged rows, synced before each acknowledgement. The embedded database never syncs by
 * itself, so these files keep the rows safe until the whole database has been synced. Files are numbered; each start
 * and each `rotate` begins a new one.
 */
export class Journal {
  readonly #directory: string;
  #next: number;
  #file: FileHandle | undefined;
  #queue: { line: string; resolve: () => void; reject: (error: unknown) => void }[] = [];
  readonly #serial = pLimit(1);
  /** Bytes since the last rotation. */
  size = 0;

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.#directory = directory;
    this.#next = Math.max(0, ...this.segments()) + 1;
  }

  /** Numbers of the existing files, oldest first. */
  segments(): number[] {
    return readdirSync(this.#directory)
      .flatMap((name) => SEGMENT.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  }

  #path(segment: number): string {
    return join(this.#directory, `${String(segment).padStart(8, '0')}.log`);
  }

  /** Returns the intact entries, oldest first, and the number of damaged lines. */
  read(): { entries: JournalEntry[]; damaged: number } {
    const lines = this.segments().flatMap((segment) =>
      readFileSync(this.#path(segment), 'utf8').split('\n').filter(Boolean),
    );
    const entries = lines.map(parse).filter((entry) => entry !== undefined);
    return { entries, damaged: lines.length - entries.length };
  }

  /** Resolves when the entry is on disk. Entries waiting at the same time share one sync. */
  append(entry: JournalEntry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ line: format(entry), resolve, reject });
      void this.#serial(() => this.#writeQueue());
    });
  }

  async #writeQueue(): Promise<void> {
    const group = this.#queue.splice(0);
    if (group.length === 0) return;
    const text = group.map(({ line }) => line).join('');
    try {
      this.#file ??= await this.#begin();
      await this.#file.appendFile(text);
      await this.#file.datasync();
      this.size += Buffer.byteLength(text);
      for (const { resolve } of group) resolve();
    } catch (error) {
      // After a failed sync it is unknown how much of the file is on disk, so the next entry starts a new file.
      await this.#file?.close().catch(() => {});
      this.#file = undefined;
      for (const { reject } of group) reject(error);
    }
  }

  async #begin(): Promise<FileHandle> {
    const file = await open(this.#path(this.#next), 'ax', 0o600);
    this.#next += 1;
    // Without this the directory entries of the file, and of a new journal, could be lost.
    await syncDirectory(this.#directory);
    await syncDirectory(dirname(this.#directory));
    return file;
  }

  /** Closes the current file, so that the next entry begins a new one, and returns the numbers of all files so far. */
  rotate(): Promise<number[]> {
    return this.#serial(async () => {
      await this.#file?.close();
      this.#file = undefined;
      this.size = 0;
      return this.segments();
    });
  }

  /** Removes files whose rows the synced database now holds. */
  discard(segments: readonly number[]): void {
    for (const segment of segments) rmSync(this.#path(segment), { force: true });
  }
}
