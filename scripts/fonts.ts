/**
 * Cuts the two type families to the characters and weights that the site uses and writes them to
 * `app/fonts`. Run by hand (`node scripts/fonts.ts`) after a change of family, range or character set.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

const OUTPUT = new URL('../app/fonts/', import.meta.url);
const packages = createRequire(import.meta.url);

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

const BASIC = range(0x20, 0x7e);
const ACCENTED = range(0xc0, 0xff) + 'ŒœŠšŽžŸ';
const SIGNS = '\u00a0–—‘’“”…£€';

type Axis = number | { min: number; max: number };

type Family = {
  source: string;
  target: string;
  characters: string;
  variationAxes: Record<string, Axis>;
  keepFeatures: string[];
};

const FAMILIES: Family[] = [
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    target: 'newsreader.woff2',
    // Headings only, from 20 px up: one weight is enough to tell them from text, the optical size does the rest.
    characters: BASIC + ACCENTED + SIGNS,
    variationAxes: { wght: 430, opsz: { min: 24, max: 72 } },
    // Old-style figures and swashes stay out; stats use lining, tabular figures.
    keepFeatures: ['kern', 'mark', 'ccmp', 'lnum', 'tnum', 'liga'],
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans.woff2',
    characters: BASIC + ACCENTED + SIGNS + '©®°·«»‚„•‹›™−×½±§',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'mark', 'ccmp', 'tnum', 'liga'],
  },
];

await mkdir(OUTPUT, { recursive: true });
for (const family of FAMILIES) {
  const source = await readFile(packages.resolve(family.source));
  const font = await subsetFont(source, family.characters, {
    targetFormat: 'woff2',
    variationAxes: family.variationAxes,
    keepFeatures: family.keepFeatures,
    noHinting: true,
  });
  await writeFile(new URL(family.target, OUTPUT), font);
  console.log(`${family.target}: ${(font.length / 1024).toFixed(1)} KB`);
}
