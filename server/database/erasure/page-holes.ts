import { closeSync, openSync, readSync, writeSync } from 'node:fs';

export const PAGE_BYTES = 8_192;
const HEADER_BYTES = 24;
const LOWER_OFFSET = 12;
const UPPER_OFFSET = 14;

/** The unused bytes of a table's or B-tree's page, between the line pointers and the rows. */
function holeOf(page: Buffer): Buffer {
  const lower = page.readUInt16LE(LOWER_OFFSET);
  const upper = page.readUInt16LE(UPPER_OFFSET);
  const isPlausible = lower >= HEADER_BYTES && lower < upper && upper <= PAGE_BYTES;
  return isPlausible ? page.subarray(lower, upper) : page.subarray(0, 0);
}

function isZero(bytes: Buffer): boolean {
  return (
    bytes.length === 0 || (bytes[0] === 0 && bytes.compare(bytes, 1, bytes.length, 0, bytes.length - 1) === 0)
  );
}

/** Counts the pages whose unused bytes are not all zero, and zeroes those bytes if asked to. */
function countRemains(file: string, first: number, count: number, action: 'read' | 'clear'): number {
  const descriptor = openSync(file, action === 'read' ? 'r' : 'r+');
  try {
    const bytes = Buffer.alloc(count * PAGE_BYTES);
    const length = readSync(descriptor, bytes, 0, bytes.length, first * PAGE_BYTES);
    let found = 0;
    for (let start = 0; start + PAGE_BYTES <= length; start += PAGE_BYTES) {
      const page = bytes.subarray(start, start + PAGE_BYTES);
      const hole = holeOf(page);
      if (isZero(hole)) continue;
      found += 1;
      if (action === 'read') continue;
      hole.fill(0);
      writeSync(descriptor, page, 0, PAGE_BYTES, first * PAGE_BYTES + start);
    }
    return found;
  } finally {
    closeSync(descriptor);
  }
}

/** Whether the unused part of any of these pages contains a non-zero byte. */
export function hasRemains(file: string, first: number, count: number): boolean {
  return countRemains(file, first, count, 'read') > 0;
}

/** Zeroes the unused bytes of these pages. None of them may be in the database's buffer cache. */
export function clearRemains(file: string, first: number, count: number): void {
  countRemains(file, first, count, 'clear');
}
