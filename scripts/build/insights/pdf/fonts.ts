import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

const packages = createRequire(import.meta.url);

/** Typst does not support variable fonts, so each cut is made from the site's own: Newsreader for text, Instrument Sans beside it. */
const CUTS: { source: string; axes: Record<string, number> }[] = [
  { source: 'newsreader/files/newsreader-latin-opsz-normal.woff2', axes: { wght: 400, opsz: 14 } },
  { source: 'newsreader/files/newsreader-latin-opsz-normal.woff2', axes: { wght: 600, opsz: 14 } },
  { source: 'newsreader/files/newsreader-latin-opsz-italic.woff2', axes: { wght: 400, opsz: 14 } },
  { source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: 400 } },
  { source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: 600 } },
];

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•·€™−ŒœŠšŽž`;

export async function pdfFonts(): Promise<Buffer[]> {
  return Promise.all(
    CUTS.map(async ({ source, axes }) => {
      const font = await readFile(packages.resolve(`@fontsource-variable/${source}`));
      return subsetFont(font, CHARACTERS, { targetFormat: 'sfnt', variationAxes: axes });
    }),
  );
}
