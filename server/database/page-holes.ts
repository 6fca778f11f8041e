import { closeSync, openSync, readSync, writeSync } from 'node:fs';

export const PAGE_BYTES = 8_192;
const HEADER_BYTES = 24;
const LOWER_OFFSET = 12;
const UPPER_OFFSET = 14;

/** The unused bytes of a page of a table or a B-tree: between the line pointers and the rows. */
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

function eachPage(
  file: string,
  first: number,
  count: number,
  flags: 'r' | 'r+',
  look: (page: Buffer) => boolean,
) {
  const descriptor = openSync(file, flags);
  try {
    const bytes = Buffer.alloc(count * PAGE_BYTES);
    const length = readSync(descriptor, bytes, 0, bytes.length, first * PAGE_BYTES);
    let found = 0;
    for (let start = 0; start + PAGE_BYTES <= length; start += PAGE_BYTES) {
      const page = bytes.subarray(start, start + PAGE_BYTES);
      if (!look(page)) continue;
      found += 1;
      if (flags === 'r+') writeSync(descriptor, page, 0, PAGE_BYTES, first * PAGE_BYTES + start);
    }
    return found;
  } finally {
    closeSync(descriptor);
  }
}

/** Whether any of these pages holds something where it says that nothing is. */
export function hasRemains(file: string, first: number, count: number): boolean {
  return eachPage(file, first, count, 'r', (page) => !isZero(holeOf(page))) > 0;
}

/** Fills the unused bytes of these pages with zeros. The database must have none of them in its memory. */
export function clearRemains(file: string, first: number, count: number): void {
  eachPage(file, first, count, 'r+', (page) => {
    const hole = holeOf(page);
    if (isZero(hole)) return false;
    hole.fill(0);
    return true;
  });
}
