/**
 * Cuts the two type families to the characters and weights that the site uses and writes them to
 * `app/fonts`. Run by hand (`node scripts/fonts.ts`) after a change of family, range or character set.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

import { simplifyKerning } from './simplify-kerning.ts';

const OUTPUT = new URL('../app/fonts/', import.meta.url);
const packages = createRequire(import.meta.url);

/** What a first visit fetches of a file in one flight: ten segments of TCP less the head of the answer. */
const ONE_FLIGHT_BYTES = 13_800;

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** All that the site's own texts are written in. */
const OWN = range(0x20, 0x7e) + '\u00a0–—‘’“”…·©°';
/** What visitors may write besides, in a file of its own: fetched only when it is needed (styles/fonts.css). */
const FURTHER = range(0xa1, 0xff).replaceAll(/[©°·\u00ad]/g, '') + 'ŒœŠšŽžŸ‚„‹›•™−€';

type Axis = number | { min: number; max: number };

type Family = {
  source: string;
  target: string;
  variationAxes: Record<string, Axis>;
  keepFeatures: string[];
};

const FAMILIES: Family[] = [
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    target: 'newsreader',
    // Headings only: one weight is enough to tell them from text, and one optical size, between the 20 px of a
    // card and the 76 px of home, costs half of what the axis does.
    variationAxes: { wght: 430, opsz: 44 },
    // Old-style figures and swashes stay out; stats use lining, tabular figures.
    keepFeatures: ['kern', 'lnum', 'tnum', 'liga'],
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'tnum'],
  },
];

async function cut(family: Family, characters: string): Promise<Buffer> {
  const { variationAxes, keepFeatures } = family;
  const source = await readFile(packages.resolve(family.source));
  const settings = { keepFeatures, noHinting: true };
  const font = await subsetFont(source, characters, { ...settings, targetFormat: 'sfnt', variationAxes });
  simplifyKerning(font);
  // Once more, because only now the parts of the kerning that have become empty can be left out.
  return subsetFont(font, characters, { ...settings, targetFormat: 'woff2' });
}

await mkdir(OUTPUT, { recursive: true });
for (const family of FAMILIES) {
  const own = await cut(family, OWN);
  if (own.length > ONE_FLIGHT_BYTES) throw new Error(`${family.target} weighs ${own.length} bytes`);
  const further = await cut(family, FURTHER);
  await writeFile(new URL(`${family.target}.woff2`, OUTPUT), own);
  await writeFile(new URL(`${family.target}-further.woff2`, OUTPUT), further);
  console.log(`${family.target}: ${own.length} and ${further.length} bytes`);
}
