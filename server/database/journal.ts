import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import pLimit from 'p-limit';

import { syncDirectory } from './sync-directory.ts';

/** A row that was, or is about to be, acknowledged to a visitor. */
export type JournalEntry = {
  table: 'contact_submissions' | 'newsletter_subscriptions';
  row: Record<string, unknown>;
};

const SEGMENT = /^(\d{8})\.log$/;

/** One line an entry: its checksum, then JSON, which has no line breaks. */
function format(entry: JournalEntry): string {
  const json = JSON.stringify(entry);
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}\n`;
}

function parse(line: string): JournalEntry | undefined {
  const json = line.slice(9);
  return crc32(json).toString(16).padStart(8, '0') === line.slice(0, 8)
    ? (JSON.parse(json) as JournalEntry)
    : undefined;
}

/**
 * Rows that visitors were told are received, on disk before they were told. The embedded database never waits
 * for the disk itself, so these files carry its promise until a sync of the whole database has overtaken them.
 * Files are named by number; a new one is begun at each start and by `rotate`.
 */
export class Journal {
  readonly #directory: string;
  #next: number;
  #file: FileHandle | undefined;
  #waiting: { line: string; done: () => void; failed: (error: unknown) => void }[] = [];
  readonly #inTurn = pLimit(1);
  /** Bytes since the last rotation. */
  size = 0;

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.#directory = directory;
    this.#next = Math.max(0, ...this.segments()) + 1;
  }

  /** Numbers of the files there are, oldest first. */
  segments(): number[] {
    return readdirSync(this.#directory)
      .flatMap((name) => SEGMENT.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  }

  #path(segment: number): string {
    return join(this.#directory, `${String(segment).padStart(8, '0')}.log`);
  }

  /** Everything that is whole, oldest first, and the number of lines that are not. */
  read(): { entries: JournalEntry[]; damaged: number } {
    const lines = this.segments().flatMap((segment) =>
      readFileSync(this.#path(segment), 'utf8').split('\n').filter(Boolean),
    );
    const entries = lines.map(parse).filter((entry) => entry !== undefined);
    return { entries, damaged: lines.length - entries.length };
  }

  /** Resolves when the entry is on disk. Entries that wait at the same time share one sync. */
  append(entry: JournalEntry): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ line: format(entry), done, failed });
      void this.#inTurn(() => this.#writeWaiting());
    });
  }

  async #writeWaiting(): Promise<void> {
    const group = this.#waiting.splice(0);
    if (group.length === 0) return;
    const text = group.map(({ line }) => line).join('');
    try {
      this.#file ??= await this.#begin();
      await this.#file.appendFile(text);
      await this.#file.datasync();
      this.size += Buffer.byteLength(text);
      for (const { done } of group) done();
    } catch (error) {
      // After a failed sync nobody knows what of the file is on disk: the next entry begins another.
      await this.#file?.close().catch(() => {});
      this.#file = undefined;
      for (const { failed } of group) failed(error);
    }
  }

  async #begin(): Promise<FileHandle> {
    const file = await open(this.#path(this.#next), 'ax', 0o600);
    this.#next += 1;
    // Without this the file's name itself could be lost.
    await syncDirectory(this.#directory);
    return file;
  }

  /** Begins another file with the next entry and answers the numbers of those before it. */
  rotate(): Promise<number[]> {
    return this.#inTurn(async () => {
      await this.#file?.close();
      this.#file = undefined;
      this.size = 0;
      return this.segments();
    });
  }

  /** Removes files whose rows the database itself now holds on disk. */
  discard(segments: readonly number[]): void {
    for (const segment of segments) rmSync(this.#path(segment), { force: true });
  }

  async close(): Promise<void> {
    await this.rotate();
  }
}
