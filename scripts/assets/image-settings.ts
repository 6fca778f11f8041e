import { createHash } from 'node:crypto';

const ENCODING = {
  avif: { quality: 55, effort: 5 },
  webp: { quality: 74, effort: 5 },
} as const;

/**
 * At quality 55 the hero pictures of these pages would take a phone one or two more round trips and delay LCP. In their fine
 * texture the loss of quality is not visible.
 */
const FINE_TEXTURES: [name: RegExp, quality: number][] = [
  [/^service-(ai-education|insights-enablement|risk-resilience)$/, 38],
  [/^piece-(ai-agents-allow-log-refuse|services-before-systems)$/, 38],
  [/^industry-(government|retail)$/, 48],
  [/^piece-(first-hour-belongs-to-the-facts|indicators-a-board-will-act-on|one-body-of-evidence)$/, 48],
  [
    /^piece-(recovery-times-promised-and-proven|risk-appetite-that-refuses|services-back-in-agreed-order)$/,
    48,
  ],
];

/** Part of each file name's hash, so changing a setting renames the files and no cache serves an old one. */
export function encodingFor(name: string) {
  const quality = FINE_TEXTURES.find(([texture]) => texture.test(name))?.[1];
  return quality === undefined ? ENCODING : { ...ENCODING, avif: { ...ENCODING.avif, quality } };
}

export const MASTERS = new URL('../../assets/images/', import.meta.url);
export const OUTPUT = new URL('../../public/images/', import.meta.url);

/** `wide`: full-width; `portrait`: the hero on phones held upright; `card`: 3:2, for cards and half-width heroes. */
const WIDTHS = {
  wide: [640, 828, 1280, 1920, 2400],
  portrait: [480, 640, 828, 1080],
  card: [480, 640, 768, 1200],
} as const;

/** The width of the one WebP file, which browsers without AVIF get: the middle one, as in `app/ui/media/picture.tsx`. */
export function fallbackWidth(widths: readonly number[]): number | undefined {
  return widths[Math.floor(widths.length / 2)];
}

/** Covers of the insights have a separate manifest, so that no page's script has to include them. */
export function isCover(name: string): boolean {
  return name.startsWith('piece-');
}

export function widthsFor(name: string, masterWidth: number): number[] {
  const layout = name.endsWith('-portrait') ? 'portrait' : /^(hero|banner)-/.test(name) ? 'wide' : 'card';
  return WIDTHS[layout].filter((width) => width <= masterWidth);
}

export function derivativeHash(name: string, master: Uint8Array): string {
  return createHash('sha256')
    .update(master)
    .update(JSON.stringify(encodingFor(name)))
    .digest('hex')
    .slice(0, 8);
}
