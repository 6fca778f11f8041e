import { parse, type HTMLElement } from 'node-html-parser';

const TYPES: Record<string, string> = { svg: 'image/svg+xml', woff2: 'font/woff2' };

export type ReadFile = (path: string) => Buffer;

function dataUri(path: string, read: ReadFile): string {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  if (!type) throw new Error(`No media type is known for ${path}`);
  return `data:${type};base64,${read(path).toString('base64')}`;
}

/** Inlines the symbols that `<use>` elements name, because browsers take none from a data URI. */
function embedSymbols(root: HTMLElement, read: ReadFile): void {
  const embedded = new Set<string>();
  for (const use of root.querySelectorAll('use[href^="/"]')) {
    const [path = '', id = ''] = (use.getAttribute('href') ?? '').split('#');
    if (!embedded.has(id)) use.before(parse(read(path).toString()).getElementById(id)?.toString() ?? '');
    embedded.add(id);
    use.setAttribute('href', `#${id}`);
  }
}

/** Inlines the fonts and images that a stylesheet refers to. */
export function embedInStyles(styles: string, read: ReadFile): string {
  return styles.replaceAll(/url\((\/[^)]+)\)/g, (_, path: string) => `url(${dataUri(path, read)})`);
}

/**
 * Inlines the icon and symbols of a page that a hosted backend serves. Their files are on the site, whose headers keep
 * pages of other origins from using them, and browsers do not load symbols from another origin at all.
 */
export function embedInPage(root: HTMLElement, read: ReadFile): void {
  for (const link of root.querySelectorAll('link[rel="preload"]')) link.remove();
  for (const icon of root.querySelectorAll('link[rel="icon"]'))
    icon.setAttribute('href', dataUri(icon.getAttribute('href') ?? '', read));
  embedSymbols(root, read);
}
