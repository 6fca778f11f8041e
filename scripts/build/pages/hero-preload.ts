import type { HTMLElement } from 'node-html-parser';

function heroPicture(root: HTMLElement): HTMLElement | undefined {
  return root
    .querySelectorAll('picture')
    .find((picture) => picture.querySelector('img')?.getAttribute('fetchpriority') === 'high');
}

/**
 * Preloads of the hero image, one for each of its crops, so that it starts to load before the body is parsed. AVIF
 * only: a browser without AVIF ignores these preloads.
 */
export function heroPreloads(root: HTMLElement): string {
  const picture = heroPicture(root);
  const sources = picture?.querySelectorAll('source[type="image/avif"]') ?? [];
  const portrait = sources.find((source) => source.hasAttribute('media'))?.getAttribute('media');
  return sources
    .map((source) => {
      const media = source.getAttribute('media') ?? (portrait && `not all and ${portrait}`);
      const attributes = [
        'rel="preload" as="image" type="image/avif" fetchpriority="high"',
        media && `media="${media}"`,
        `imagesrcset="${source.getAttribute('srcset')}"`,
        `imagesizes="${source.getAttribute('sizes')}"`,
      ];
      return `<link ${attributes.filter(Boolean).join(' ')}/>`;
    })
    .join('');
}
