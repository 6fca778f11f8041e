import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { SITE_PAGES } from './site-pages.ts';

/** Bytes of a page as they travel, Brotli-compressed. */
export type PageWeight = {
  path: string;
  /** The page without its inlined style sheet. */
  html: number;
  css: number;
  fonts: number;
  /** All that is loaded to bring the page alive. */
  script: number;
};

type Part = Exclude<keyof PageWeight, 'path'>;

const BUDGETS: Record<Part, number> = {
  html: 20_000,
  css: 14_000,
  fonts: 60_000,
  script: 130_000,
};

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const FONT = /<link rel="preload" as="font"[^>]* href="([^"]+)"/g;

/**
 * The page's own weights.
 * @param client the finished and compressed build
 * @param scripts addresses of what brings each page alive, by its path
 */
export function measurePages(client: string, scripts: ReadonlyMap<string, readonly string[]>): PageWeight[] {
  const sizes = new Map<string, number>();
  const travelling = (href: string) => {
    const known = sizes.get(href);
    if (known !== undefined) return known;
    const path = join(client, href);
    const { byteLength } = readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path);
    sizes.set(href, byteLength);
    return byteLength;
  };
  const sum = (hrefs: Iterable<string>) =>
    [...new Set(hrefs)].reduce((total, href) => total + travelling(href), 0);
  const styles = new Map<string, number>();

  return SITE_PAGES.map(({ path, file }) => {
    const html = readFileSync(join(client, file), 'utf8');
    const css = [...html.matchAll(STYLE)].map((match) => match[1] ?? '').join('');
    if (!styles.has(css)) styles.set(css, brotliCompressSync(css).byteLength);
    return {
      path,
      html: brotliCompressSync(html.replaceAll(STYLE, '')).byteLength,
      css: styles.get(css) ?? 0,
      fonts: sum([...html.matchAll(FONT)].map((match) => match[1] ?? '')),
      script: sum(scripts.get(path) ?? []),
    };
  });
}

/** One line for each number that a page has outgrown. */
export function budgetFaults(weights: readonly PageWeight[]): string[] {
  return weights.flatMap((weight) =>
    (Object.keys(BUDGETS) as Part[])
      .filter((part) => weight[part] > BUDGETS[part])
      .map((part) => `${weight.path}: ${part} weighs ${weight[part]} bytes, ${BUDGETS[part]} are allowed`),
  );
}
