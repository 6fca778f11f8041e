/**
 * Generates, from the masters in `assets/images`, the AVIF and WebP sizes that the layouts use and their typed
 * manifest. Run `npm run images` after changing a master or a setting, which also formats the manifest; files that are up to
 * date are kept. The results are committed, see `docs/decisions/0005-committed-image-derivatives.md`.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';

import sharp from 'sharp';

import {
  derivativeHash,
  encodingFor,
  fallbackWidth,
  isCover,
  MASTERS,
  OUTPUT,
  widthsFor,
} from './image-settings.ts';

const MANIFEST = new URL('../../content/images/images.generated.ts', import.meta.url);
const COVERS_MANIFEST = new URL('../../content/images/covers.generated.ts', import.meta.url);

await mkdir(OUTPUT, { recursive: true });
const present = new Set(await readdir(OUTPUT));
const wanted = new Set<string>();
const entries: string[] = [];
const covers: string[] = [];

const masters = (await readdir(MASTERS)).filter((file) => file.endsWith('.webp')).sort();
for (const file of masters) {
  const name = file.replace('.webp', '');
  const master = await readFile(new URL(file, MASTERS));
  const { width, height } = await sharp(master).metadata();
  const hash = derivativeHash(name, master);
  const encoding = encodingFor(name);
  const widths = widthsFor(name, width);
  (isCover(name) ? covers : entries).push(
    `'${name}': { width: ${width}, height: ${height}, hash: '${hash}', widths: [${widths}] },`,
  );
  for (const target of widths) {
    for (const type of target === fallbackWidth(widths) ? (['avif', 'webp'] as const) : (['avif'] as const)) {
      const output = `${name}-${target}.${hash}.${type}`;
      wanted.add(output);
      if (present.has(output)) continue;
      const resized = sharp(master).resize({ width: target });
      const encoded = type === 'avif' ? resized.avif(encoding.avif) : resized.webp(encoding.webp);
      await writeFile(new URL(output, OUTPUT), await encoded.toBuffer());
    }
  }
}

for (const file of present) {
  if (/\.(avif|webp)$/.test(file) && !wanted.has(file)) await rm(new URL(file, OUTPUT));
}

const images = `// Written by scripts/assets/make-images.ts; do not edit.
import type { ImageName } from './image-names.ts';

export type ImageEntry = {
  /** Size of the master. */
  width: number;
  height: number;
  /** Hash of the master and the encoding settings; part of every file name. */
  hash: string;
  /** Widths that exist as AVIF, ascending; the middle one also exists as WebP. */
  widths: readonly number[];
};

export const IMAGES: Record<ImageName, ImageEntry> = {
${entries.join('\n')}
};
`;
const coversSource = `// Written by scripts/assets/make-images.ts; do not edit.
import type { ImageEntry } from './images.generated.ts';

/** Covers of the insights, by \`piece-\` and the id of the piece. */
export const COVERS: Record<string, ImageEntry> = {
${covers.join('\n')}
};
`;

await writeFile(MANIFEST, images);
await writeFile(COVERS_MANIFEST, coversSource);
console.log(`${wanted.size} files for ${masters.length} images`);
