import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';
import { expect, test } from 'vitest';

import { simplifyKerning } from './simplify-kerning.ts';

const FONT = import.meta
  .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');
const TEXT = 'AVATAR To LT We Yo. fi 0123456789 abcdefghijklmnopqrstuvwxyz';
const UNITS_PER_EM = 1000;
/** Length of a table's entry in the directory at the start of a font. */
const ENTRY = 16;

/** The tables of an uncompressed font by their tags. */
function tables(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + ENTRY * i);
  return new Map(
    entries.map((entry) => {
      const start = font.readUInt32BE(entry + 8);
      return [
        font.toString('latin1', entry, entry + 4),
        font.subarray(start, start + font.readUInt32BE(entry + 12)),
      ];
    }),
  );
}

function int16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, i) => bytes.writeInt16BE(value, 2 * i));
  return bytes;
}

function entry(tag: string, offset: number): Buffer {
  const bytes = Buffer.alloc(ENTRY);
  bytes.write(tag, 'latin1');
  bytes.writeUInt32BE(offset, 8);
  return bytes;
}

/** A font with two pairs after one glyph; each has an advance and an offset to the variation of the advance. */
function fontWithPairs(first: number, second: number) {
  const head = 12 + 2 * ENTRY;
  const gpos = head + 20;
  const header = int16(1, 0, 0, 0, 10);
  const lookups = int16(1, 4, 2, 0, 1, 8);
  const pairs = int16(1, 0, 0x44, 0, 1, 12);
  const font = Buffer.concat([
    int16(0, 0, 2, 0, 0, 0),
    entry('head', head),
    entry('GPOS', gpos),
    int16(0, 0, 0, 0, 0, 0, 0, 0, 0, UNITS_PER_EM),
    header,
    lookups,
    pairs,
    int16(2, 7, first, 90, 8, second, 96),
  ]);
  return { font, start: font.length - 12 };
}

test('a kerning pair keeps its glyph, is rounded to 8/1000 em and loses its variation', () => {
  const { font, start } = fontWithPairs(-75, 3);
  simplifyKerning(font);
  expect(font.subarray(start)).toEqual(int16(7, -72, 0, 8, 0, 0));
});

test('a font becomes smaller, and only its kerning changes', async () => {
  const source = await readFile(fileURLToPath(FONT));
  const settings = { noHinting: true, variationAxes: { wght: { min: 400, max: 600 } } };
  const before = await subsetFont(source, TEXT, {
    ...settings,
    keepFeatures: ['kern'],
    targetFormat: 'sfnt',
  });
  const after = Buffer.from(before);
  simplifyKerning(after);

  const [tablesBefore, tablesAfter] = [tables(before), tables(after)];
  const changed = [...tablesBefore].filter(([tag, table]) => !tablesAfter.get(tag)?.equals(table));
  expect(changed.map(([tag]) => tag)).toEqual(['GPOS']);

  const weigh = async (font: Buffer) =>
    (await subsetFont(font, TEXT, { noHinting: true, keepFeatures: ['kern'], targetFormat: 'woff2' })).length;
  expect(await weigh(after)).toBeLessThan(await weigh(before));
});
