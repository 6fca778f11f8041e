import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import { escapeHtml } from '#shared/text/escape-html.ts';

const packages = createRequire(import.meta.url);

/** Instances of the site's two font families; `name` is the family name inside the font file. */
const CUTS = {
  display: {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    variationAxes: { wght: 430, opsz: 72 },
    name: 'Newsreader 16pt',
  },
  text: {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    variationAxes: { wght: 500 },
    name: 'Instrument Sans',
  },
};

const CHARACTERS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}–—‘’“”…£€`;

export type TextLine = {
  text: string;
  cut: keyof typeof CUTS;
  /** In pixels. */
  size: number;
  colour: string;
  width: number;
  /** Letter spacing, in thousandths of the size. */
  tracking?: number;
  /** Pixels added to the font's own line spacing. */
  spacing?: number;
};

export type SetText = { image: Buffer; width: number; height: number };

export type Typesetter = (line: TextLine) => Promise<SetText>;

/** Renders text in the site's own fonts. System fonts are ignored, so images are the same on every machine. */
export async function createTypesetter(directory: string): Promise<Typesetter> {
  await mkdir(directory, { recursive: true });
  for (const [cut, { source, variationAxes }] of Object.entries(CUTS)) {
    const font = await readFile(packages.resolve(source));
    const instance = await subsetFont(font, CHARACTERS, { targetFormat: 'sfnt', variationAxes });
    await writeFile(join(directory, `${cut}.ttf`), instance);
  }
  const configuration = join(directory, 'fonts.conf');
  await writeFile(
    configuration,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig><dir>${directory}</dir><cachedir>${directory}/cache</cachedir></fontconfig>`,
  );
  // Fontconfig reads this variable when sharp is first loaded, so sharp is imported afterwards.
  process.env['FONTCONFIG_FILE'] = configuration;
  const { default: sharp } = await import('sharp');

  return async ({ text, cut, size, colour, width, tracking = 0, spacing = 0 }) => {
    // Pango measures letter spacing in 1024ths of a point; at 72 dpi a point is a pixel.
    const spaced = Math.round((tracking / 1000) * size * 1024);
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colour}" letter_spacing="${spaced}">${escapeHtml(text)}</span>`,
        font: `${CUTS[cut].name} ${size}`,
        fontfile: join(directory, `${cut}.ttf`),
        width,
        wrap: 'word',
        spacing,
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { image: data, width: info.width, height: info.height };
  };
}
