/**
 * Subsets the two font families to the characters and weights that the site uses and writes them to `app/fonts`.
 * Run it by hand (`node scripts/assets/make-fonts.ts`) after changing a family, an axis range or a character set.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

import { simplifyKerning } from './simplify-kerning.ts';

const OUTPUT = new URL('../../app/fonts/', import.meta.url);
const packages = createRequire(import.meta.url);

/** TCP's initial congestion window: ten segments less the response headers. */
const FIRST_FLIGHT_BYTES = 13_800;

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** Characters that the site's own texts use. */
const OWN_CHARACTERS = range(0x20, 0x7e) + '\u00a0–—‘’“”…·©°';
/** Further characters that visitors may type, in a separate file that is fetched only on demand. */
const FURTHER_CHARACTERS = range(0xa1, 0xff).replaceAll(/[©°·\u00ad]/g, '') + 'ŒœŠšŽžŸ‚„‹›•™−€';

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
    // Used for headings only, so one weight is enough. Headings range from 20 px (cards) to 76 px (home); one
    // optical size in between halves the file compared with the whole axis.
    variationAxes: { wght: 430, opsz: 44 },
    // Without old-style figures and swashes; statistics use lining, tabular figures.
    keepFeatures: ['kern', 'lnum', 'tnum', 'liga'],
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'tnum'],
  },
];

async function subset(family: Family, characters: string): Promise<Buffer> {
  const { variationAxes, keepFeatures } = family;
  const source = await readFile(packages.resolve(family.source));
  const settings = { keepFeatures, noHinting: true };
  const font = await subsetFont(source, characters, { ...settings, targetFormat: 'sfnt', variationAxes });
  simplifyKerning(font);
  // The second pass drops the kerning tables that the simplification emptied.
  return subsetFont(font, characters, { ...settings, targetFormat: 'woff2' });
}

await mkdir(OUTPUT, { recursive: true });
for (const family of FAMILIES) {
  const own = await subset(family, OWN_CHARACTERS);
  if (own.length > FIRST_FLIGHT_BYTES) throw new Error(`${family.target} weighs ${own.length} bytes`);
  const further = await subset(family, FURTHER_CHARACTERS);
  await writeFile(new URL(`${family.target}.woff2`, OUTPUT), own);
  await writeFile(new URL(`${family.target}-further.woff2`, OUTPUT), further);
  console.log(`${family.target}: ${own.length} and ${further.length} bytes`);
}
