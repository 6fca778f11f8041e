/** Kerning of pairs, OpenType's GPOS lookup of type 2; one of type 9 only points to a table further away. */
const PAIRS = 2;
const EXTENSION = 9;
const HORIZONTAL_ADVANCE = 0x4;
/** Offsets to what a value adds along an axis: all flags of a value record from the fifth on. */
const FIRST_VARIATION = 0x10;
const FIELDS = 8;

/** Of an em: a seventh of a pixel in running text. */
const STEP = 0.008;

function tableOffset(font: Buffer, tag: string): number | undefined {
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  return undefined;
}

function offsets(font: Buffer, list: number): number[] {
  return Array.from({ length: font.readUInt16BE(list) }, (_, i) => font.readUInt16BE(list + 2 + 2 * i));
}

function pairTables(font: Buffer, gpos: number): number[] {
  const lookups = gpos + font.readUInt16BE(gpos + 8);
  return offsets(font, lookups).flatMap((lookupOffset) => {
    const lookup = lookups + lookupOffset;
    const type = font.readUInt16BE(lookup);
    return offsets(font, lookup + 4).flatMap((offset) => {
      const table = lookup + offset;
      if (type === PAIRS) return [table];
      if (type !== EXTENSION || font.readUInt16BE(table + 2) !== PAIRS) return [];
      return [table + font.readUInt32BE(table + 4)];
    });
  });
}

/** The fields of a value record, as their flags, in their order. */
function fields(format: number): number[] {
  return Array.from({ length: FIELDS }, (_, bit) => 1 << bit).filter((flag) => format & flag);
}

/** Where the value records of a table stand: one or two side by side, for the first and the second glyph. */
function recordOffsets(font: Buffer, table: number, size: number): number[] {
  if (font.readUInt16BE(table) === 1) {
    return offsets(font, table + 8).flatMap((offset) => {
      const set = table + offset;
      return Array.from({ length: font.readUInt16BE(set) }, (_, i) => set + 2 + i * (2 + size) + 2);
    });
  }
  const pairs = font.readUInt16BE(table + 12) * font.readUInt16BE(table + 14);
  return Array.from({ length: pairs }, (_, i) => table + 16 + i * size);
}

/**
 * Makes the kerning of an uncompressed font the same at every weight and rounds it, in place. Along the axes it
 * changes by less than anyone sees, and these changes are half of a table that is half of the file.
 */
export function simplifyKerning(font: Buffer): void {
  const gpos = tableOffset(font, 'GPOS');
  const head = tableOffset(font, 'head');
  if (gpos === undefined || head === undefined) return;
  const step = Math.round(STEP * font.readUInt16BE(head + 18));
  for (const table of pairTables(font, gpos)) {
    const layout = [...fields(font.readUInt16BE(table + 4)), ...fields(font.readUInt16BE(table + 6))];
    for (const record of recordOffsets(font, table, 2 * layout.length)) {
      layout.forEach((field, i) => {
        const at = record + 2 * i;
        if (field >= FIRST_VARIATION) font.writeUInt16BE(0, at);
        else if (field === HORIZONTAL_ADVANCE) {
          font.writeInt16BE(Math.round(font.readInt16BE(at) / step) * step, at);
        }
      });
    }
  }
}
