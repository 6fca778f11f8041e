import { createHash } from 'node:crypto';

/** Part of each file name's hash, so changing a setting renames every file and no cache serves an old one. */
export const ENCODING = {
  avif: { quality: 55, effort: 5 },
  webp: { quality: 74, effort: 5 },
} as const;

export const MASTERS = new URL('../../assets/images/', import.meta.url);
export const OUTPUT = new URL('../../public/images/', import.meta.url);

/** `wide`: full-width; `portrait`: the hero on phones held upright; `card`: 3:2, for cards and half-width heroes. */
const WIDTHS = {
  wide: [640, 828, 1280, 1920, 2400],
  portrait: [480, 640, 828, 1080],
  card: [480, 640, 768, 1200],
} as const;

export function widthsFor(name: string, masterWidth: number): number[] {
  const layout = name.endsWith('-portrait') ? 'portrait' : /^(hero|banner)-/.test(name) ? 'wide' : 'card';
  return WIDTHS[layout].filter((width) => width <= masterWidth);
}

export function derivativeHash(master: Uint8Array): string {
  return createHash('sha256').update(master).update(JSON.stringify(ENCODING)).digest('hex').slice(0, 8);
}
