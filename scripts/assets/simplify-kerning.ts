/** OpenType GPOS lookup types: 2 is pair kerning; 9 holds a 32-bit offset to a table of another type. */
const PAIR_KERNING = 2;
const EXTENSION = 9;
const HORIZONTAL_ADVANCE = 0x4;
/** From this flag on, the fields of a value record are offsets to variation data (its change along an axis). */
const FIRST_VARIATION = 0x10;
const FIELDS = 8;

/** Kerning is rounded to multiples of this many em: a seventh of a pixel at body size. */
const STEP_EM = 0.008;

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
      if (type === PAIR_KERNING) return [table];
      if (type !== EXTENSION || font.readUInt16BE(table + 2) !== PAIR_KERNING) return [];
      return [table + font.readUInt32BE(table + 4)];
    });
  });
}

/** The fields of a value record as flags, in their order. */
function fields(format: number): number[] {
  return Array.from({ length: FIELDS }, (_, bit) => 1 << bit).filter((flag) => format & flag);
}

/** Offsets of a table's value records; `size` covers both glyphs' records, which are adjacent. */
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
 * Rounds the kerning of an uncompressed font and makes it the same at every weight, in place. Its variation along the
 * axes is invisible, and takes half of the kerning table, which is half of the file.
 */
export function simplifyKerning(font: Buffer): void {
  const gpos = tableOffset(font, 'GPOS');
  const head = tableOffset(font, 'head');
  if (gpos === undefined || head === undefined) return;
  const step = Math.round(STEP_EM * font.readUInt16BE(head + 18));
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
