import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { INK } from './site-files/web-manifest.ts';

const ICO_SIZES = [16, 32, 48];

/** Density at which an SVG 64 units wide renders `size` pixels wide; at 72 dpi a unit is one pixel. */
function densityFor(size: number): number {
  return (72 * size) / 64;
}

async function render(svg: Buffer, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(svg, { density: densityFor(size) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The icon on an opaque square. `share` is its size: maskable icons must keep to the inner 80 %. */
async function renderSquare(svg: Buffer, size: number, share: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(size * share);
  const mark = await render(svg, inner);
  return sharp({ create: { width: size, height: size, channels: 3, background: INK } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file of PNG images: a header, a 16-byte entry for each image, then the images. */
function icoFile(images: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    const size = ICO_SIZES[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([header, ...images]);
}

/** Renders every icon that browsers and home screens request from favicon.svg. */
export async function writeIcons(root: string, client: string): Promise<void> {
  const svg = await readFile(join(root, 'public/favicon.svg'));
  await mkdir(join(client, 'icons'), { recursive: true });
  const small = await Promise.all(ICO_SIZES.map((size) => render(svg, size)));
  await writeFile(join(client, 'favicon.ico'), icoFile(small));
  await writeFile(join(client, 'apple-touch-icon.png'), await renderSquare(svg, 180, 0.9));
  for (const size of [192, 512]) {
    await writeFile(join(client, `icons/icon-${size}.png`), await render(svg, size));
    await writeFile(join(client, `icons/maskable-${size}.png`), await renderSquare(svg, size, 0.8));
  }
}
