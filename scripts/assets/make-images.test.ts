import { readdir, readFile, stat } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { COVERS } from '#content/images/covers.generated.ts';
import { IMAGES } from '#content/images/images.generated.ts';

import { derivativeHash, fallbackWidth, MASTERS, OUTPUT, widthsFor } from './image-settings.ts';

const MAX_TOTAL_BYTES = 12 * 1024 * 1024;
/** On simulated slow 4G, hero pictures of 20 KB and more delayed the LCP by a round trip, and those below 18 KB did not. */
const MAX_PHONE_BYTES = 18_000;

const entries = Object.entries({ ...IMAGES, ...COVERS });

describe('image manifest', () => {
  it('lists every master and nothing else', async () => {
    const masters = (await readdir(MASTERS)).filter((file) => file.endsWith('.webp'));
    expect(entries.map(([name]) => `${name}.webp`).sort()).toEqual(masters.sort());
  });

  it.each(entries)('%s was made from the current master and settings', async (name, entry) => {
    const master = await readFile(new URL(`${name}.webp`, MASTERS));
    expect(entry.hash).toBe(derivativeHash(name, master));
    expect(entry.widths).toEqual(widthsFor(name, entry.width));
  });

  it('the picture at the top of a page is small enough for the first paint on a phone', async () => {
    const tops = entries.filter(([name]) => /^(service|industry|piece)-/.test(name));
    const sizes = await Promise.all(
      tops.map(async ([name, { hash }]) => {
        const { size } = await stat(new URL(`${name}-768.${hash}.avif`, OUTPUT));
        return { name, size };
      }),
    );
    const remedy = 'A lower quality is set by FINE_TEXTURES in image-settings.ts';
    expect(
      sizes.filter(({ size }) => size > MAX_PHONE_BYTES),
      remedy,
    ).toEqual([]);
  });

  it('matches the files in public/images, which stay within their size budget', async () => {
    const expected = entries.flatMap(([name, { hash, widths }]) =>
      [...widths.map((width) => `${width}.${hash}.avif`), `${fallbackWidth(widths)}.${hash}.webp`].map(
        (file) => `${name}-${file}`,
      ),
    );
    const present = await readdir(OUTPUT);
    expect(present.sort()).toEqual(expected.sort());

    const sizes = await Promise.all(present.map(async (file) => (await stat(new URL(file, OUTPUT))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_TOTAL_BYTES);
  });
});
